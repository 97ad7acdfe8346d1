import { ForecastWindow } from '#site/art/windows/ForecastWindow.tsx'
import type { Evening } from '#site/week/rules/forecast.ts'
import { artImage } from '#site/island/art-image.tsx'
import { canvasToPng, colours, fillRect, font } from '#site/island/canvas.ts'
import { wrapText } from '#site/art/wrap-text.ts'

type Context = CanvasRenderingContext2D

/** The content of the picture: the evenings and words about them, no planned events. */
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
		headline: { size: 58, y: 1660 },
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
	// The page already uses this typeface, so this only waits if the file is late.
	await document.fonts.load(font(480, label)).catch(() => undefined)
	Object.assign(canvas, size)
	fillRect(context, colours.wall, 0, 0, size.width, size.height)
	fillRect(context, colours.plinth, 0, size.height - plinth, size.width, plinth)
	context.drawImage(await artImage(<Evenings picture={picture} format={format} />, size), 0, 0)
	drawLabels(context, picture, format)
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

/** The position of each window on a picture, in pixels. */
function windowPositions(format: PictureFormat): readonly { x: number; y: number }[] {
	const { rows, size, top, unit, pitch } = layouts[format]
	return rows.flatMap((count, row) => {
		const left = (size.width - (count - 1) * pitch.x - windowWidth * unit) / 2
		return Array.from({ length: count }, (_each, column) => ({
			x: left + column * pitch.x,
			y: top + row * pitch.y,
		}))
	})
}

function Evenings({ picture, format }: { picture: WeekPicture; format: PictureFormat }) {
	const positions = windowPositions(format)
	return picture.evenings.map(({ low, high }, day) => (
		<g
			key={day}
			transform={`translate(${positions[day]?.x} ${positions[day]?.y}) scale(${layouts[format].unit})`}
		>
			<ForecastWindow low={low} high={high} />
		</g>
	))
}

/** Day and level below each window. */
function drawLabels(context: Context, picture: WeekPicture, format: PictureFormat): void {
	const { unit, label } = layouts[format]
	context.font = font(560, label)
	context.textAlign = 'center'
	for (const [day, { x, y }] of windowPositions(format).entries()) {
		context.fillStyle = day === picture.marked ? colours.lamp : colours.text
		const text = `${picture.days[day]}  ${picture.evenings[day]?.level}`
		context.fillText(text, x + (windowWidth * unit) / 2, y + windowHeight * unit + label * 1.25)
	}
}

/** One line on a wide picture; as many as needed on a tall one. */
function drawHeadline(context: Context, headline: string, format: PictureFormat): void {
	const { size, headline: place } = layouts[format]
	context.textAlign = 'center'
	context.fillStyle = colours.text
	context.font = font(400, place.size)
	const lines = wrapText(headline, size.width - 140, (text) => context.measureText(text).width)
	for (const [index, line] of lines.entries())
		context.fillText(line, size.width / 2, place.y + index * place.size * 1.2)
}
