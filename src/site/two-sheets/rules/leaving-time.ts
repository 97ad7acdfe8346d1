import { stayLongerShare } from '#site/week/rules/estimates.ts'
import type { Choice } from './sheet.ts'

/** The number of hours in company after which a person would rather go home. A whole evening counts as five. */
export const sizeHours = {
	oneHour: 1,
	twoHours: 2,
	threeHours: 3,
	fourHours: 4,
	wholeEvening: 5,
} as const satisfies Record<Choice<'size'>, number>

/** The arrival times on offer, from lunch to a late evening, in whole hours of the day. */
export const arrivalHours = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const

export type ArrivalHour = (typeof arrivalHours)[number]

export const defaultArrivalHour: ArrivalHour = 19

/**
 * When two people leave, in minutes since the midnight before the arrival: each at their own time, and both together.
 * The common leaving time is that of the shorter stay (`size`) plus a share of the difference (`stayLongerShare`, our
 * own estimate); it is a multiple of 15.
 *
 * @example leavingTimes('twoHours', 'fourHours', 19) // { one: 1260, other: 1380, together: 1290 }
 */
export function leavingTimes(one: Choice<'size'>, other: Choice<'size'>, arrivalHour: ArrivalHour) {
	const hours = [sizeHours[one], sizeHours[other]] as const
	const togetherHours = Math.min(...hours) + Math.abs(hours[0] - hours[1]) * stayLongerShare
	return {
		one: 60 * (arrivalHour + hours[0]),
		other: 60 * (arrivalHour + hours[1]),
		together: 60 * (arrivalHour + togetherHours),
	}
}

/** The suffix of the hour. After an `h`, full hours have no minutes, as in Portuguese. */
/**
 * A time of day on a 24-hour clock.
 *
 * @param minutes since midnight; may exceed 1440
 * @param hourMark `:` or `h`
 * @example clockTime(1290, ':') // '21:30'
 * @example clockTime(1455, ':') // '0:15'
 * @example clockTime(1260, 'h') // '21h'
 */
export function clockTime(minutes: number, hourMark: string): string {
	const hour = Math.floor(minutes / 60) % 24
	const isFullHour = minutes % 60 === 0
	const rest = isFullHour && hourMark === 'h' ? '' : String(minutes % 60).padStart(2, '0')
	return `${hour}${hourMark}${rest}`
}
