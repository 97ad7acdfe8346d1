/**
 * A table with a value for each key.
 *
 * @example recordOf(['a', 'bc'], (key) => key.length) // { a: 1, bc: 2 }
 */
export function recordOf<Key extends string, Value>(
	keys: readonly Key[],
	valueOf: (key: Key) => Value,
): Record<Key, Value> {
	// Object.fromEntries loses the key type.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}
