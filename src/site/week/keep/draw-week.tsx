import { ForecastWindow } from '#site/art/windows/ForecastWindow.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import { forecast, lowestDay } from '#site/week/rules/forecast.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { artImage } from '#site/island/art-image.tsx'
import { type PictureSize, pictureSizes } from '#site/art/picture-sizes.ts'
import { colours, drawPicture, font } from '#site/island/canvas.ts'
import { wrapText } from '#site/art/wrap-text.ts'

type Words = Pick<WeekWords, 'days' | 'keep' | 'say'>

/**
 * Sizes and positions in pixels. `unit` is a 120th of the width of a drawn window, `pitch` the distance from one window
 * to the next.
 */
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

/**
 * Draws the plan's seven evenings as a PNG, without the planned events.
 *
 * @param names the site's name and the page's address
 */
export function drawWeek(
	plan: WeekPlan,
	{ days, keep, say }: Words,
	names: readonly [name: string, address: string],
	format: PictureSize,
): Promise<Blob> {
	const size = pictureSizes[format]
	const { plinth, sender, unit, label, headline } = layouts[format]
	const evenings = forecast(plan)
	const lowest = lowestDay(evenings)
	const isPlanned = plan.events.length > 0
	const positions = windowPositions(format)
	const art = positions.map(({ x, y }, day) => (
		<g key={day} transform={`translate(${x} ${y}) scale(${unit})`}>
			<ForecastWindow low={evenings[day]?.low ?? 100} high={evenings[day]?.high ?? 100} />
		</g>
	))
	return drawPicture(size, { names, size: sender, plinth }, async (context) => {
		context.drawImage(await artImage(art, size), 0, 0)
		context.textAlign = 'center'
		context.font = font(560, label)
		for (const [day, { x, y }] of positions.entries()) {
			context.fillStyle = isPlanned && day === lowest ? colours.lamp : colours.text
			context.fillText(
				`${days.short[day]}  ${evenings[day]?.level}`,
				x + (windowWidth * unit) / 2,
				y + windowHeight * unit + label * 1.25,
			)
		}
		context.fillStyle = colours.text
		context.font = font(400, headline.size)
		const sentence = isPlanned
			? say(keep.picture.headline, {
					day: days.inText[lowest],
					level: evenings[lowest]?.level ?? 100,
				})
			: keep.picture.allFull
		// The sentence takes one line on a `link` picture, and as many as needed on a taller picture.
		const lines = wrapText(sentence, size.width - 140, (text) => context.measureText(text).width)
		for (const [index, line] of lines.entries())
			context.fillText(line, size.width / 2, headline.y + index * headline.size * 1.2)
	})
}

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
