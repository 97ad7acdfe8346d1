import { expect, test } from 'vitest'
import { leaveForm, leaveLengths } from './leave-form.ts'

const complete = {
	kind: 'cancel',
	name: ' Ada ',
	email: ' Ada@Example.com ',
	contract: '',
	cancellation: 'ordinary',
	reason: 'One\r\ntwo\0',
	endDate: '',
	text: 'Not for a cancellation',
	locale: 'en',
	from: 'elsewhere',
}

test('a form is parsed as browsers send it, and fields that do not belong to its kind are dropped', () => {
	expect(leaveForm.parse(complete)).toEqual({
		kind: 'cancel',
		name: 'Ada',
		email: 'Ada@example.com',
		locale: 'en',
		from: null,
		contract: null,
		cancellation: 'ordinary',
		reason: 'One\ntwo',
		endDate: null,
		text: null,
	})
	expect(leaveForm.parse({ ...complete, kind: 'erase' })).toMatchObject({
		contract: null,
		cancellation: null,
		reason: null,
		endDate: null,
		text: null,
	})
})

test.each([
	['kind', 'stay'],
	['name', ' '],
	['name', 'a'.repeat(leaveLengths.name + 1)],
	['email', 'ada'],
	['contract', 'a'.repeat(leaveLengths.contract + 1)],
	['endDate', '2026-02-30'],
	['endDate', '0026-02-03'],
	['reason', 'a'.repeat(leaveLengths.reason + 1)],
	['locale', 'fr'],
])('the field %s with the value %j is refused', (field, value) => {
	const { error } = leaveForm.safeParse({ ...complete, [field]: value })
	expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})

test('only a complaint needs a text, and each line break in it counts as one character', () => {
	const { error } = leaveForm.safeParse({ ...complete, kind: 'complain', text: ' \n ' })
	expect(error?.issues.map(({ path }) => path)).toEqual([['text']])
	const text = `a${'\r\n'.repeat(leaveLengths.text - 2)}b`
	expect(leaveForm.safeParse({ ...complete, kind: 'complain', text }).success).toBe(true)
})

test.each(['app', 'AR'])('the value %s of the field `from` is accepted unchanged', (from) => {
	expect(leaveForm.parse({ ...complete, from }).from).toBe(from)
})
