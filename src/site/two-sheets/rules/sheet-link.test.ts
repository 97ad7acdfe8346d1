import {
	type Arbitrary,
	assert,
	constantFrom,
	integer,
	oneof,
	pre,
	property,
	record,
	string,
	stringMatching,
} from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalHours } from './leaving-time.ts'
import { lineChoices, type Sheet } from './sheet.ts'
import { formatSheetLink, parseSheetLink, type SheetLink } from './sheet-link.ts'

const anySheet: Arbitrary<Sheet> = record({
	size: constantFrom(...lineChoices.size),
	costsMost: constantFrom(...lineChoices.costsMost),
	fills: constantFrom(...lineChoices.fills),
	firstSign: constantFrom(...lineChoices.firstSign),
	wayBack: constantFrom(...lineChoices.wayBack),
	toHear: constantFrom(...lineChoices.toHear),
})
const anyLink: Arbitrary<SheetLink> = oneof(
	record({ kind: constantFrom('own', 'sent'), sheet: anySheet }),
	record({
		kind: constantFrom('joint'),
		viewer: constantFrom('first', 'second'),
		first: anySheet,
		second: anySheet,
		arrivalHour: constantFrom(...arrivalHours),
	}),
)
/** Text that passes the parser's first check, because it has the alphabet and length of a link. */
const linkLikeText = stringMatching(/^1[msjk][0-9a-z]{6,11}$/)

const sheet: Sheet = {
	size: 'twoHours',
	costsMost: 'arriving',
	fills: 'eveningAlone',
	firstSign: 'asksNothing',
	wayBack: 'oneNight',
	toHear: 'shallWeGo',
}

test('a link that was sent earlier still opens the same sheet', () => {
	expect(formatSheetLink({ kind: 'sent', sheet })).toBe('1s256cfe')
	expect(parseSheetLink('1s256cfe')).toEqual({ kind: 'sent', sheet })
})

test('every link survives a round trip, and has 8 or 13 characters', () => {
	assert(
		property(anyLink, (link) => {
			const fragment = formatSheetLink(link)
			expect(fragment).toMatch(/^[\da-z]{8}(?:[\da-z]{5})?$/)
			expect(parseSheetLink(fragment)).toEqual(link)
		}),
	)
})

test('a link with any single wrong character is refused', () => {
	assert(
		property(
			anyLink,
			integer({ min: 0, max: 12 }),
			integer({ min: 1, max: 35 }),
			(link, at, by) => {
				const fragment = formatSheetLink(link)
				const index = at % fragment.length
				const digit = (Number.parseInt(fragment.charAt(index), 36) + by) % 36
				const wrong = fragment.slice(0, index) + digit.toString(36) + fragment.slice(index + 1)
				expect(parseSheetLink(wrong)).toBeUndefined()
			},
		),
	)
})

test('a link with two neighbouring characters swapped is refused', () => {
	assert(
		property(anyLink, integer({ min: 0, max: 11 }), (link, at) => {
			const fragment = formatSheetLink(link)
			const [one = '', other = ''] = fragment.slice(at % (fragment.length - 1))
			const start = at % (fragment.length - 1)
			const wrong = fragment.slice(0, start) + other + one + fragment.slice(start + 2)
			pre(one !== other)
			expect(parseSheetLink(wrong)).toBeUndefined()
		}),
	)
})

test('each of 10,000 random fragments is refused or is a link that the tool could write', () => {
	assert(
		property(oneof(string({ maxLength: 30 }), linkLikeText), (fragment) => {
			const link = parseSheetLink(fragment)
			expect(link && formatSheetLink(link)).toBe(link && fragment)
		}),
		{ numRuns: 10_000 },
	)
})

test.each(['', 'main', 'top', '1s', '2s256c00', '1S256CFE', '1s256cfe ', '1s256cfe00'])(
	'%j is not a link',
	(fragment) => {
		expect(parseSheetLink(fragment)).toBeUndefined()
	},
)

/** The text with every possible checksum, one of which is right. */
const withAnyCheck = (text: string) =>
	Array.from({ length: 36 * 36 }, (_, check) => text + check.toString(36).padStart(2, '0'))

// 900020 has the digit 9 for the first line, which has only five choices. 1000000 has seven digits; a sheet has six.
test.each([
	['a choice that a line does not have', `1s${(900_020).toString(36)}`],
	['a seventh line', `1s${(1_000_000).toString(36)}`],
	['a choice of the first person that its line does not have', `1jj${(900_020).toString(36)}256c`],
	['a choice of the second person that its line does not have', `1jj256c${(900_020).toString(36)}`],
	['an hour that cannot be chosen', '1j0256c256c'],
])('%s is refused, even with the right check characters', (_, text) => {
	expect(withAnyCheck(text).filter(parseSheetLink)).toEqual([])
})

test('a link for both sheets is read if its check characters match', () => {
	expect(withAnyCheck('1jj256c256c').filter(parseSheetLink)).toHaveLength(1)
})
