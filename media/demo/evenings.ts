import { at } from './scenes.ts'
import { type Key, mix, ramp, track } from './keyframes.ts'
import { afterCall, friday, morning, thursday, week } from './week.ts'
import type { SilhouetteName } from './art.tsx'

export type Evening = {
	light: number
	blind: number
	inside: SilhouetteName
	/** The number below the window, and its opacity, 0 to 1. Only Thursday has one. */
	number: number
	shown: number
	/** Whether the number is a forecast. Otherwise it is the energy left at the end of the day. */
	isForecast: boolean
	/** The opacity of the day's name and number, 0 to 1. It is 0 while Friday's window fills the picture. */
	labelled: number
	/** The strength of the amber highlight of the day's name and number, 0 to 1. */
	marked: number
}

/** The second at which the light of a day of the new week is switched on. */
export function duskOf(day: number): number {
	return day === friday ? at('friday', 0.6) : at('week', 1.4 + day * 2.7)
}

const silhouettesLastWeek: readonly SilhouetteName[] = [
	'plant',
	'visitors',
	'crowd',
	'asleep',
	'cat',
	'reader',
	'sunday',
]
const silhouettesThisWeek: readonly SilhouetteName[] = [
	'plant',
	'crowd',
	'cat',
	'visitors',
	'reader',
	'plant',
	'sunday',
]

export function evenings(t: number): Evening[] {
	return week.map((_, day) => eveningOf(day, t))
}

function eveningOf(day: number, t: number): Evening {
	const isOver = t < at('checkIn')
	const dusk = duskOf(day)
	const known = ramp(t, dusk + 0.2, dusk + 0.8)
	return {
		light: isOver ? lastWeeksLight(day, t) : newLight(day, t),
		blind: blindOf(day, t),
		inside: (isOver ? silhouettesLastWeek : silhouettesThisWeek)[day] ?? 'plant',
		number: numberOf(day, t, known > 0.5),
		shown: day === thursday ? numberShown(t) * Math.abs(1 - 2 * known) : 0,
		isForecast: !isOver && known <= 0.5,
		labelled: 1 - ramp(t, at('friday', 0), at('friday', 1)) + ramp(t, at('end', 1), at('end', 1.9)),
		marked: day === thursday ? thursdayMarked(t) : 0,
	}
}

/** The number below the window: the energy left last week, then the forecast, then the energy left this week. */
function numberOf(day: number, t: number, settled: boolean): number {
	const { lastWeek = 0, actual = 0 } = week[day] ?? {}
	if (t < at('checkIn')) return lastWeek
	return settled ? (actual ?? 0) : Math.round(blindOf(day, t))
}

/** The level of a day's light last week. Thursday's light reaches 48 at first, then sinks to its level. */
function lastWeeksLight(day: number, t: number): number {
	const on = at('lastWeek', 0.3 + day * 0.5)
	const level = week[day]?.lastWeek ?? 0
	return track(t, [
		[on, 0],
		[on + 0.9, day === thursday ? 48 : level],
		[on + 2.1, level],
		[at('checkIn', -1.4), level],
		[at('checkIn', -0.2), 0],
	])
}

/**
 * The level of a day's light in the new week. Monday's follows the entries on the phone; every other light is switched
 * on in the evening of its day.
 */
function newLight(day: number, t: number): number {
	const actual = week[day]?.actual
	if (actual == null) return 0
	const dusk = duskOf(day)
	const noted: readonly Key[] =
		day === 0
			? [
					[at('checkIn', 4), 0],
					[at('checkIn', 5.2), morning],
					[at('event', 6.3), morning],
					[at('event', 7.7), afterCall],
					[dusk, afterCall],
				]
			: [[dusk, 0]]
	return track(t, [...noted, [dusk + 1.5, actual]])
}

function blindOf(day: number, t: number): number {
	const falls = at('forecast', 0.9 + day * 0.34)
	const { forecast = 100, redrawn = 100 } = week[day] ?? {}
	const first = mix(100, forecast, ramp(t, falls, falls + 1.5))
	return mix(first, redrawn, ramp(t, at('move', 5), at('move', 6.8)))
}

function numberShown(t: number): number {
	return track(t, [
		[at('lastWeek', 2.6), 0],
		[at('lastWeek', 3.2), 1],
		[at('checkIn', -1.4), 1],
		[at('checkIn', -0.7), 0],
		[at('forecast', 2.8), 0],
		[at('forecast', 3.4), 1],
	])
}

function thursdayMarked(t: number): number {
	return track(t, [
		[at('lastWeek', 2.6), 0],
		[at('lastWeek', 3.2), 1],
		[at('checkIn', -1.4), 1],
		[at('checkIn', -0.7), 0],
		[at('forecast', 5), 0],
		[at('forecast', 5.8), 1],
		[at('move', 7.4), 1],
		[at('move', 8.2), 0],
	])
}
