/** Below this many visits a proportion is chance, and none is shown. */
export const minCountForRate = 20

/**
 * How many of 100, or null where there are too few to tell.
 *
 * @example ratePer100(4_256, 18_636) // 22.837…
 * @example ratePer100(3, 19) // null
 */
export function ratePer100(part: number, whole: number): number | null {
	return whole < minCountForRate ? null : (part / whole) * 100
}
