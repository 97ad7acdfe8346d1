import { ramp, round, track } from './motion.ts'
import { at } from './scenes.ts'
import { drawCheckIn } from './screens/check-in.ts'
import { drawEvent } from './screens/event.ts'
import { drawPlan } from './screens/plan.ts'
import { drawPrices } from './screens/prices.ts'
import { drawThursday } from './screens/thursday.ts'
import type { Shape } from './shapes.ts'

/** The phone is a door of the house: it rises behind the plinth, which hides its lower end. */
const size = { width: 300, height: 620, visible: 484 }

/** What the glass shows, in order, and when it slides in. The plan comes twice. */
const screens = [
	{ from: 0, draw: drawCheckIn },
	{ from: at('event', -0.1), draw: drawEvent },
	{ from: at('prices', -0.1), draw: drawPrices },
	{ from: at('forecast', -0.2), draw: drawPlan },
	{ from: at('thursday', -0.1), draw: drawThursday },
	{ from: at('move', -0.1), draw: drawPlan },
]

const hours = [
	{ from: 0, hour: '07:10' },
	{ from: at('event'), hour: '11:00' },
	{ from: at('event', 4.6), hour: '11:50' },
	{ from: at('forecast'), hour: '12:15' },
	{ from: at('friday'), hour: '20:30' },
]

/** The phone, as far as it has risen, and the hour it tells. */
export function drawPhone(t: number, shape: Shape, clock = t): string {
	const rise = track(t, [
		[at('checkIn', 0.2), 0],
		[at('checkIn', 1.8), 1],
		[at('week', -0.6), 1],
		[at('week', 0.9), 0],
	])
	if (rise === 0) return ''
	const { x, scale } = shape.phone
	const y = round(shape.ground - size.visible * scale * rise)
	const hour = hours.findLast(({ from }) => clock >= from)?.hour ?? ''
	return `<g transform="translate(${x} ${y}) scale(${scale})">${body}<svg x="10" y="10" width="280" height="${size.height}"><path fill="var(--paper)" d="M0 0H280V640H0z"/><g transform="translate(-10 -10)">${drawScreens(t)}</g></svg>${drawStatus(hour)}</g>`
}

const body = `<rect x="-1" y="-1" width="302" height="${size.height}" rx="17" fill="var(--paint)"/><rect x="1.5" y="1.5" width="297" height="${size.height}" rx="15" fill="var(--coal)"/>`

function drawScreens(t: number): string {
	const position = screens.reduce(
		(sum, { from }, index) => (index === 0 ? 0 : sum + ramp(t, from - 0.3, from + 0.45)),
		0,
	)
	return screens
		.map(({ draw }, index) => {
			const away = index - position
			if (Math.abs(away) >= 1) return ''
			return `<g transform="translate(${round(away * 280)} 0)">${draw(t)}</g>`
		})
		.join('')
}

function drawStatus(hour: string): string {
	return `<text x="27" y="39" font-size="19" font-weight="560" fill="var(--ink)">${hour}</text><rect x="116" y="20" width="68" height="14" rx="7" fill="var(--coal)"/><path fill="var(--ink)" d="M250 26h4v12h-4zM257 22h4v16h-4zM264 18h4v20h-4z"/>`
}
