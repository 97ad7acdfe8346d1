import type { SQLInputValue } from 'node:sqlite'

/** Narrows a parameter to the types that SQLite can bind. Throws a TypeError for others. */
export function bindable(value: unknown): SQLInputValue {
	if (value === null || typeof value === 'string' || typeof value === 'number') return value
	if (value instanceof Uint8Array) return value
	throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`)
}
