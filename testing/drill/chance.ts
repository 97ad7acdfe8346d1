/** Chance that repeats itself for one seed (mulberry32), so that what was found can be found again. */
export function chanceOf(seed: number) {
	let state = seed
	const next = () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const below = (limit: number) => Math.floor(next() * limit)
	return {
		below,
		is: (share: number) => next() < share,
		pick: <T>(from: readonly T[]): T => {
			const picked = from[below(from.length)]
			if (picked === undefined) throw new Error('There is nothing to pick from')
			return picked
		},
		/** Bytes of any value. */
		bytes: (most: number) => Buffer.from(Array.from({ length: below(most) }, () => below(256))),
	}
}

export type Chance = ReturnType<typeof chanceOf>
