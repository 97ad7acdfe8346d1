import { lowLine } from '#site/week/rules/estimates.ts'
import { type Evening, forecast, lowestDay } from '#site/week/rules/forecast.ts'
import { days, type Part, type WeekPlan } from '#site/week/rules/plan.ts'
import { escapeText, eventStart, type IcsLine, icsText, icsTime } from './ics-text.ts'
import { weekToPlan } from './weeks.ts'
import {
	dateForUtcFormat,
	daysPerWeek,
	isoDate,
	type LocalDay,
	minutesPerDay,
} from './local-time.ts'

export type QuietCalendarWords = {
	readonly quiet: string
	readonly quietNote: string
	/** The title of the reminder. */
	readonly reminder: string
	/** The reminder's text; the link follows it. */
	readonly reminderNote: string
}

const eveningAlarmHour = 20

/**
 * How many minutes before the quiet time each alarm rings; null means no alarm. `start` is the quiet time's start in
 * minutes since midnight.
 */
const alarmLead = {
	none: () => null,
	hourBefore: () => 60,
	eveningBefore: (start: number) => start + minutesPerDay - eveningAlarmHour * 60,
} as const satisfies Record<string, (start: number) => number | null>

export type QuietAlarm = keyof typeof alarmLead

export type QuietCalendar = {
	readonly plan: WeekPlan
	/** The first day of the plan's week; if undefined, the week that `weekToPlan` chooses. */
	readonly monday: LocalDay | undefined
	readonly words: QuietCalendarWords
	readonly alarm: QuietAlarm
	/** Adds a reminder for every Sunday at 18:00 with this link. */
	readonly reminderLink?: string | undefined
	/** The site's host name: the second half of every UID. */
	readonly host: string
	readonly now: Date
	/** Earlier days are skipped. */
	readonly today: LocalDay
}

type DatedCalendar = QuietCalendar & { readonly monday: LocalDay }

/** A time kept free. `day` counts from the plan's Monday and may be in the following week. */
type QuietBlock = { readonly day: number; readonly part: Part; readonly hours: number }

/** The hour at which quiet time starts. In the evening, people are home by then. */
const startHour = { morning: 10, afternoon: 14, evening: 19 } as const satisfies Record<
	Part,
	number
>

const quietEveningHours = 2
const sunday = 6
const reminderHour = 18
const reminderMinutes = 10

/**
 * A calendar file with recovery time: the plan's quiet hours, and the first free evening after each low one, or after
 * the lowest if none is low. All times are floating, so 19:00 is 19:00 in every time zone. UIDs depend only on the date
 * and the part of the day, so importing the file again replaces earlier events.
 */
export function quietCalendar({ monday, ...rest }: QuietCalendar): string {
	const calendar = { ...rest, monday: monday ?? weekToPlan([], rest.today) }
	return icsText([
		['BEGIN', 'VCALENDAR'],
		['VERSION', '2.0'],
		['PRODID', '-//Innervolt//Your week//EN'],
		['CALSCALE', 'GREGORIAN'],
		...joined(quietBlocks(calendar)).flatMap((block) => quietEvent(block, calendar)),
		...reminderEvent(calendar),
		['END', 'VCALENDAR'],
	])
}

function quietBlocks({ plan, monday, today }: DatedCalendar): readonly QuietBlock[] {
	const planned = plan.events.filter(({ kind }) => kind === 'quiet')
	const quietEvenings = new Set(
		planned.filter(({ part }) => part === 'evening').map(({ day }) => day as number),
	)
	const added = new Set<number>()
	for (const low of lowEvenings(forecast(plan))) {
		const day = firstFreeEvening(plan, Math.max(low + 1, today - monday))
		if (!quietEvenings.has(day)) added.add(day)
	}
	return [
		...planned,
		...[...added].map((day) => ({ day, part: 'evening', hours: quietEveningHours }) as const),
	].filter(({ day }) => monday + day >= today)
}

/** Joins a square's quiet times into one block, because an event's UID consists of its day and part of the day. */
function joined(blocks: readonly QuietBlock[]): readonly QuietBlock[] {
	const bySquare = Map.groupBy(blocks, ({ day, part }) => `${day} ${part}`)
	return [...bySquare.values()].flatMap(([first, ...others]) =>
		first ? [{ ...first, hours: others.reduce((sum, { hours }) => sum + hours, first.hours) }] : [],
	)
}

function lowEvenings(evenings: readonly Evening[]): readonly number[] {
	const low = days.filter((day) => (evenings[day]?.level ?? 0) < lowLine)
	return low.length > 0 ? low : [lowestDay(evenings)]
}

/**
 * The first evening, from the day `from` on, that has no plans except quiet time. Evenings of the following week count
 * as free.
 */
function firstFreeEvening({ events }: WeekPlan, from: number): number {
	const taken = new Set(
		events
			.filter(({ part, kind }) => part === 'evening' && kind !== 'quiet')
			.map(({ day }) => day as number),
	)
	let day = from
	while (taken.has(day)) day++
	return day
}

function quietEvent(block: QuietBlock, calendar: DatedCalendar): readonly IcsLine[] {
	const { monday, words, alarm, host, now } = calendar
	const day = monday + block.day
	const start = startHour[block.part] * 60
	const lead = alarmLead[alarm](start)
	return [
		...eventStart(`quiet-${isoDate(day)}-${block.part}`, host, now),
		['DTSTART', floatingTime(day, start)],
		['DTEND', floatingTime(day, start + block.hours * 60)],
		['SUMMARY', escapeText(words.quiet)],
		['DESCRIPTION', escapeText(words.quietNote)],
		...(lead === null ? [] : displayAlarm(lead, words.quiet)),
		['END', 'VEVENT'],
	]
}

function reminderEvent(calendar: DatedCalendar): readonly IcsLine[] {
	const { monday, today, words, reminderLink: link, host, now } = calendar
	if (link === undefined) return []
	const sundays = Math.max(0, Math.ceil((today - monday - sunday) / daysPerWeek))
	const day = monday + sunday + sundays * daysPerWeek
	return [
		...eventStart('reminder', host, now),
		['DTSTART', floatingTime(day, reminderHour * 60)],
		['DURATION', `PT${reminderMinutes}M`],
		['RRULE', 'FREQ=WEEKLY'],
		['SUMMARY', escapeText(words.reminder)],
		// Some calendars do not show an event's URL.
		['DESCRIPTION', escapeText(`${words.reminderNote}\n${link}`)],
		['URL', link],
		['TRANSP', 'TRANSPARENT'],
		...displayAlarm(0, words.reminder),
		['END', 'VEVENT'],
	]
}

function displayAlarm(minutesBefore: number, text: string): readonly IcsLine[] {
	return [
		['BEGIN', 'VALARM'],
		['ACTION', 'DISPLAY'],
		['TRIGGER', `-PT${minutesBefore}M`],
		['DESCRIPTION', escapeText(text)],
		['END', 'VALARM'],
	]
}

/** A floating time (RFC 5545, 3.3.5, form 1); minutes of the day may pass midnight. */
function floatingTime(day: LocalDay, minuteOfDay: number): string {
	return icsTime(dateForUtcFormat(day * minutesPerDay + minuteOfDay))
}
