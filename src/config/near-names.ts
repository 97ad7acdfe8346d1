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
			// Names whose lengths differ by more than this cannot be near; this excludes most variables of a machine.
			.filter((setting) => Math.abs(name.length - setting.length) <= maxDistance(setting))
			.map((setting) => ({ setting, distance: lettersApart(name.toUpperCase(), setting) }))
			.filter(({ setting, distance }) => distance <= maxDistance(setting))
			.toSorted((a, b) => a.distance - b.distance)
		return nearest ? [`${name} is not a setting. Is ${nearest.setting} meant?`] : []
	})
}

/** Short names are close to other programs' variables: PATH differs from PORT by two letters. */
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
