import type { Occupants } from '#islands/quiz/result/result-battery.ts'

/** The image formats of a card, in pixels. */
export const formats = {
	wide: { width: 1200, height: 630 },
	tall: { width: 1080, height: 1920 },
} as const

export type Format = keyof typeof formats

/** The parts of a result that a card can show. */
export type ShareableResult = {
	/** "Classic Introvert", "INFJ" */
	readonly headline: string
	/** The line below the headline. */
	readonly line: string
	/** Battery level, 0 to 100. */
	readonly level: number
	readonly occupants: Occupants
}

/** The visitor's choices for the card. */
export type CardSettings = {
	readonly format: Format
	readonly showsResult: boolean
	readonly showsBattery: boolean
}

/** The content of a card, without the parts the visitor has excluded. */
export type Card = {
	readonly format: Format
	readonly headline: string
	readonly line?: string
	readonly battery?: { readonly level: number; readonly occupants: Occupants }
	/** The address of the test without its scheme: "innervolt.example/introvert-test". */
	readonly displayAddress: string
}

/**
 * Creates a card for the chosen settings.
 *
 * @param alternativeHeadline the headline of a card without the result
 *
 * @example
 * createCard(result, { format: 'wide', showsResult: false, showsBattery: false }, 'It stays with me.', address)
 * // { format: 'wide', headline: 'It stays with me.', displayAddress: 'innervolt.example/introvert-test' }
 */
export function createCard(
	result: ShareableResult,
	{ format, showsResult, showsBattery }: CardSettings,
	alternativeHeadline: string,
	address: string,
): Card {
	const { headline, line, level, occupants } = result
	return {
		format,
		...(showsResult ? { headline, line } : { headline: alternativeHeadline }),
		...(showsBattery && { battery: { level, occupants } }),
		displayAddress: address.replace(/^https?:\/\//, ''),
	}
}
