import { FigureDrawing, LevelPane } from '#site/art/rooms/LevelPane.tsx'
import { artImage } from '#site/island/art-image.tsx'
import { colours, fillRect, font } from '#site/island/canvas.ts'
import { layouts, layOutText } from './card-layout.ts'
import { formats, type Card } from './card.ts'

type Context = CanvasRenderingContext2D

const marginPx = 70

/** Text on the light. */
const ink = '#10221c'

/** Draws a card onto a new canvas, in the page's typeface. */
export async function drawCard(card: Card, siteName: string): Promise<HTMLCanvasElement> {
	const canvas = Object.assign(document.createElement('canvas'), formats[card.format])
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser does not support canvas')
	// In the page it inherits the typeface's lining figures.
	canvas.hidden = true
	document.body.append(canvas)
	const { width, height } = canvas
	const { size, plinth } = layouts[card.format]
	// The page already uses this typeface, so this only waits if the file is late.
	await document.fonts.load(font(350, size.title)).catch(() => undefined)
	fillRect(context, colours.wall, 0, 0, width, height)
	fillRect(context, colours.plinth, 0, height - plinth, width, plinth)
	context.drawImage(await artImage(<CardWindow card={card} />, canvas), 0, 0)
	drawTitle(context, card)
	drawMark(context, card)

	const baseline = height - plinth / 2 + size.address / 3
	context.font = font(560, size.address)
	context.fillStyle = colours.text
	context.fillText(siteName, marginPx, baseline)
	context.font = font(480, size.address)
	context.fillStyle = colours.softText
	context.textAlign = 'right'
	context.fillText(card.displayAddress, width - marginPx, baseline)
	canvas.remove()
	return canvas
}

/** The window of the page's card. The tall one has a small figure in place of the side pane. */
function CardWindow({ card: { format, level, figure } }: { card: Card }) {
	const { frame, side, pane } = layouts[format]
	const { x, y, width, height } = frame
	const bottom = pane.y + pane.height
	const light = (pane.height * level) / 100
	const figureHeight = light - markHeight(light) - 70
	return (
		<>
			<rect fill="var(--paint)" {...frame} />
			<rect fill="var(--paint)" x={x - 22} y={y + height} width={width + 44} height="16" />
			{side && <LevelPane {...side} level={level} figure={figure} />}
			<LevelPane {...pane} level={level} />
			{!side && figure && (
				<FigureDrawing
					figure={figure}
					x={pane.x + 64}
					y={bottom - figureHeight}
					width={pane.width - 128}
					height={figureHeight}
				/>
			)}
		</>
	)
}

/** In the tall card the figure is below the mark. */
function markHeight(light: number): number {
	return Math.min(light * 0.42, layouts.tall.size.mark)
}

function drawTitle(context: Context, card: Card): void {
	const lines = layOutText(card, (text, size) => {
		context.font = font(350, size)
		context.letterSpacing = `${-0.03 * size}px`
		return context.measureText(text).width
	})
	context.fillStyle = colours.text
	for (const { part, text, size, x, y } of lines) {
		context.font = font(part === 'title' ? 350 : 480, size)
		context.letterSpacing = part === 'title' ? `${-0.03 * size}px` : '0px'
		context.fillText(text, x, y)
	}
}

/** The mark with its unit, and the size beside it, centred in the light or in its upper part. */
function drawMark(context: Context, { format, level, mark, unit, size }: Card): void {
	const { pane, padding, side, size: sizes } = layouts[format]
	const light = (pane.height * level) / 100
	const top = pane.y + pane.height - light
	const markSize = side ? Math.min(light * 0.72, sizes.mark) : markHeight(light)
	const middle = top + (side ? light / 2 : 40 + markSize / 2)
	let x = pane.x + padding
	const fit = (text: string, weight: number, px: number): number => {
		context.font = font(weight, px)
		return Math.min(1, (pane.x + pane.width - padding / 2 - x) / context.measureText(text).width)
	}
	const write = (text: string, weight: number, px: number, y: number) => {
		context.font = font(weight, px)
		context.fillText(text, x, y)
		return context.measureText(text).width
	}
	context.fillStyle = ink
	if (mark) x += write(mark, 350, markSize, middle + markSize * 0.33)
	if (unit) x += 12 + write(` ${unit}`, 480, sizes.line, middle + markSize * 0.33)
	if (mark) x += padding
	if (!size) return
	const px = sizes.line * 0.9
	const share = Math.min(fit(size.name, 560, px), fit(size.note, 480, px))
	write(size.name, 560, px * share, middle - px * 0.2)
	write(size.note, 480, px * share, middle + px)
}
