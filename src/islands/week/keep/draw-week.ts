import { blindHeight, lightTop, paneHeight, paneTop, sashFrame } from '#components/art/pane.ts'
import type { Evening } from '#domain/energy/forecast.ts'
import { canvasToPng, colours, fillPath, fillRect, font } from '#islands/canvas.ts'
import { wrapText } from '#islands/wrap-text.ts'

type Context = CanvasRenderingContext2D

/** What stands on the picture: the evenings and words about them, nothing that is planned. */
export type WeekPicture = {
	readonly evenings: readonly Evening[]
	/** Short names of the days, Monday first. */
	readonly days: readonly string[]
	/** The lowest evening, in amber; undefined if none is marked. */
	readonly marked: number | undefined
	readonly headline: string
	/** The site's name and the page's address. */
	readonly sender: readonly [name: string, address: string]
}

export type PictureFormat = keyof typeof layouts

/** In pixels; `unit` is a 120th of a window's width, `pitch` the distance between windows. */
const layouts = {
	wide: {
		size: { width: 1200, height: 630 },
		rows: [7],
		top: 92,
		unit: 1.08,
		pitch: { x: 152, y: 0 },
		label: 34,
		headline: { size: 40, y: 498 },
		sender: 26,
		plinth: 78,
	},
	tall: {
		size: { width: 1080, height: 1920 },
		rows: [3, 3, 1],
		top: 150,
		unit: 1.62,
		pitch: { x: 290, y: 490 },
		label: 46,
		headline: { size: 58, y: 1560 },
		sender: 38,
		plinth: 140,
	},
} as const

const windowWidth = 120
const windowHeight = 224

/** Draws the seven evenings and exports them as a PNG. Nothing is sent anywhere. */
export async function drawWeek(picture: WeekPicture, format: PictureFormat): Promise<Blob> {
	const canvas = document.createElement('canvas')
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser does not support canvas')
	const { size, plinth, sender, label } = layouts[format]
	// The page uses this typeface already, so this only waits if the file is late.
	await document.fonts.load(font(480, label)).catch(() => undefined)
	Object.assign(canvas, size)
	fillRect(context, colours.wall, 0, 0, size.width, size.height)
	fillRect(context, colours.plinth, 0, size.height - plinth, size.width, plinth)
	drawEvenings(context, picture, format)
	drawHeadline(context, picture.headline, format)

	const [name, address] = picture.sender
	const baseline = size.height - plinth / 2 + sender / 3
	context.fillStyle = colours.text
	context.font = font(560, sender)
	context.textAlign = 'left'
	context.fillText(name, 70, baseline)
	context.font = font(480, sender)
	context.fillStyle = colours.softText
	context.textAlign = 'right'
	context.fillText(address, size.width - 70, baseline)
	return canvasToPng(canvas)
}

function drawEvenings(context: Context, picture: WeekPicture, format: PictureFormat): void {
	const { rows, size, top, unit, pitch, label } = layouts[format]
	let day = 0
	for (const [row, count] of rows.entries()) {
		const width = (count - 1) * pitch.x + windowWidth * unit
		const left = (size.width - width) / 2
		for (let column = 0; column < count; column++, day++) {
			const evening = picture.evenings[day]
			if (!evening) return
			const [x, y] = [left + column * pitch.x, top + row * pitch.y]
			context.save()
			context.translate(x, y)
			context.scale(unit, unit)
			drawWindow(context, evening)
			context.restore()
			context.font = font(560, label)
			context.textAlign = 'center'
			context.fillStyle = day === picture.marked ? colours.lamp : colours.text
			const text = `${picture.days[day]}  ${evening.level}`
			context.fillText(text, x + (windowWidth * unit) / 2, y + windowHeight * unit + label * 1.25)
		}
	}
}

/** Draws the same window as ForecastWindow.tsx. */
function drawWindow(context: Context, { low, high }: Evening): void {
	const halo = context.createRadialGradient(60, 120, 30, 60, 120, 130)
	halo.addColorStop(0, `rgb(249 192 86 / ${0.25 * (low / 100)})`)
	halo.addColorStop(1, 'rgb(249 192 86 / 0)')
	fillRect(context, halo, -70, -10, 260, 260)
	fillRect(context, colours.glass, 10, 6, 100, 206)
	const top = paneTop + lightTop(high)
	const lamplight = context.createLinearGradient(0, top, 0, paneTop + paneHeight)
	lamplight.addColorStop(0, colours.lamp)
	lamplight.addColorStop(1, colours.glow)
	fillRect(context, lamplight, 10, top, 100, paneTop + paneHeight - top)
	const [closed, rail] = [paneTop + blindHeight(high), paneTop + blindHeight(low)]
	for (let slat = paneTop + 4.8; slat < rail; slat += 9)
		fillRect(context, colours.blind, 10, slat, 100, Math.min(4.2, rail - slat))
	fillRect(context, colours.blind, 10, paneTop, 100, closed - paneTop)
	for (let slat = paneTop + 7.5; slat < closed; slat += 9)
		fillRect(context, colours.slat, 10, slat, 100, 1.5)
	fillRect(context, colours.paint, 10, rail - 3, 100, 3)
	context.fillStyle = colours.paint
	fillPath(context, sashFrame, 'evenodd')
}

/** One line on a wide picture; on a tall one as many as it takes. */
function drawHeadline(context: Context, headline: string, format: PictureFormat): void {
	const { size, headline: place } = layouts[format]
	context.textAlign = 'center'
	context.fillStyle = colours.text
	context.font = font(400, place.size)
	const lines = wrapText(headline, size.width - 140, (text) => context.measureText(text).width)
	for (const [index, line] of lines.entries())
		context.fillText(line, size.width / 2, place.y + index * place.size * 1.2)
}
