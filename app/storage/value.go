package storage

// normal returns a copy of a value, as it will be when it is read back.
func normal(value any) (any, error) {
	fields, ok := value.(map[string]any)
	if !ok {
		return normalField(value)
	}
	copied := make(map[string]any, len(fields))
	for name, field := range fields {
		field, err := normalField(field)
		if err != nil {
			return nil, err
		}
		copied[name] = field
	}
	return copied, nil
}

func normalField(value any) (any, error) {
	switch v := value.(type) {
	case string, bool, float64, *Foreign:
		return v, nil
	case int:
		return float64(v), nil
	case int64:
		return float64(v), nil
	case []byte:
		return append([]byte{}, v...), nil
	}
	return nil, notStorable(value)
}

// copyOf copies a value that is normal already.
func copyOf(value any) any {
	value, _ = normal(value)
	return value
}

// size is the number of bytes that a key or a normal value takes.
func size(value any) int {
	switch v := value.(type) {
	case string:
		return len(v)
	case []byte:
		return len(v)
	case bool:
		return 1
	case float64:
		return 8
	case map[string]any:
		bytes := 0
		for name, field := range v {
			bytes += len(name) + size(field)
		}
		return bytes
	}
	return 0
}
