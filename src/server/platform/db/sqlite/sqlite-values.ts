import type { SQLInputValue } from 'node:sqlite'

/** A parameter of a statement, checked for its type. */
export function bindable(value: unknown): SQLInputValue {
	if (value === null || typeof value === 'string' || typeof value === 'number') return value
	throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`)
}
