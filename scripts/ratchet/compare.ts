/** Numbers by name, with a reason for each that has grown. Without a reason, a number may only fall. */
export type Table = Readonly<{
	numbers: Readonly<Record<string, number>>
	why: Readonly<Record<string, string>>
}>

/** A folder with more entries belongs in the table. */
const maxEntries = 30

/**
 * Faults of a table, one sentence per number.
 *
 * @param before the table of the last commit
 */
export function compare(
	counted: Table['numbers'],
	table: Table,
	before: Table,
	writeCommand: string,
): readonly string[] {
	const names = new Set([...Object.keys(counted), ...Object.keys(table.numbers)])
	return [...names].flatMap((name) => {
		const now = counted[name] ?? maxEntries
		const allowed = table.numbers[name] ?? maxEntries
		if (now > allowed) {
			return `${name}: ${now}, and the table allows ${allowed}. Take something away first; if it must grow, run ${writeCommand} and say why in the table.`
		}
		if (now < allowed) {
			return `${name}: ${counted[name] ?? `at most ${maxEntries}`}, and the table still allows ${allowed}. Lower it: ${writeCommand}`
		}
		const earlier = before.numbers[name] ?? maxEntries
		const why = table.why[name] ?? ''
		const isExplained = why.trim() !== '' && why !== before.why[name]
		if (allowed <= earlier || isExplained) return []
		return `${name}: ${earlier} has become ${allowed}. Say why in the table: "why": { "${name}": "…" }`
	})
}

/** The table with the counted numbers. Drops the reason of a number that has fallen. */
export function renew(counted: Table['numbers'], table: Table): Table {
	const why = Object.entries(table.why).filter(
		([name]) => (counted[name] ?? 0) >= (table.numbers[name] ?? maxEntries),
	)
	return { numbers: counted, why: Object.fromEntries(why) }
}

/**
 * Folders with more than 30 entries, and their number of entries.
 *
 * @param files paths from the root, with `/`
 */
export function largeFolders(files: readonly string[]): Table['numbers'] {
	const entries = new Map<string, Set<string>>()
	for (const file of files) {
		const parts = file.split('/')
		for (const [depth, entry] of parts.entries()) {
			const folder = parts.slice(0, depth).join('/') || '.'
			entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
		}
	}
	const counts = [...entries].map(([folder, { size }]) => [folder, size] as const)
	return Object.fromEntries(
		counts
			.filter(([, size]) => size > maxEntries)
			.toSorted(([one], [other]) => (one < other ? -1 : 1)),
	)
}
