/** A pseudorandom generator (mulberry32). The same seed gives the same sequence, so that findings are reproducible. */
export function createSeededRandom(seed: number) {
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
		/** True with the given probability. */
		is: (probability: number) => next() < probability,
		pick: <T>(from: readonly T[]): T => {
			const picked = from[below(from.length)]
			if (picked === undefined) throw new Error('Cannot pick from an empty list')
			return picked
		},
	}
}
