import { keysIn } from '#values/keys-in.ts'
import { lengths } from './change.ts'
import { type EventKind, eventKinds, mondayCharge, peopleFactor } from './estimates.ts'
import {
	allKinds,
	costLimits,
	days,
	maxEvents,
	parts,
	type PlannedEvent,
	type WeekPlan,
} from './plan.ts'

/** Why a link's fragment is not a week. A fragment without `w=` is an anchor of the page. */
export type LinkError = 'no week' | 'damaged'

const prefix = 'w='

const version = '1'

/** The length of a record, and of the head (version and check), in base-36 digits. */
const recordLength = 3
const base = 36

const people = keysIn(peopleFactor)

/**
 * Record numbers: events, then changed costs, then the charge on Monday morning, then the mark of an undated week.
 * Published links contain the positions of kinds, people, parts and lengths in their lists, so these positions must not
 * change.
 */
const eventCodes = 7 * 3 * 10 * 3 * 4
const costSteps = costLimits.max - costLimits.min + 1
const costCodes = 10 * costSteps
const firstCost = eventCodes
const firstStart = firstCost + costCodes
const undated = firstStart + 101

/**
 * A week's link fragment, without `#`: version, check, and three characters each for every event, every changed cost, a
 * changed charge on Monday morning and the mark of an undated week. Empty for an empty week.
 *
 * @example encodeWeek({ start: 88, events: [{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 }] })
 * // 'w=17l125'
 */
export function encodeWeek({ start, events, costs = {}, isUndated }: WeekPlan): string {
	const codes = [
		...events.slice(0, maxEvents).map(eventCode),
		...allKinds.flatMap((kind, position) => {
			const cost = costs[kind]
			return cost === undefined || cost === eventKinds[kind].cost
				? []
				: [firstCost + position * costSteps + within(cost, costLimits) - costLimits.min]
		}),
		...(start === mondayCharge ? [] : [firstStart + within(start, { min: 0, max: 100 })]),
		...(isUndated && events.length > 0 ? [undated] : []),
	]
	if (codes.length === 0) return ''
	const records = codes.map((code) => digits(code, recordLength)).join('')
	return prefix + version + check(records) + records
}

/**
 * Parses the week in a link's fragment. Accepts any text and never throws.
 *
 * @param fragment with or without `#`
 * @example decodeWeek('#faq') // 'no week'
 */
export function decodeWeek(fragment: string): WeekPlan | LinkError {
	const text = fragment.replace(/^#/, '').toLowerCase()
	if (!text.startsWith(prefix)) return 'no week'
	const [head, records] = [text.slice(2, 2 + recordLength), text.slice(2 + recordLength)]
	if (!/^(?:[\da-z]{3})+$/.test(records) || head !== version + check(records)) return 'damaged'
	return planOf((records.match(/.{3}/g) ?? []).map((record) => Number.parseInt(record, base)))
}

function planOf(codes: readonly number[]): WeekPlan | LinkError {
	const events: PlannedEvent[] = []
	const costs: Partial<Record<EventKind, number>> = {}
	let start: number = mondayCharge
	let isUndated = false
	for (const code of codes) {
		if (code < firstCost) events.push(eventOf(code))
		else if (code < firstStart) {
			const kind = itemAt(allKinds, Math.floor((code - firstCost) / costSteps))
			costs[kind] = ((code - firstCost) % costSteps) + costLimits.min
		} else if (code < undated) start = code - firstStart
		else if (code === undated) isUndated = true
		else return 'damaged'
	}
	return events.length > maxEvents
		? 'damaged'
		: { start, events, costs, ...(isUndated && { isUndated }) }
}

function eventCode({ day, part, kind, people: size, hours }: PlannedEvent): number {
	const slot = day * 3 + parts.indexOf(part)
	const kindInSlot = slot * 10 + allKinds.indexOf(kind)
	return (kindInSlot * 3 + people.indexOf(size)) * 4 + lengths.indexOf(hours)
}

function eventOf(code: number): PlannedEvent {
	return {
		day: itemAt(days, Math.floor(code / 360)),
		part: itemAt(parts, Math.floor(code / 120) % 3),
		kind: itemAt(allKinds, Math.floor(code / 12) % 10),
		people: itemAt(people, Math.floor(code / 4) % 3),
		hours: itemAt(lengths, code % 4),
	}
}

/**
 * The modulus of the check. It is a prime larger than the base, so that the check detects every single wrong character,
 * and most missing ones.
 */
const checkModulus = 1291

function check(records: string): string {
	const sum = Array.from(records).reduce(
		(total, character) => (total * 37 + Number.parseInt(character, base) + 1) % checkModulus,
		0,
	)
	return digits(sum, 2)
}

function digits(value: number, length: number): string {
	return value.toString(base).padStart(length, '0')
}

function within(value: number, { min, max }: { min: number; max: number }): number {
	return Math.min(max, Math.max(min, Math.round(value)))
}

function itemAt<Item>(items: readonly Item[], position: number): Item {
	const item = items[position]
	if (item === undefined) throw new RangeError(`no item at position ${position}`)
	return item
}
