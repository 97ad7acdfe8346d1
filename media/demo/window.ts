import { round } from './motion.ts'

/** A window is drawn 120 wide and 224 high. Here its pane begins, and its height is 100 points. */
const pane = { x: 10, y: 8, width: 100, height: 201 }

export type WindowState = {
	/** What is left: the height of the light, 0 to 100. */
	light: number
	/** The forecast: how far the blind leaves the pane open, 0 to 100. */
	blind: number
	/** Markup inside the room. */
	inside?: string
}

/** Gradients and patterns that every window refers to. */
export const windowDefinitions = `<linearGradient id="lamplight" x2="0" y2="1"><stop stop-color="var(--lamp)"/><stop offset="1" stop-color="var(--glow)"/></linearGradient><radialGradient id="halo"><stop offset=".2" stop-color="var(--lamp)" stop-opacity=".36"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient><pattern id="slats" width="100" height="9" patternUnits="userSpaceOnUse"><path fill="var(--blind)" d="M0 0H100V9H0z"/><path fill="var(--slat)" d="M0 7.5H100V9H0z"/></pattern>`

const frame =
	'<path fill="var(--paint)" fill-rule="evenodd" d="M5 0H115V215H120V223H0V215H5zM12 8V82H58.5V8zM61.5 8V82H108V8zM12 85V208H58.5V85zM61.5 85V208H108V85z"/>'

/** One window: glass, light from below, who is inside, the blind from above, the frame. */
export function drawWindow({ light, blind, inside = '' }: WindowState): string {
	return [
		'<path fill="var(--glass)" d="M10 6H110V212H10z"/>',
		drawLight(light),
		light > 0 && inside,
		drawBlind(blind),
		frame,
	]
		.filter(Boolean)
		.join('')
}

/** The light that falls on the wall around a window, more of it by night. */
export function drawHalo(light: number, night: number): string {
	const opacity = round((light / 100) * night)
	return opacity > 0
		? `<ellipse cx="60" cy="130" rx="110" ry="160" fill="url(#halo)" opacity="${opacity}"/>`
		: ''
}

/** The height of a charge on the pane, from the window's top. */
export function paneY(charge: number): number {
	return pane.y + pane.height * (1 - charge / 100)
}

// The gradient belongs to the whole pane: lamplight does not shrink with the charge, it is covered.
function drawLight(light: number): string {
	if (light <= 0) return ''
	const top = round(paneY(light))
	return `<path fill="url(#lamplight)" d="M10 ${top}H110V209H10z"/>`
}

function drawBlind(blind: number): string {
	if (blind >= 100) return ''
	const drop = round(-2 * blind)
	return `<svg x="10" y="8" width="100" height="213"><g transform="translate(0 ${drop})"><path fill="url(#slats)" d="M0 0H100V200H0z"/><path fill="var(--paint)" d="M0 197H100V200H0z"/><path stroke="var(--paint)" d="M50 200v7"/><circle cx="50" cy="209" r="2" fill="none" stroke="var(--paint)"/></g></svg>`
}
