import { closedBlindHeight, paneHeight, paneTop, sashFrame } from '#site/art/windows/pane.ts'
import { type SilhouetteName, silhouetteSvg } from './art.tsx'
import { round } from './keyframes.ts'

export type WindowState = {
	/** The level: the height of the light, 0 to 100. */
	light: number
	/** The forecast: the share of the pane below the blind, 0 to 100. */
	blind: number
	inside?: SilhouetteName
}

/**
 * One window in drawing order: glass, light, silhouette, blind, frame. The site's own <SashWindow> rounds to whole
 * units, which would be visible as steps in a film.
 */
export function windowSvg({ light, blind, inside }: WindowState): string {
	return [
		'<path fill="var(--glass)" d="M10 6H110V212H10z"/>',
		lightSvg(light),
		light > 0 && inside && silhouetteSvg(inside),
		blindSvg(blind),
		`<path fill="var(--paint)" fill-rule="evenodd" d="${sashFrame}"/>`,
	]
		.filter(Boolean)
		.join('')
}

/** The window's light on the wall around it, brighter by night. */
export function haloSvg(light: number, night: number): string {
	const opacity = round((light / 100) * night)
	return opacity > 0
		? `<ellipse cx="60" cy="130" rx="110" ry="160" fill="url(#paint-halo)" opacity="${opacity}"/>`
		: ''
}

/** The y of a level on the pane, measured from the window's top. */
export function paneY(charge: number): number {
	return paneTop + paneHeight * (1 - charge / 100)
}

function lightSvg(light: number): string {
	if (light <= 0) return ''
	return `<path fill="url(#paint-light)" d="M10 ${round(paneY(light))}H110V209H10z"/>`
}

/** The outer <svg> clips the rolled-up part of the blind and what hangs below the sill. */
function blindSvg(blind: number): string {
	if (blind >= 100) return ''
	const drop = round((-closedBlindHeight * blind) / 100)
	return `<svg x="10" y="${paneTop}" width="100" height="213"><g transform="translate(0 ${drop})"><path fill="url(#paint-slats)" d="M0 0H100V200H0z"/><path fill="var(--paint)" d="M0 197H100V200H0z"/><path stroke="var(--paint)" d="M50 200v7"/><circle cx="50" cy="209" r="2" fill="none" stroke="var(--paint)"/></g></svg>`
}
