/** Returns a kept text. */
export function parseText(value: unknown): string {
	if (typeof value !== 'string') throw new TypeError('A text was expected')
	return value
}
