import type { Company } from '#islands/quiz/result/battery.ts'

/** The two shapes of a card, in pixels. */
export const formats = {
	wide: { width: 1200, height: 630 },
	tall: { width: 1080, height: 1920 },
} as const

export type Format = keyof typeof formats

/** A result as it could be shown. */
export type Shareable = {
	/** "Classic Introvert", "INFJ" */
	readonly headline: string
	/** What stands under it. */
	readonly line: string
	/** The battery's light, in percent. */
	readonly level: number
	readonly company: Company
}

/** What the sharer has chosen to show. */
export type Choice = {
	readonly format: Format
	readonly showsResult: boolean
	readonly showsBattery: boolean
}

/** A card, decided down to its words. What was not chosen is not in it. */
export type Card = {
	readonly format: Format
	readonly headline: string
	readonly line?: string
	readonly window?: { readonly level: number; readonly company: Company }
	/** Where the test is, without the scheme: "innervolt.example/introvert-test". */
	readonly place: string
}

/**
 * The card for a choice.
 *
 * @param discreet what the card says instead of the result
 *
 * @example
 * cardFor(result, { format: 'wide', showsResult: false, showsBattery: false }, 'It stays with me.', address)
 * // { format: 'wide', headline: 'It stays with me.', place: 'innervolt.example/introvert-test' }
 */
export function cardFor(
	result: Shareable,
	{ format, showsResult, showsBattery }: Choice,
	discreet: string,
	address: string,
): Card {
	const { headline, line, level, company } = result
	return {
		format,
		...(showsResult ? { headline, line } : { headline: discreet }),
		...(showsBattery && { window: { level, company } }),
		place: address.replace(/^https?:\/\//, ''),
	}
}

/**
 * Breaks a text into lines that are no wider than allowed. A word that is wider has its own line.
 *
 * @param widthOf how wide a text would be
 *
 * @example
 * linesOf('one lamp, well placed', 10, (text) => text.length) // ['one lamp,', 'well', 'placed']
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
	return text.split(' ').reduce<string[]>((lines, word) => {
		const longer = [...lines.slice(-1), word].join(' ')
		return lines.length > 0 && widthOf(longer) <= width
			? [...lines.slice(0, -1), longer]
			: [...lines, word]
	}, [])
}
