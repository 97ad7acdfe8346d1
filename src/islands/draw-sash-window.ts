import { blindHeight, lightTop, sashFrame } from '#components/art/pane.ts'
import { colours, fillPath, fillRect } from './canvas.ts'

type Context = CanvasRenderingContext2D

type Place = {
	readonly x: number
	readonly y: number
	/** A 120th of the width of the window, in pixels. */
	readonly unit: number
}

type Battery = {
	/** 0 to 100. */
	readonly level: number
	/** Paths of silhouettes, in the units of the window. */
	readonly occupants: readonly string[]
}

/** Draws the same sash window as SashWindow.tsx. Without light its blind is closed. */
export function drawSashWindow(
	context: Context,
	place: Place,
	{ level, occupants }: Battery,
): void {
	context.save()
	context.translate(place.x, place.y)
	context.scale(place.unit, place.unit)
	if (level > 0) drawHalo(context, level)
	fillRect(context, colours.glass, 10, 6, 100, 206)
	drawLight(context, level)
	context.fillStyle = colours.glass
	for (const outline of occupants) fillPath(context, outline, 'nonzero')
	drawBlind(context, blindHeight(level))
	context.fillStyle = colours.paint
	// The panes are holes in the outline of the frame.
	fillPath(context, sashFrame, 'evenodd')
	context.restore()
}

function drawHalo(context: Context, level: number): void {
	const halo = context.createRadialGradient(60, 120, 30, 60, 120, 170)
	halo.addColorStop(0, `rgb(249 192 86 / ${0.3 * (level / 100)})`)
	halo.addColorStop(1, 'rgb(249 192 86 / 0)')
	fillRect(context, halo, -120, -60, 360, 360)
}

function drawLight(context: Context, level: number): void {
	const top = 8 + lightTop(level)
	const lamplight = context.createLinearGradient(0, top, 0, 209)
	lamplight.addColorStop(0, colours.lamp)
	lamplight.addColorStop(1, colours.glow)
	fillRect(context, lamplight, 10, top, 100, 209 - top)
}

function drawBlind(context: Context, height: number): void {
	fillRect(context, colours.blind, 10, 8, 100, height)
	for (let slat = 15.5; slat < 8 + height; slat += 9)
		fillRect(context, colours.slat, 10, slat, 100, 1.5)
	fillRect(context, colours.paint, 10, 5 + height, 100, 3)
}
