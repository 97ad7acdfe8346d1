import type { PictureSize } from '#site/art/picture-sizes.ts'
import type { ResultCardContent } from '#site/quiz/result/ResultCard.tsx'

export type CardSettings = {
	readonly format: PictureSize
	readonly showsResult: boolean
	readonly showsBattery: boolean
}

type Battery = Pick<ResultCardContent, 'mark' | 'unit' | 'size' | 'figure'>

/** The content of a result card's picture, without the parts that the visitor has excluded. */
export type Card = Partial<Battery> & {
	readonly format: PictureSize
	readonly title: string
	readonly line?: string
	/** 0 without the battery. */
	readonly level: number
	/** The address of the test without its scheme: "innervolt.example/introvert-test". */
	readonly displayAddress: string
}

/**
 * Creates a card for the chosen settings. A mark that names the result appears only with the result; a mark that states
 * the level appears only with the battery.
 *
 * @param alternativeTitle the title of a card without the result
 *
 * @example
 * createCard(content, { format: 'link', showsResult: false, showsBattery: false }, 'It stays with me.', address)
 * // { format: 'link', title: 'It stays with me.', level: 0, displayAddress: 'innervolt.example/introvert-test' }
 */
export function createCard(
	content: ResultCardContent,
	{ format, showsResult, showsBattery }: CardSettings,
	alternativeTitle: string,
	address: string,
): Card {
	const { title, line, mark, unit, size, level, figure, heading } = content
	const isMarkResult = heading === 'mark'
	const own = isMarkResult && !showsBattery ? { title: mark, line: title } : { title, line }
	return {
		format,
		displayAddress: address.replace(/^https?:\/\//, ''),
		...(showsResult ? own : { title: alternativeTitle }),
		...(showsBattery ? { level, size } : { level: 0 }),
		...(showsBattery && (showsResult || !isMarkResult) && { mark, figure, ...(unit && { unit }) }),
	}
}
