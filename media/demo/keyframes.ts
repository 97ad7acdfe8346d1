/** A moment and the value that holds there. Values between two keys are eased. */
export type Key = readonly [seconds: number, value: number]

/** Perlin's smootherstep: velocity and acceleration are zero at both ends. */
function ease(share: number): number {
	return share * share * share * (share * (share * 6 - 15) + 10)
}

/**
 * 0 before `from`, 1 after `to`, eased between.
 *
 * @example ramp(5, 4, 6) // 0.5
 */
export function ramp(t: number, from: number, to: number): number {
	if (t <= from) return 0
	if (t >= to) return 1
	return ease((t - from) / (to - from))
}

export function mix(a: number, b: number, share: number): number {
	return a + (b - a) * share
}

/**
 * A value that changes over time. It holds before its first key and after its last.
 *
 * @example track(5, [[4, 0], [6, 10]]) // 5
 */
export function track(t: number, keys: readonly Key[]): number {
	const next = keys.findIndex(([at]) => at > t)
	const last = keys.at(next === -1 ? -1 : Math.max(next - 1, 0))
	const [, held] = last ?? [0, 0]
	const following = next > 0 ? keys[next] : undefined
	if (!last || !following) return held
	return mix(held, following[1], ramp(t, last[0], following[0]))
}

/** 1 between `from` and `to`, 0 outside; fades in and out over `over` seconds within that period. */
export function fade(t: number, from: number, to: number, over = 0.45): number {
	return Math.min(ramp(t, from, from + over), 1 - ramp(t, to - over, to))
}

/** Rounds to two decimals, a hundredth of a pixel: motion stays smooth, and equal frames have equal markup. */
export function round(value: number): number {
	return Math.round(value * 100) / 100
}
