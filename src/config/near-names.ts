/**
 * Notes on variables that look like misspelled settings, one sentence each.
 *
 * @example describeNearNames({ SMTP_ULR: '…' }, ['SMTP_URL']) // ['SMTP_ULR is not a setting. Is SMTP_URL meant?']
 */
export function describeNearNames(
	environment: Readonly<Record<string, string | undefined>>,
	known: readonly string[],
): readonly string[] {
	return Object.keys(environment).flatMap((name) => {
		if (known.includes(name)) return []
		const [nearest] = known
			// Names whose lengths differ by more cannot be near; this excludes most variables of a machine.
			.filter((setting) => Math.abs(name.length - setting.length) <= maxDistance(setting))
			.map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }))
			.filter(({ setting, distance }) => distance <= maxDistance(setting))
			.toSorted((a, b) => a.distance - b.distance)
		return nearest ? [`${name} is not a setting. Is ${nearest.setting} meant?`] : []
	})
}

/** Short names are close to other programs' variables: PATH differs from PORT by two letters. */
function maxDistance(setting: string): number {
	return setting.length < 8 ? 1 : 2
}

/** Number of letters inserted, deleted, replaced or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
	const table = Array.from({ length: a.length + 1 }, (): number[] => [])
	const at = (i: number, j: number) => table[i]?.[j] ?? Infinity
	const isSwap = (i: number, j: number) => a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
	table.forEach((row, i) => {
		for (let j = 0; j <= b.length; j++) {
			const nearest = Math.min(
				at(i - 1, j) + 1,
				at(i, j - 1) + 1,
				at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
				isSwap(i, j) ? at(i - 2, j - 2) + 1 : Infinity,
			)
			row[j] = i + j === 0 ? 0 : nearest
		}
	})
	return at(a.length, b.length)
}
