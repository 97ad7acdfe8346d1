import { keysIn } from '#values/keys-in.ts'
import { type EventKind, eventKinds, type Hours, mondayCharge, type People } from './estimates.ts'
import type { DayIndex } from './forecast.ts'
import { costLimits, maxEvents, type Part, type PlannedEvent, type WeekPlan } from './plan.ts'

/** Why a link's fragment is not a week. A fragment without `w=` is an anchor of the page. */
export type LinkError = 'no week' | 'damaged'

const prefix = 'w='

const version = '1'

/** Lengths of a record and of the head (version and check), in base 36 digits. */
const recordLength = 3
const base = 36

// Published links contain these codes: append values, never reorder them. A missing one does not compile.
const kindCodes = {
	meeting: 0,
	call: 1,
	openPlan: 2,
	dinner: 3,
	party: 4,
	friend: 5,
	family: 6,
	presentation: 7,
	errands: 8,
	quiet: 9,
} as const satisfies Record<EventKind, number>
const partCodes = { morning: 0, afternoon: 1, evening: 2 } as const satisfies Record<Part, number>
const peopleCodes = { one: 0, few: 1, many: 2 } as const satisfies Record<People, number>
/** By code. */
const lengths: readonly Hours[] = [1, 2, 4, 8]

/** Record numbers: events, then changed costs, then the charge on Monday morning, then the mark of an undated week. */
const eventCodes = 7 * 3 * 10 * 3 * 4
const costSteps = costLimits.max - costLimits.min + 1
const costCodes = 10 * costSteps
const firstCost = eventCodes
const firstStart = firstCost + costCodes
const undated = firstStart + 101

/**
 * A week's link fragment, without `#`: version, check and three characters for each event, each changed cost, a changed
 * charge on Monday and an example. Empty for an empty week.
 *
 * @example encodeWeek({ start: 88, events: [{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 }] })
 * // 'w=17l125'
 */
export function encodeWeek({ start, events, costs = {}, isUndated }: WeekPlan): string {
	const codes = [
		...events.slice(0, maxEvents).map(eventCode),
		...keysIn(kindCodes).flatMap((kind) => {
			const cost = costs[kind]
			return cost === undefined || cost === eventKinds[kind].cost
				? []
				: [firstCost + kindCodes[kind] * costSteps + within(cost, costLimits) - costLimits.min]
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
			const kind = keyOf(kindCodes, Math.floor((code - firstCost) / costSteps))
			costs[kind] = ((code - firstCost) % costSteps) + costLimits.min
		} else if (code < undated) start = code - firstStart
		else if (code === undated) isUndated = true
		else return 'damaged'
	}
	return events.length > maxEvents
		? 'damaged'
		: { start, events, costs, ...(isUndated && { isUndated }) }
}

function eventCode({ day, part, kind, people, hours }: PlannedEvent): number {
	const slot = day * 3 + partCodes[part]
	return ((slot * 10 + kindCodes[kind]) * 3 + peopleCodes[people]) * 4 + lengths.indexOf(hours)
}

function eventOf(code: number): PlannedEvent {
	const at = (divisor: number, radix: number) => Math.floor(code / divisor) % radix
	return {
		// The code is below that of an eighth day.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		day: at(360, 7) as DayIndex,
		part: keyOf(partCodes, at(120, 3)),
		kind: keyOf(kindCodes, at(12, 10)),
		people: keyOf(peopleCodes, at(4, 3)),
		hours: lengths[at(1, 4)] ?? 2,
	}
}

/** Modulo a prime above the base, which detects every single wrong character, and most missing ones. */
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

function keyOf<Key extends string>(codes: Readonly<Record<Key, number>>, code: number): Key {
	const key = keysIn(codes).find((each) => codes[each] === code)
	if (key === undefined) throw new RangeError(`no code ${code}`)
	return key
}
