import { blindOf, lightTop, sashFrame } from '#components/art/pane.ts'
import { formats, type Card } from './card.ts'
import { layouts, placeWords } from './layout.ts'

type Paint = CanvasRenderingContext2D

/** Dusk, in both themes: a card leaves the page, so it cannot follow it. */
const colours = {
	wall: '#182b24',
	plinth: '#0d1d18',
	glass: '#040d0d',
	paint: '#cfc8b9',
	blind: '#3e4739',
	slat: '#2f392c',
	lamp: '#f9c056',
	glow: '#fee4a0',
	words: '#f5f0e4',
	soft: '#dcdccd',
}

/** Draws a card onto a canvas, in the page's own typeface: nothing has to be loaded for it. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card, name: string): Promise<void> {
	const paint = canvas.getContext('2d')
	if (!paint) throw new Error('This browser has no canvas')
	const { size, plinth, name: nameStart } = layouts[card.format]
	// The page shows this typeface already, so this waits for a late file at most, and never fails.
	await document.fonts.load(font(350, size.headline)).catch(() => undefined)

	const { width, height } = formats[card.format]
	Object.assign(canvas, { width, height })
	fill(paint, colours.wall, 0, 0, width, height)
	fill(paint, colours.plinth, 0, height - plinth, width, plinth)
	drawWindow(paint, card)
	drawWords(paint, card)

	const base = height - plinth / 2 + size.place / 3
	paint.font = font(560, size.place)
	paint.fillStyle = colours.words
	paint.fillText(name, nameStart, base)
	paint.font = font(480, size.place)
	paint.fillStyle = colours.soft
	paint.textAlign = 'right'
	paint.fillText(card.place, width - 70, base)
	paint.textAlign = 'left'
}

function drawWords(paint: Paint, card: Card): void {
	const placed = placeWords(card, (text, size) => {
		paint.font = font(350, size)
		return paint.measureText(text).width
	})
	for (const { part, text, size, x, y } of placed) {
		paint.font = font(part === 'headline' ? 350 : 480, size)
		paint.fillStyle = part === 'headline' ? colours.words : colours.soft
		paint.fillText(text, x, y)
	}
}

/** The sash window of the page. Without a battery to show, its blind is down. */
function drawWindow(paint: Paint, { format, window }: Card): void {
	const { x, y, unit } = layouts[format].window
	const level = window?.level ?? 0
	paint.save()
	paint.translate(x, y)
	paint.scale(unit, unit)
	if (level > 0) drawHalo(paint, level)
	fill(paint, colours.glass, 10, 6, 100, 206)
	const light = 8 + lightTop(level)
	const lamplight = paint.createLinearGradient(0, light, 0, 209)
	lamplight.addColorStop(0, colours.lamp)
	lamplight.addColorStop(1, colours.glow)
	fill(paint, lamplight, 10, light, 100, 209 - light)
	paint.fillStyle = colours.glass
	for (const outline of window?.company ?? []) fillPath(paint, outline, 'nonzero')
	const blind = blindOf(level)
	fill(paint, colours.blind, 10, 8, 100, blind)
	for (let slat = 15.5; slat < 8 + blind; slat += 9) fill(paint, colours.slat, 10, slat, 100, 1.5)
	fill(paint, colours.paint, 10, 5 + blind, 100, 3)
	paint.fillStyle = colours.paint
	// The panes of the frame are holes.
	fillPath(paint, sashFrame, 'evenodd')
	paint.restore()
}

function drawHalo(paint: Paint, level: number): void {
	const halo = paint.createRadialGradient(60, 120, 30, 60, 120, 170)
	halo.addColorStop(0, `rgb(249 192 86 / ${0.3 * (level / 100)})`)
	halo.addColorStop(1, 'rgb(249 192 86 / 0)')
	fill(paint, halo, -120, -60, 360, 360)
}

function fillPath(paint: Paint, path: string, rule: CanvasFillRule): void {
	// oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas and no array
	paint.fill(new Path2D(path), rule)
}

function font(weight: number, pixels: number): string {
	return `${weight} ${pixels}px ${getComputedStyle(document.body).fontFamily}`
}

function fill(
	paint: Paint,
	style: string | CanvasGradient,
	...[x, y, width, height]: [number, number, number, number]
): void {
	paint.fillStyle = style
	paint.fillRect(x, y, width, height)
}
