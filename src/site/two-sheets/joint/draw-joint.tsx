import { SashWindow } from '#site/art/windows/SashWindow.tsx'
import { artImage } from '#site/island/art-image.tsx'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { colours, drawPicture, fillRect, font } from '#site/island/canvas.ts'
import type { JointPage } from './joint-page.ts'
import { wrapText } from '#site/art/wrap-text.ts'

type Context = CanvasRenderingContext2D

/** The picture's size in pixels. Its height is the greatest that messengers show uncropped. */
const { width: pictureWidth, height: pictureHeight } = pictureSizes.post
const margin = 80
const plinth = 96
/** The colour behind answers that both people gave: `--room` of the dark theme. */
const sharedColour = '#594327'
/** Half of the space between the two answers of a line. */
const fold = 26
const windows = { unit: 1.75, top: 268 } as const
const windowWidth = 120 * windows.unit
const linesTop = 745
const linesBottom = pictureHeight - plinth - 28

export function drawJoint(picture: JointPage): Promise<Blob> {
	const signature = { names: picture.footer, size: 30, plinth }
	return drawPicture(pictureSizes.post, signature, async (context) => {
		drawTitle(context, picture.title)
		const art = <Windows {...picture} />
		context.drawImage(await artImage(art, pictureSizes.post), 0, 0)
		drawPeople(context, picture)
		drawLines(context, picture.lines)
	})
}

/**
 * Draws the title on one line, in the largest of four sizes that fits. If none fits, wraps the title in the largest
 * size.
 */
function drawTitle(context: Context, title: string): void {
	const room = pictureWidth - 2 * margin
	const sizes = [76, 70, 64, 58].map((sizePx) => {
		context.font = font(350, sizePx)
		const lines = wrapText(title, room, (text) => context.measureText(text).width)
		return { sizePx, lines }
	})
	const [largest] = sizes
	const { sizePx, lines } = sizes.find((each) => each.lines.length === 1) ?? largest ?? noTitle
	context.font = font(350, sizePx)
	context.fillStyle = colours.text
	lines.forEach((line, index) => context.fillText(line, margin, 126 + index * sizePx * 1.04))
}

const noTitle = { sizePx: 76, lines: [] }

function Windows({ you, they }: Pick<JointPage, 'you' | 'they'>) {
	return [you, they].map(({ level, occupant }, index) => (
		<g
			key={index}
			transform={`translate(${windowLeft(index)} ${windows.top}) scale(${windows.unit})`}
		>
			<SashWindow level={level} forecast={level}>
				<path fill="var(--glass)" d={occupant} />
			</SashWindow>
		</g>
	))
}

function windowLeft(index: number): number {
	return index === 0 ? margin : pictureWidth - margin - windowWidth
}

function drawPeople(context: Context, { you, they, leave }: JointPage): void {
	const { unit, top } = windows
	for (const [index, { caption }] of [you, they].entries()) {
		const x = windowLeft(index)
		drawCentred(context, caption, x + windowWidth / 2, top + 224 * unit + 40, font(480, 30))
	}
	context.font = font(620, 46)
	const between = pictureWidth - 2 * (margin + windowWidth) - 40
	wrapText(leave, between, (text) => context.measureText(text).width).forEach((line, index) =>
		drawCentred(context, line, pictureWidth / 2, top + 200 + index * 54, font(620, 46)),
	)
}

/** Draws the six lines in the largest letters that fit, but never in letters smaller than 20 px. */
function drawLines(context: Context, lines: JointPage['lines']): void {
	for (let sizePx = 36; ; sizePx -= 2) {
		const rows = lines.map(({ name, answers }) => ({
			name,
			columns: answers.map((answer) => wrapAnswer(context, answer, answers.length, sizePx)),
		}))
		const rowHeights = rows.map(
			({ columns }) => sizePx * (1.45 + 1.12 * Math.max(...columns.map(({ length }) => length))),
		)
		const total = rowHeights.reduce((sum, each) => sum + each, 0)
		if (total > linesBottom - linesTop && sizePx > 20) continue
		let top = linesTop
		rows.forEach(({ name, columns }, index) => {
			const rowHeight = rowHeights[index] ?? 0
			drawLine(context, { name, columns, top, height: rowHeight, sizePx })
			top += rowHeight
		})
		return
	}
}

function wrapAnswer(context: Context, answer: string, of: number, sizePx: number): string[] {
	context.font = font(of === 1 ? 620 : 480, sizePx)
	const room = of === 1 ? pictureWidth - 2 * margin : pictureWidth / 2 - margin - fold
	return wrapText(answer, room, (text) => context.measureText(text).width)
}

type DrawnLine = {
	readonly name: string
	readonly columns: readonly (readonly string[])[]
	readonly top: number
	readonly height: number
	readonly sizePx: number
}

function drawLine(context: Context, line: DrawnLine): void {
	const { name, columns, top, height, sizePx } = line
	const isShared = columns.length === 1
	if (isShared) fillRect(context, sharedColour, margin, top, pictureWidth - 2 * margin, height)
	fillRect(context, `${colours.text}38`, margin, top, pictureWidth - 2 * margin, 2)
	const nameBase = top + sizePx * 1.02
	drawCentred(context, name, pictureWidth / 2, nameBase, `italic ${font(480, sizePx * 0.72)}`)
	context.font = font(isShared ? 620 : 480, sizePx)
	context.fillStyle = colours.text
	columns.forEach((words, column) => {
		context.textAlign = isShared ? 'center' : column === 0 ? 'right' : 'left'
		const x = isShared ? pictureWidth / 2 : pictureWidth / 2 + (column === 0 ? -fold : fold)
		words.forEach((word, index) => context.fillText(word, x, nameBase + sizePx * 1.1 * (index + 1)))
	})
	context.textAlign = 'left'
}

function drawCentred(context: Context, text: string, x: number, y: number, style: string): void {
	context.font = style
	context.fillStyle = colours.text
	context.textAlign = 'center'
	context.fillText(text, x, y)
	context.textAlign = 'left'
}
