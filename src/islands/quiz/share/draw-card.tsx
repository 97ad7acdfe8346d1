import { SashWindow } from '#components/art/SashWindow.tsx'
import { artImage } from '#islands/art-image.tsx'
import { colours, fillRect, font } from '#islands/canvas.ts'
import { layouts, layOutText } from './card-layout.ts'
import { formats, type Card } from './card.ts'

type Context = CanvasRenderingContext2D

const marginPx = 70

/** On a card without a battery the blind is closed. */
const noBattery = { level: 0, occupants: [] }

/** Draws a card onto a new canvas, in the page's typeface. */
export async function drawCard(card: Card, siteName: string): Promise<HTMLCanvasElement> {
	const canvas = Object.assign(document.createElement('canvas'), formats[card.format])
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser does not support canvas')
	const { width, height } = canvas
	const { size, plinth, name: nameX } = layouts[card.format]
	// The page already uses this typeface, so this only waits if the file is late.
	await document.fonts.load(font(350, size.headline)).catch(() => undefined)
	fillRect(context, colours.wall, 0, 0, width, height)
	fillRect(context, colours.plinth, 0, height - plinth, width, plinth)
	context.drawImage(await artImage(<CardWindow card={card} />, canvas), 0, 0)
	drawText(context, card)

	const baseline = height - plinth / 2 + size.address / 3
	context.font = font(560, size.address)
	context.fillStyle = colours.text
	context.fillText(siteName, nameX, baseline)
	context.font = font(480, size.address)
	context.fillStyle = colours.softText
	context.textAlign = 'right'
	context.fillText(card.displayAddress, width - marginPx, baseline)
	return canvas
}

function CardWindow({ card: { format, battery } }: { card: Card }) {
	const { x, y, unit } = layouts[format].sashWindow
	const { level, occupants } = battery ?? noBattery
	return (
		<g transform={`translate(${x} ${y}) scale(${unit})`}>
			<SashWindow level={level} forecast={level}>
				<path fill="var(--glass)" d={occupants.join('')} />
			</SashWindow>
		</g>
	)
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
