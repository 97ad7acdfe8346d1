import { ForecastWindow } from '#site/art/windows/ForecastWindow.tsx'
import type { Evening } from '#site/week/rules/forecast.ts'
import { artImage } from '#site/island/art-image.tsx'
import { type PictureSize, pictureSizes } from '#site/art/picture-sizes.ts'
import { colours, drawPicture, font } from '#site/island/canvas.ts'
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

/** In pixels; `unit` is a 120th of a window's width, `pitch` the distance between windows. */
const layouts = {
	post: {
		rows: [4, 3],
		top: 110,
		unit: 1.6,
		pitch: { x: 244, y: 480 },
		label: 42,
		headline: { size: 50, y: 1120 },
		sender: 34,
		plinth: 110,
	},
	link: {
		rows: [7],
		top: 92,
		unit: 1.08,
		pitch: { x: 152, y: 0 },
		label: 34,
		headline: { size: 40, y: 498 },
		sender: 26,
		plinth: 78,
	},
	story: {
		rows: [3, 3, 1],
		top: 150,
		unit: 1.62,
		pitch: { x: 290, y: 490 },
		label: 46,
		headline: { size: 58, y: 1660 },
		sender: 38,
		plinth: 140,
	},
} as const satisfies Record<PictureSize, object>

const windowWidth = 120
const windowHeight = 224

/** Draws the seven evenings as a PNG. */
export function drawWeek(picture: WeekPicture, format: PictureSize): Promise<Blob> {
	const size = pictureSizes[format]
	const { plinth, sender } = layouts[format]
	return drawPicture(size, { names: picture.sender, size: sender, plinth }, async (context) => {
		context.drawImage(await artImage(<Evenings picture={picture} format={format} />, size), 0, 0)
		drawLabels(context, picture, format)
		drawHeadline(context, picture.headline, format)
	})
}

/** The position of each window on a picture, in pixels. */
function windowPositions(format: PictureSize): readonly { x: number; y: number }[] {
	const { rows, top, unit, pitch } = layouts[format]
	const { width } = pictureSizes[format]
	return rows.flatMap((count, row) => {
		const left = (width - (count - 1) * pitch.x - windowWidth * unit) / 2
		return Array.from({ length: count }, (_each, column) => ({
			x: left + column * pitch.x,
			y: top + row * pitch.y,
		}))
	})
}

function Evenings({ picture, format }: { picture: WeekPicture; format: PictureSize }) {
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
function drawLabels(context: Context, picture: WeekPicture, format: PictureSize): void {
	const { unit, label } = layouts[format]
	context.font = font(560, label)
	context.textAlign = 'center'
	for (const [day, { x, y }] of windowPositions(format).entries()) {
		context.fillStyle = day === picture.marked ? colours.lamp : colours.text
		const text = `${picture.days[day]}  ${picture.evenings[day]?.level}`
		context.fillText(text, x + (windowWidth * unit) / 2, y + windowHeight * unit + label * 1.25)
	}
}

/** One line on a picture for a link; as many as needed on a taller one. */
function drawHeadline(context: Context, headline: string, format: PictureSize): void {
	const { headline: place } = layouts[format]
	const { width } = pictureSizes[format]
	context.textAlign = 'center'
	context.fillStyle = colours.text
	context.font = font(400, place.size)
	const lines = wrapText(headline, width - 140, (text) => context.measureText(text).width)
	for (const [index, line] of lines.entries())
		context.fillText(line, width / 2, place.y + index * place.size * 1.2)
}
