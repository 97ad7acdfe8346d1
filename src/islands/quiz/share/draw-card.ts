import { colours, fillRect, font } from '#islands/canvas.ts'
import { drawSashWindow } from '#islands/draw-sash-window.ts'
import { layouts, layOutText } from './card-layout.ts'
import { formats, type Card } from './card.ts'

type Context = CanvasRenderingContext2D

const marginPx = 70

const noBattery = { level: 0, occupants: [] }

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
	// On a card without a battery the blind is closed.
	drawSashWindow(context, layouts[card.format].sashWindow, card.battery ?? noBattery)
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
