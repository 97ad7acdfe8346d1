/**
 * A whole number with its sign, as a change of charge is shown.
 *
 * @example signed(-9) // '−9', with a minus sign
 */
export function signed(points: number): string {
	return points > 0 ? `+${points}` : `−${-points}`
}
