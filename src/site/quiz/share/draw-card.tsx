import { FigureDrawing, LevelPane } from '#site/art/rooms/LevelPane.tsx'
import { artImage } from '#site/island/art-image.tsx'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { colours, drawPicture, font } from '#site/island/canvas.ts'
import { layouts, layOutText } from './card-layout.ts'
import type { Card } from './card.ts'

type Context = CanvasRenderingContext2D

/** Text on the light. */
const ink = '#10221c'

export function drawCard(card: Card, siteName: string): Promise<Blob> {
	const size = pictureSizes[card.format]
	const { size: sizes, plinth } = layouts[card.format]
	const names = [siteName, card.displayAddress] as const
	return drawPicture(size, { names, size: sizes.address, plinth }, async (context) => {
		context.drawImage(await artImage(<CardWindow card={card} />, size), 0, 0)
		drawTitle(context, card)
		drawMark(context, card)
	})
}

/**
 * The window of the result card, as on the page. Formats without a side pane have a small figure in the light instead.
 */
function CardWindow({ card: { format, level, figure } }: { card: Card }) {
	const { frame, side, pane } = layouts[format]
	const { x, y, width, height } = frame
	const bottom = pane.y + pane.height
	const light = (pane.height * level) / 100
	const figureHeight = light - markHeight(format, light) - 70
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

/** The height of the mark where there is no side pane and the figure is below the mark. */
function markHeight(format: Card['format'], light: number): number {
	return Math.min(light * 0.42, layouts[format].size.mark)
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

/**
 * Draws the mark with its unit and, to the right of it, the size of the battery. With a side pane, they are in the
 * vertical centre of the light, otherwise in its upper part.
 */
function drawMark(context: Context, { format, level, mark, unit, size }: Card): void {
	const { pane, padding, side, size: sizes } = layouts[format]
	const light = (pane.height * level) / 100
	const top = pane.y + pane.height - light
	const markSize = side ? Math.min(light * 0.72, sizes.mark) : markHeight(format, light)
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
