/**
 * A number in Spanish. Four digits are grouped too, so that columns of numbers line up.
 *
 * @example formatNumber(1349) // '1.349'
 */
export function formatNumber(n: number): string {
	return n.toLocaleString('es-ES', { useGrouping: 'always' })
}
