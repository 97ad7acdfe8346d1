/**
 * The keys of a literal table, typed as its keys and not as strings.
 *
 * @example keysIn({ a: 1, b: 2 }) // ['a', 'b']
 */
export function keysIn<Table extends object>(table: Table): readonly (keyof Table & string)[] {
	// Object.keys returns string[]; a literal table has no others.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return Object.keys(table) as (keyof Table & string)[]
}
