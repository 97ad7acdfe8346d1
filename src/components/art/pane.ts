/** Where the pane begins behind the frame, and its height, in the window's own units. */
export const paneTop = 8
export const paneHeight = 201

/** The blind is a little shorter than the pane: its rail rests on the sill, its cord hangs below. */
export const closedBlindHeight = 200

/** The sash window's wood, 120 by 224 units: the box, its sill, and four panes cut out. */
export const sashFrame =
	'M5 0H115V215H120V223H0V215H5zM12 8V82H58.5V8zM61.5 8V82H108V8zM12 85V208H58.5V85zM61.5 85V208H108V85z'

/**
 * How far down a pane the light begins; from there it reaches the sill.
 *
 * @param level charge, 0 to 100; anything outside is drawn as the nearer end
 * @param pane height of the pane, in the units of the drawing
 * @returns the light's top edge inside the pane, in whole units: half of one is nothing to see
 * @example lightTop(100) // 0
 */
export function lightTop(level: number, pane = paneHeight): number {
	return Math.round((pane * (100 - percent(level))) / 100)
}

/**
 * How far the blind hangs down: a forecast of 100 rolls it up, a forecast of 0 closes it.
 *
 * @example blindHeight(18) // 164
 */
export function blindHeight(forecast: number): number {
	return Math.round((closedBlindHeight * (100 - percent(forecast))) / 100)
}

function percent(value: number): number {
	return Math.min(100, Math.max(0, value))
}
