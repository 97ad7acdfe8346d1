/**
 * A whole number with its sign, for a change of charge.
 *
 * @example signed(-9) // '−9', with a minus sign
 */
export function signed(points: number): string {
	return points > 0 ? `+${points}` : `−${-points}`
}
