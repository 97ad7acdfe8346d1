import type { Lettering } from '#cms/reader/schemas/film.ts'
import { fingerSvg, type Gesture } from '../gesture.ts'
import { iconSvg } from '../icons.ts'
import { mix, ramp, round, track } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { titleSvg } from './title.ts'
import { type Day, type Kind, movedEntry, price, thursday, tuesday, week } from '../week.ts'

const line = { y: 90, height: 40, block: 30, x: 82, number: 273 }
const gap = 3
/** The width of an entry per point of its cost, in the phone's units. */
const pointWidth = 1.9
const lifted = at('move', 1.6)
const dropped = at('move', 4.2)

/** The place of the call before and after it moves to Tuesday, in the phone's units. */
const origin = { x: entryX(week[thursday], movedEntry), y: rowY(thursday) }
const goal = { x: entryX(week[tuesday], week[tuesday]?.plan.length ?? 0), y: rowY(tuesday) }
const grip = { x: (price.call * pointWidth) / 2, y: line.height / 2 + 6 }

const gesture: Gesture = {
	path: [
		[lifted - 1, 236, 350],
		[lifted - 0.1, origin.x + grip.x, origin.y + grip.y + 6],
		[lifted + 0.5, origin.x + grip.x, origin.y + grip.y + 6],
		[dropped - 0.4, goal.x + grip.x, goal.y + grip.y + 6],
		[dropped + 0.9, goal.x + grip.x, goal.y + grip.y + 6],
	],
	touches: [[lifted, dropped]],
}

/** The week as seven lines: the day, its entries with their cost as width, and the forecast. */
export function planSvg(t: number, { app, days }: Lettering): string {
	const marked =
		ramp(t, at('forecast', 5), at('forecast', 5.8)) *
		(1 - ramp(t, at('move', 5.4), at('move', 6.4)))
	return [
		titleSvg(app.week, app.left),
		...week.map((day, index) =>
			lineSvg(t, day, index, days[index] ?? '', index === thursday ? marked : 0),
		),
		movedCallSvg(t),
		fingerSvg(t, gesture),
	].join('')
}

function lineSvg(t: number, day: Day, index: number, name: string, marked: number): string {
	const y = rowY(index)
	const base = y + 28
	const falls = at('forecast', 0.9 + index * 0.34)
	const known = round(ramp(t, falls + 0.9, falls + 1.5))
	const number = Math.round(mix(day.forecast, day.redrawn, ramp(t, at('move', 5), at('move', 6.8))))
	const ink = marked > 0.5 ? 'var(--on-wall)' : 'var(--ink)'
	return [
		marked > 0 &&
			`<path fill="var(--glass)" opacity="${round(marked)}" d="M10 ${y}H290v${line.height}H10z"/>`,
		`<path fill="var(--rule)" d="M27 ${y - 0.75}H273v1.5H27z"/>`,
		`<text x="27" y="${base}" font-size="22" font-weight="500" fill="${ink}">${name}</text>`,
		entriesSvg(t, day, index, marked),
		`<text x="${line.number}" y="${base + 1}" font-size="28" font-weight="580" text-anchor="end" fill="${ink}" opacity="${known}">${number}</text>`,
	]
		.filter(Boolean)
		.join('')
}

function entriesSvg(t: number, day: Day, index: number, marked: number): string {
	const closing = ramp(t, lifted + 0.6, lifted + 1.2)
	return day.plan
		.map((kind, entry) => {
			if (index === thursday && entry === movedEntry) return ''
			const after =
				index === thursday && entry > movedEntry ? closing * (price.call * pointWidth + gap) : 0
			return blockSvg(kind, entryX(day, entry) - after, rowY(index) + 5, marked)
		})
		.join('')
}

function movedCallSvg(t: number): string {
	const way = ramp(t, lifted + 0.5, dropped - 0.4)
	const height = track(t, [
		[lifted - 0.1, 0],
		[lifted + 0.3, 1],
		[dropped - 0.1, 1],
		[dropped + 0.3, 0],
	])
	const x = round(mix(origin.x, goal.x, way))
	const y = round(mix(origin.y, goal.y, way) + 5 - 4 * height)
	const edge = round(3 * height)
	const outline =
		height > 0
			? `<rect x="${x - edge}" y="${y - edge}" width="${price.call * pointWidth + 2 * edge}" height="${line.block + 2 * edge}" rx="2" fill="var(--lamp)"/>`
			: ''
	const marked = t < lifted ? ramp(t, at('forecast', 5), at('forecast', 5.8)) : 0
	return outline + blockSvg('call', x, y, marked)
}

function blockSvg(kind: Kind, x: number, y: number, marked: number): string {
	const width = price[kind] * pointWidth
	const size = Math.min(width - 4, 24)
	const icon =
		size >= 12
			? iconSvg(
					kind,
					round(x + (width - size) / 2),
					round(y + (line.block - size) / 2),
					size,
					marked > 0.5 ? 'var(--coal)' : 'var(--on-wall)',
				)
			: ''
	const fill = marked > 0.5 ? 'var(--paint)' : 'var(--entry)'
	return `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${line.block}" rx="2" fill="${fill}"/>${icon}`
}

function rowY(index: number): number {
	return line.y + index * line.height
}

function entryX(day: Day | undefined, entry: number): number {
	const before = day?.plan.slice(0, entry) ?? []
	return line.x + before.reduce((sum, kind) => sum + price[kind] * pointWidth + gap, 0)
}
