import {
	type Arbitrary,
	array,
	assert,
	constantFrom,
	integer,
	oneof,
	property,
	record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalHours } from './leaving-time.ts'
import { completeSheet, lineChoices, lineNames, type Sheet } from './sheet.ts'
import { formatSheetLink, parseSheetLink, type SheetLink } from './sheet-link.ts'
import {
	addressOf,
	lineOf,
	linkToSend,
	newSheets,
	nextSheetState,
	resultStep,
	screenOf,
	type SheetEvent,
	type SheetState,
} from './sheet-steps.ts'

const first: Sheet = {
	size: 'twoHours',
	costsMost: 'arriving',
	fills: 'eveningAlone',
	firstSign: 'asksNothing',
	wayBack: 'oneNight',
	toHear: 'shallWeGo',
}
const second: Sheet = { ...first, size: 'fourHours', toHear: 'seeYouAtHome' }

const started: SheetEvent = { type: 'started' }
const continued: SheetEvent = { type: 'continued' }
const chose = (choice: string): SheetEvent => ({ type: 'chose', choice })
const opened = (link: SheetLink): SheetEvent => ({ type: 'opened a link', link })
const wentTo = (step: number): SheetEvent => ({ type: 'went to step', step })

const answered = (sheet: Sheet): SheetEvent[] => [
	started,
	...lineNames.flatMap((line) => [chose(sheet[line]), continued]),
]

const after = (...events: readonly SheetEvent[]) => events.reduce(nextSheetState, newSheets)

/** The view of a person who opens the link sent from this state. */
function receive(state: SheetState): SheetState {
	const link = linkToSend(state)
	const read = link && parseSheetLink(formatSheetLink(link))
	if (!read) throw new Error('The state sends no link')
	return nextSheetState(newSheets, opened(read))
}

test('six answers lead from the start to a sheet that is ready to send', () => {
	expect(screenOf(newSheets)).toBe('start')
	const state = after(...answered(first))
	expect(screenOf(state)).toBe('ready')
	expect(completeSheet(state.answers)).toEqual(first)
	expect(addressOf(state)).toEqual({ kind: 'own', sheet: first })
})

test('the second person answers without seeing the first sheet, and then both people see both sheets', () => {
	const arrived = receive(after(...answered(first)))
	expect(screenOf(arrived)).toBe('arrival')
	const asked = nextSheetState(arrived, started)
	expect(screenOf(asked)).toBe('question')
	expect(asked.answers).toEqual({})

	const joint = answered(second).reduce(nextSheetState, arrived)
	expect(screenOf(joint)).toBe('joint')
	expect([joint.answers, joint.theirs]).toEqual([second, first])

	const sentBack = receive(joint)
	expect(screenOf(sentBack)).toBe('joint')
	expect([sentBack.answers, sentBack.theirs]).toEqual([first, second])
	expect(receive(sentBack)).toEqual(joint)
})

test('the arrival hour that one person chooses is shown to the other', () => {
	const joint = answered(second).reduce(nextSheetState, receive(after(...answered(first))))
	const moved = nextSheetState(joint, { type: 'moved the arrival', arrivalHour: 21 })
	expect(receive(moved).arrivalHour).toBe(21)
})

test('while the recipient answers, the page address keeps the sender’s hidden sheet', () => {
	const arrived = receive(after(...answered(first)))
	const asked = [started, chose('oneHour'), continued].reduce(nextSheetState, arrived)
	expect(addressOf(asked)).toEqual({ kind: 'sent', sheet: first })
	expect(linkToSend(asked)).toBeUndefined()
})

test('continuing without a choice stays at the question and shows a message until a choice is made', () => {
	const missing = after(started, continued)
	expect(missing).toMatchObject({ step: 1, isChoiceMissing: true })
	expect(nextSheetState(missing, continued)).toBe(missing)
	expect(nextSheetState(missing, chose('oneHour')).isChoiceMissing).toBe(false)
})

test('making a choice does not lead to the next question by itself', () => {
	expect(after(started, chose('oneHour')).step).toBe(1)
})

test('a choice that does not belong to the line being asked about is ignored', () => {
	const asked = after(started)
	expect(nextSheetState(asked, chose('calls'))).toBe(asked)
	expect(nextSheetState(newSheets, chose('oneHour'))).toBe(newSheets)
})

