import * as z from 'zod/mini'

// Rejects longer texts before any other check: without `abort`, a pattern would still run over them.
const atMost = (maxLength: number) => z.maxLength(maxLength, { abort: true })

/**
 * A text of at most `maxLength` characters that databases can store; PostgreSQL rejects NUL.
 *
 * @example text(500).safeParse('a\0').success // false
 */
export const text = (maxLength: number) => textLike(maxLength, /^[^\0]*$/)

/**
 * A text with at least one character.
 *
 * @example filledText(500).safeParse('').success // false
 */
export const filledText = (maxLength: number) => text(maxLength).check(z.minLength(1))

/**
 * A text that matches a pattern.
 *
 * @example textLike(2, /^[A-Z]*$/).parse('DE') // 'DE'
 */
export const textLike = (maxLength: number, pattern: RegExp) =>
	z.string().check(atMost(maxLength), z.regex(pattern))

/**
 * A text that a rule accepts.
 *
 * @example textThat(320, (typed) => parseEmail(typed) !== null).safeParse('ada').success // false
 */
export const textThat = (maxLength: number, isAccepted: (typed: string) => boolean) =>
	z.string().check(atMost(maxLength), z.refine(isAccepted))

/**
 * One line without control characters: names and subjects become headers and labels.
 *
 * @example line(200).safeParse('We open\r\nBcc: ada@example.com').success // false
 */
export const line = (maxLength: number) => textLike(maxLength, /^\P{C}*$/u)

/**
 * A name typed by the owner, trimmed.
 *
 * @example typedName(80).parse(' From Berlin ') // 'From Berlin'
 */
export const typedName = (maxLength: number) =>
	z.string().check(z.trim(), atMost(maxLength), z.minLength(1), z.regex(/^\P{C}*$/u))

/**
 * A text typed by the owner, trimmed.
 *
 * @example typedText(500).parse(' Trade fair, 2026-03-02 ') // 'Trade fair, 2026-03-02'
 */
export const typedText = (maxLength: number) =>
	z.string().check(z.trim(), atMost(maxLength), z.regex(/^[^\0]*$/))

/**
 * A row's id.
 *
 * @example recordId.parse('01J9ZX3')
 */
export const recordId = filledText(100)

/**
 * The token in a link; only its digest is stored.
 *
 * @example linkToken.safeParse('a').success // false
 */
export const linkToken = textLike(43, /^[\w-]{43}$/)

/**
 * A two-letter country code.
 *
 * @example countryCode.parse('DE')
 */
export const countryCode = textLike(2, /^[A-Z]{2}$/)

/**
 * A day in a year that PostgreSQL supports too.
 *
 * @example day.safeParse('0026-12-01').success // false
 */
export const day = z.iso.date().check(atMost(10), z.regex(/^[12]/))
