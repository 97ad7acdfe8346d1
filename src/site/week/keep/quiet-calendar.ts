import { lowLine } from '#site/week/rules/estimates.ts'
import { type Evening, forecast, lowestDay } from '#site/week/rules/forecast.ts'
import { days, type Part, type WeekPlan } from '#site/week/rules/plan.ts'
import type weekCalendar from '#content/tools/en/week-calendar.yaml'
import { calendarFile, type FileOrigin, property } from './calendar-file.ts'
import { weekToPlan } from '#site/week/calendar/rules/weeks.ts'
import {
	dateForUtcFormat,
	daysPerWeek,
	isoDate,
	type LocalDay,
	minutesPerDay,
} from '#site/week/calendar/rules/local-time.ts'

const eveningAlarmHour = 20

/**
 * How many minutes before the quiet time each alarm rings. `start` is the start of the quiet time, in minutes since
 * midnight.
 */
const alarmLead = {
	none: () => undefined,
	hourBefore: () => 60,
	eveningBefore: (start: number) => start + minutesPerDay - eveningAlarmHour * 60,
} as const satisfies Record<string, (start: number) => number | undefined>

export type QuietAlarm = keyof typeof alarmLead

type QuietCalendar = FileOrigin & {
	readonly plan: WeekPlan
	/** The first day of the plan's week; if undefined, the week that `weekToPlan` chooses. */
	readonly monday: LocalDay | undefined
	readonly words: (typeof weekCalendar)['saved']
	readonly alarm: QuietAlarm
	/** If set, the file also has a reminder for every Sunday at 18:00, with this link. */
	readonly reminderLink?: string | undefined
	/** Earlier days are skipped. */
	readonly today: LocalDay
}

type DatedCalendar = QuietCalendar & { readonly monday: LocalDay }

/** A time kept free. `day` counts from the plan's Monday and may be in the following week. */
type QuietBlock = { readonly day: number; readonly part: Part; readonly hours: number }

/** The hour at which quiet time starts in each part of the day. At 19:00, people are home. */
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
	const blocks = joined(quietBlocks(calendar))
	const events = [...blocks.map((block) => quietEvent(block, calendar)), ...reminders(calendar)]
	return calendarFile('-//Innervolt//Your week//EN', events, calendar)
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

/**
 * Joins the quiet times in the same part of the same day into one block, because the UID of an event consists of its
 * day and part of the day.
 */
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

function quietEvent(block: QuietBlock, { monday, words, alarm }: DatedCalendar) {
	const day = monday + block.day
	const start = startHour[block.part] * 60
	const alarmMinutes = alarmLead[alarm](start)
	return {
		id: `quiet-${isoDate(day)}-${block.part}`,
		times: [
			property('dtstart', floatingTime(day, start), 'date-time'),
			property('dtend', floatingTime(day, start + block.hours * 60), 'date-time'),
		],
		title: words.quiet,
		text: words.quietNote,
		...(alarmMinutes !== undefined && { alarmMinutes }),
	}
}

function reminders({ monday, today, words, reminderLink: link }: DatedCalendar) {
	if (link === undefined) return []
	const sundays = Math.max(0, Math.ceil((today - monday - sunday) / daysPerWeek))
	const day = monday + sunday + sundays * daysPerWeek
	const times = [
		property('dtstart', floatingTime(day, reminderHour * 60), 'date-time'),
		property('duration', `PT${reminderMinutes}M`, 'duration'),
		property('rrule', { freq: 'WEEKLY' }, 'recur'),
	]
	const { reminder: title, reminderNote: text } = words
	return [{ id: 'reminder', times, title, text, link, alarmMinutes: 0 }]
}

/** A floating time (RFC 5545, 3.3.5, form 1). `minuteOfDay` may be past midnight. */
function floatingTime(day: LocalDay, minuteOfDay: number): string {
	return dateForUtcFormat(day * minutesPerDay + minuteOfDay)
		.toISOString()
		.slice(0, 19)
}
