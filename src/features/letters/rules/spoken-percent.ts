/**
 * The share of a letter's emails that are sent, to the nearest ten percent, for screen readers. Returns 0 only if no
 * email is sent, and 100 only if all are.
 *
 * @param done 0 to `total`
 * @example spokenPercent(50, 252) // 20
 * @example spokenPercent(168, 252) // 70
 * @example spokenPercent(251, 252) // 90
 */
export function spokenPercent(done: number, total: number): number {
	if (total <= 0 || done <= 0) return 0
	if (done >= total) return 100
	return Math.min(90, Math.max(10, Math.round((done / total) * 10) * 10))
}
