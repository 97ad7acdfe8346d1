import { colours, fillPath, fillRect, font } from '#islands/canvas.ts'
import { blindHeight, lightTop, sashFrame } from '#components/art/pane.ts'
import { layouts, layOutText } from './card-layout.ts'
import { formats, type Card } from './card.ts'

type Context = CanvasRenderingContext2D

const marginPx = 70

/** Draws a card onto a canvas in the page's typeface. */
export async function drawCard(
	canvas: HTMLCanvasElement,
	card: Card,
	siteName: string,
): Promise<void> {
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser does not support canvas')
	const { size, plinth, name: nameX } = layouts[card.format]
	// The page uses this typeface already, so this only waits if the file is late.
	await document.fonts.load(font(350, size.headline)).catch(() => undefined)

	const { width, height } = formats[card.format]
	Object.assign(canvas, { width, height })
	fillRect(context, colours.wall, 0, 0, width, height)
	fillRect(context, colours.plinth, 0, height - plinth, width, plinth)
	drawSashWindow(context, card)
	drawText(context, card)

	const baseline = height - plinth / 2 + size.address / 3
	context.font = font(560, size.address)
	context.fillStyle = colours.text
	context.fillText(siteName, nameX, baseline)
	context.font = font(480, size.address)
	context.fillStyle = colours.softText
	context.textAlign = 'right'
	context.fillText(card.displayAddress, width - marginPx, baseline)
	context.textAlign = 'left'
}

function drawText(context: Context, card: Card): void {
	const lines = layOutText(card, (text, size) => {
		context.font = font(350, size)
		return context.measureText(text).width
	})
	for (const { part, text, size, x, y } of lines) {
		context.font = font(part === 'headline' ? 350 : 480, size)
		context.fillStyle = part === 'headline' ? colours.text : colours.softText
		context.fillText(text, x, y)
	}
}

/** Draws the same sash window as SashWindow.tsx. On a card without a battery its blind is closed. */
function drawSashWindow(context: Context, { format, battery }: Card): void {
	const { x, y, unit } = layouts[format].sashWindow
	const level = battery?.level ?? 0
	context.save()
	context.translate(x, y)
	context.scale(unit, unit)
	if (level > 0) drawHalo(context, level)
	fillRect(context, colours.glass, 10, 6, 100, 206)
	const top = 8 + lightTop(level)
	const lamplight = context.createLinearGradient(0, top, 0, 209)
	lamplight.addColorStop(0, colours.lamp)
	lamplight.addColorStop(1, colours.glow)
	fillRect(context, lamplight, 10, top, 100, 209 - top)
	context.fillStyle = colours.glass
	for (const outline of battery?.occupants ?? []) fillPath(context, outline, 'nonzero')
	const blind = blindHeight(level)
	fillRect(context, colours.blind, 10, 8, 100, blind)
	for (let slat = 15.5; slat < 8 + blind; slat += 9)
		fillRect(context, colours.slat, 10, slat, 100, 1.5)
	fillRect(context, colours.paint, 10, 5 + blind, 100, 3)
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
