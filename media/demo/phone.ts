import type { ClockTime, Lettering } from '#cms/reader/schemas/film.ts'
import { phoneBodySvg, phoneStatusSvg } from './art.tsx'
import { ramp, round, track } from './keyframes.ts'
import { at } from './scenes.ts'
import { checkInSvg } from './screens/check-in.ts'
import { eventSvg } from './screens/event.ts'
import { planSvg } from './screens/plan.ts'
import { pricesSvg } from './screens/prices.ts'
import { thursdaySvg } from './screens/thursday.ts'
import type { Shape } from './shapes.ts'

/** The height of the phone, and of its visible upper part; the rest is hidden under the floor. */
const size = { height: 420, visible: 372 }

/** The screens in order, and when each slides in. The plan is shown twice. */
const screens = [
	{ from: 0, svg: checkInSvg },
	{ from: at('event', -0.1), svg: eventSvg },
	{ from: at('prices', -0.1), svg: pricesSvg },
	{ from: at('forecast', -0.2), svg: planSvg },
	{ from: at('thursday', -0.1), svg: thursdaySvg },
	{ from: at('move', -0.1), svg: planSvg },
]

/** The times in the phone's status bar, each with the second of the film from which it is shown. */
const times: readonly { from: number; time: ClockTime }[] = [
	{ from: 0, time: '07:10' },
	{ from: at('event'), time: '11:00' },
	{ from: at('event', 4.6), time: '11:50' },
	{ from: at('forecast'), time: '12:15' },
	{ from: at('friday'), time: '20:30' },
]

/** The phone with its current screen. Its status bar shows the time of `clock`, by default of `t`. */
export function phoneSvg(t: number, shape: Shape, lettering: Lettering, clock = t): string {
	const rise = track(t, [
		[at('checkIn', -0.5), 0],
		[at('checkIn', 0.9), 1],
		[at('week', -0.5), 1],
		[at('week', 0.9), 0],
	])
	if (rise === 0) return ''
	const { x, scale, floor } = shape.phone
	const y = round(floor - size.visible * scale * rise)
	const time = times.findLast(({ from }) => clock >= from)?.time ?? ''
	return `<svg width="${shape.width}" height="${floor}"><g transform="translate(${x} ${y}) scale(${scale})">${body}<svg x="10" y="10" width="280" height="${size.height}"><path fill="var(--paper)" d="M0 0H280V640H0z"/><g transform="translate(-10 -10)">${screensSvg(t, lettering)}</g></svg>${phoneStatusSvg(time)}</g></svg>`
}

const body = phoneBodySvg(size.height)

function screensSvg(t: number, lettering: Lettering): string {
	const position = screens.reduce(
		(sum, { from }, index) => (index === 0 ? 0 : sum + ramp(t, from - 0.3, from + 0.45)),
		0,
	)
	return screens
		.map(({ svg }, index) => {
			const away = index - position
			if (Math.abs(away) >= 1) return ''
			return `<g transform="translate(${round(away * 280)} 0)">${svg(t, lettering)}</g>`
		})
		.join('')
}
