/**
 * In a preview every text of the site is wrapped in two private-use characters, which encode the number of its address.
 * They pass through components as text; `page-marks.ts` replaces them in the rendered page.
 */
const firstStart = 0xf0000
const firstEnd = 0x100000
/** The number of addresses for which a plane has room: its last two code points are not characters. */
const maxAddresses = 0xfffe

/**
 * The addresses by number. An address keeps its number as long as the process runs, because words are cached with their
 * marks.
 */
const addresses: string[] = []
const numbers = new Map<string, number>()

function numberOf(address: string): number | null {
	const known = numbers.get(address)
	if (known !== undefined) return known
	if (addresses.length === maxAddresses) return null
	const number = addresses.push(address) - 1
	numbers.set(address, number)
	return number
}

/** The marks around a text. Both are empty if all numbers are taken. */
export type Marks = readonly [start: string, end: string]

export function marksOf(address: string): Marks {
	const number = numberOf(address)
	if (number === null) return ['', '']
	return [String.fromCodePoint(firstStart + number), String.fromCodePoint(firstEnd + number)]
}

/** The address that a mark stands for, and whether the mark starts its text; null for an unknown mark. */
export function readMark(
	mark: string,
): { readonly address: string; readonly isStart: boolean } | null {
	const code = mark.codePointAt(0) ?? 0
	const isStart = code < firstEnd
	const address = addresses[code - (isStart ? firstStart : firstEnd)]
	return address === undefined ? null : { address, isStart }
}

/**
 * Wraps a text in its marks. Spaces at either end stay outside, because some components trim them.
 *
 * @example markedText(' Hello', marksOf('pages/en/home.yaml:hero/title'))
 */
export function markedText(text: string, [start, end]: Marks): string {
	const words = text.trim()
	if (words === '') return text
	const at = text.indexOf(words)
	return `${text.slice(0, at)}${start}${words}${end}${text.slice(at + words.length)}`
}

/**
 * Wraps a compiled message. A mark before or after an argument is a separate element.
 *
 * @example markedMessage([['n'], ' of 100'], marks) // [start, ['n'], ` of 100${end}`]
 */
export function markedMessage(
	message: readonly unknown[],
	[start, end]: Marks,
): readonly unknown[] {
	const begun = withFirst(message, (first) => `${start}${first}`, start)
	return withFirst(begun.toReversed(), (last) => `${last}${end}`, end).toReversed()
}

function withFirst(
	parts: readonly unknown[],
	change: (text: string) => string,
	mark: string,
): readonly unknown[] {
	const [first, ...rest] = parts
	return typeof first === 'string' ? [change(first), ...rest] : [mark, ...parts]
}
