/** If the total is below this, a rate is noise, so none is shown. */
export const minCountForRate = 20

/**
 * A percentage, or null if the total is too small.
 *
 * @example ratePer100(4_256, 18_636) // 22.837…
 * @example ratePer100(3, 19) // null
 */
export function ratePer100(part: number, whole: number): number | null {
	return whole < minCountForRate ? null : (part / whole) * 100
}
