import { type ArrivalHour, arrivalHours } from './leaving-time.ts'
import { completeSheet, lineChoices, lineNames, type Sheet } from './sheet.ts'

/**
 * The content of a fragment. `own`: the first person's sheet, for their own address bar. `sent`: the same sheet for the
 * second person, hidden until they have answered. `joint`: both sheets, from the view of one person.
 */
export type SheetLink =
	| { readonly kind: 'own' | 'sent'; readonly sheet: Sheet }
	| {
			readonly kind: 'joint'
			readonly viewer: Viewer
			/** The first person's sheet. */
			readonly first: Sheet
			readonly second: Sheet
			readonly arrivalHour: ArrivalHour
	  }

/** The first person, or the recipient of the link. */
export type Viewer = 'first' | 'second'

/** The first character of a fragment; incremented by a change that makes older links unreadable. */
const version = '1'

const kindLetters = { own: 'm', sent: 's', first: 'j', second: 'k' } as const

/** Base of the digits 0-9 and a-z. */
const radix = 36
const sheetLength = 4
const checkLength = 2

/**
 * The largest prime below 36². With a prime, every wrong character and every swap of neighbouring characters changes
 * the remainder, as in the check digits of an IBAN.
 */
const checkModulus = 1291

const linkPattern =
	/^1(?:(?<single>[ms])(?<sheet>[\da-z]{4})|(?<viewer>[jk])(?<hour>[\da-z])(?<first>[\da-z]{4})(?<second>[\da-z]{4}))[\da-z]{2}$/

/**
 * A link's fragment, without `#`: version, kind, arrival hour if any, four characters for each sheet, two check
 * characters. 8 characters for one sheet, 13 for two.
 *
 * @example formatSheetLink({ kind: 'sent', sheet }) // '1s256cfe'
 */
export function formatSheetLink(link: SheetLink): string {
	const payload =
		link.kind === 'joint'
			? [
					kindLetters[link.viewer],
					link.arrivalHour.toString(radix),
					formatSheet(link.first),
					formatSheet(link.second),
				]
			: [kindLetters[link.kind], formatSheet(link.sheet)]
	const text = [version, ...payload].join('')
	const check = (checkModulus - remainder(`${text}00`)) % checkModulus
	return text + check.toString(radix).padStart(checkLength, '0')
}

/**
 * Parses a fragment, without `#`.
 *
 * @returns undefined for anything that `formatSheetLink` does not write
 * @example parseSheetLink('1s256cfe')?.kind // 'sent'
 * @example parseSheetLink('main') // undefined
 */
export function parseSheetLink(fragment: string): SheetLink | undefined {
	const parts = linkPattern.exec(fragment)?.groups
	if (!parts || remainder(fragment) !== 0) return undefined
	const sheet = parseSheet(parts['sheet'])
	if (sheet) return { kind: parts['single'] === kindLetters.own ? 'own' : 'sent', sheet }
	const first = parseSheet(parts['first'])
	const second = parseSheet(parts['second'])
	const hour = Number.parseInt(parts['hour'] ?? '', radix)
	const arrivalHour = arrivalHours.find((each) => each === hour)
	if (!first || !second || arrivalHour === undefined) return undefined
	const viewer = parts['viewer'] === kindLetters.first ? 'first' : 'second'
	return { kind: 'joint', viewer, first, second, arrivalHour }
}

/** The positions of the six choices as the digits of a decimal number, written in base 36. */
function formatSheet(sheet: Sheet): string {
	const digits = lineNames.map((line) => choicesOf(line).indexOf(sheet[line])).join('')
	return Number(digits).toString(radix).padStart(sheetLength, '0')
}

function parseSheet(text: string | undefined): Sheet | undefined {
	if (text === undefined) return undefined
	const digits = String(Number.parseInt(text, radix)).padStart(lineNames.length, '0')
	if (digits.length > lineNames.length) return undefined
	const chosen = lineNames.map((line, index) => [line, choicesOf(line)[Number(digits[index])]])
	return completeSheet(Object.fromEntries(chosen))
}

function choicesOf(line: keyof Sheet): readonly string[] {
	return lineChoices[line]
}

function remainder(text: string): number {
	return Array.from(text).reduce(
		(rest, character) => (rest * radix + Number.parseInt(character, radix)) % checkModulus,
		0,
	)
}