test('after a line of a finished sheet is changed, the sheet is shown again', () => {
	const ready = after(...answered(first))
	const revising = nextSheetState(ready, { type: 'revised', line: 'fills' })
	expect(lineOf(revising)).toBe('fills')
	const done = [chose('outside'), continued].reduce(nextSheetState, revising)
	expect(screenOf(done)).toBe('ready')
	expect(done.answers).toEqual({ ...first, fills: 'outside' })
})

test('a line cannot be changed on the page that shows both sheets', () => {
	const joint = after(opened({ kind: 'joint', viewer: 'first', first, second, arrivalHour: 19 }))
	expect(nextSheetState(joint, { type: 'revised', line: 'size' })).toBe(joint)
})

test('the browser history leads back to earlier questions, but not forward past the first unanswered question', () => {
	const asked = after(started, chose('oneHour'), continued, chose('calls'), continued)
	expect(asked.step).toBe(3)
	expect(nextSheetState(asked, wentTo(1))).toMatchObject({ step: 1, answers: asked.answers })
	expect(nextSheetState(asked, wentTo(resultStep))).toBe(asked)
})

test('the browser history leads forward to the result once every question has an answer', () => {
	const back = after(...answered(first), wentTo(2))
	expect(lineOf(back)).toBe('costsMost')
	expect(screenOf(nextSheetState(back, wentTo(resultStep)))).toBe('ready')
})

test('moving through the browser history ends the editing of a line, and hides the message about a missing choice', () => {
	const revising = after(...answered(first), { type: 'revised', line: 'fills' }, wentTo(1))
	expect(nextSheetState(revising, continued).step).toBe(2)
	const missing = after(started, chose('oneHour'), continued, continued, wentTo(1))
	expect(missing.isChoiceMissing).toBe(false)
})

test('the page address contains a complete sheet only at the result and while one line of a finished sheet is being changed', () => {
	const ready = after(...answered(first))
	const revising = nextSheetState(ready, { type: 'revised', line: 'fills' })
	expect(addressOf(revising)).toEqual({ kind: 'own', sheet: first })
	expect(addressOf(nextSheetState(ready, wentTo(2)))).toBeUndefined()
	const both = after(opened({ kind: 'joint', viewer: 'first', first, second, arrivalHour: 19 }))
	expect(addressOf(nextSheetState(both, wentTo(2)))).toBeUndefined()
})

test('the visitor’s own link opens their sheet, and an address without a link opens the start', () => {
	const ready = after(opened({ kind: 'own', sheet: first }))
	expect(ready).toEqual({ ...newSheets, step: resultStep, answers: first })
	expect(nextSheetState(ready, { type: 'opened without a link' })).toBe(newSheets)
})

test('an event without effect returns the same state object', () => {
	const asked = after(started)
	const { arrivalHour } = asked
	const idle: readonly SheetEvent[] = [
		started,
		wentTo(1),
		wentTo(0.5),
		{ type: 'moved the arrival', arrivalHour },
	]
	expect(idle.filter((event) => nextSheetState(asked, event) !== asked)).toEqual([])
	expect(nextSheetState(newSheets, continued)).toBe(newSheets)
})

test('a broken link shows the start with a message until the visitor begins', () => {
	const broken = after(...answered(first), { type: 'met a broken link' })
	expect(broken).toEqual({ ...newSheets, isLinkBroken: true })
	expect(nextSheetState(broken, started).isLinkBroken).toBe(false)
})

test('any sequence of events leads to a screen that has all the data it needs', () => {
	const anyChoice = constantFrom(...Object.values(lineChoices).flat(), 'none')
	const anyEvent: Arbitrary<SheetEvent> = oneof(
		constantFrom(started, continued, { type: 'met a broken link' } as const),
		anyChoice.map(chose),
		integer({ min: -1, max: 9 }).map(wentTo),
		record({ type: constantFrom('revised'), line: constantFrom(...lineNames) }),
		record({
			type: constantFrom('moved the arrival'),
			arrivalHour: constantFrom(...arrivalHours),
		}),
		constantFrom('own' as const, 'sent' as const).map((kind) => opened({ kind, sheet: first })),
	)
	assert(
		property(array(anyEvent, { maxLength: 40 }), (events) => {
			const state = after(...events)
			const screen = screenOf(state)
			const isResult = screen === 'ready' || screen === 'joint'
			expect(completeSheet(state.answers) !== undefined || !isResult).toBe(true)
			expect(lineOf(state) !== undefined).toBe(screen === 'question')
			expect(linkToSend(state) !== undefined).toBe(isResult)
		}),
	)
})
