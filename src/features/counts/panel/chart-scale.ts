/** Maximum number of grid lines above the baseline. */
const maxTicks = 3

/** The height of the chart as a multiple of its highest bar, to leave room for marks. */
const headroom = 1.08

/**
 * The top of a chart, and the values of its grid lines, ascending, without 0: the multiples of a round number, which is
 * 1, 2 or 5 times a power of ten.
 *
 * @param max the largest value of the chart, at least 0
 * @example chartScale(1_349) // { max: 1456.92, ticks: [500, 1000] }
 */
export function chartScale(max: number) {
	const top = Math.max(1, max) * headroom
	const magnitude = 10 ** Math.floor(Math.log10(top))
	const steps = [0.1, 0.2, 0.5, 1, 2, 5].map((factor) => Math.max(1, factor * magnitude))
	const step = steps.find((each) => top / each < maxTicks + 1) ?? top
	const ticks = Array.from({ length: Math.floor(top / step) }, (_, index) =>
		Math.round((index + 1) * step),
	)
	return { max: top, ticks }
}
