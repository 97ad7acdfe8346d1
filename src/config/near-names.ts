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
			// Leaves out settings whose length differs from the name's by more than the maximum distance, because they cannot
			// be near. Most variables of a machine need no further comparison.
			.filter((setting) => Math.abs(name.length - setting.length) <= maxDistance(setting))
			.map((setting) => ({ setting, distance: lettersApart(name.toUpperCase(), setting) }))
			.filter(({ setting, distance }) => distance <= maxDistance(setting))
			.toSorted((a, b) => a.distance - b.distance)
		return nearest ? [`${name} is not a setting. Is ${nearest.setting} meant?`] : []
	})
}

/**
 * The number of letters by which a variable may differ from a setting and still count as a misspelling of it. It is
 * lower for short names, because they are close to other programs' variables: PATH differs from PORT by two letters.
 */
function maxDistance(setting: string): number {
	return setting.length < 8 ? 1 : 2
}

/**
 * The number of letters that one name has and the other lacks, regardless of their order, counted for the name that has
 * more of them. Each typing error adds at most one.
 */
function lettersApart(one: string, other: string): number {
	return Math.max(lettersLeft(one, other), lettersLeft(other, one))
}

function lettersLeft(name: string, without: string): number {
	return Array.from(without).reduce((left, letter) => left.replace(letter, ''), name).length
}
