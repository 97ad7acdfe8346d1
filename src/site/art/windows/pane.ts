/** Top edge and height of the pane, in the units of the sash window. */
export const paneTop = 8
export const paneHeight = 201

/** Height of the closed blind: shorter than the pane, to leave room for the rail. */
export const closedBlindHeight = 200

/** The frame of the sash window, 120 by 224 units: a box with four holes for the panes, on a sill. */
export const sashFrame =
	'M5 0H115V215H120V223H0V215H5zM12 8V82H58.5V8zM61.5 8V82H108V8zM12 85V208H58.5V85zM61.5 85V208H108V85z'

/**
 * Returns the top edge of the light, measured from the top of the pane.
 *
 * @param level battery level, 0 to 100; values outside are clamped
 * @param pane height of the pane, in the units of the drawing
 * @returns whole units
 * @example lightTop(100) // 0
 */
export function lightTop(level: number, pane = paneHeight): number {
	return Math.round((pane * (100 - clampPercent(level))) / 100)
}

/**
 * Returns the height of the blind: 0 at a forecast of 100, closed at a forecast of 0.
 *
 * @example blindHeight(18) // 164
 */
export function blindHeight(forecast: number): number {
	return Math.round((closedBlindHeight * (100 - clampPercent(forecast))) / 100)
}

function clampPercent(value: number): number {
	return Math.min(100, Math.max(0, value))
}
