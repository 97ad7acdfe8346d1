import { amountText } from '#domain/pricing/amount.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { readable } from './changed-texts.ts'

/** The last keys of places that hold a switch or a day. */
const keysOfValues = new Set(['isShown', 'isSample', 'confirmed', 'checked'])

/**
 * What stands at a place, as the owner reads it: an amount as it is written, a switch in words, a list without JSON.
 *
 * @example shownText('premium/minor', '2750') // '27,50'
 * @example shownText('claims/accuracy/isShown', 'false') // 'no'
 */
export function shownText(place: string, text: string): string {
	const key = place.split('/').at(-1) ?? ''
	// Currencies without hundredths are read as if they had some: which one it is stands at another place.
	if (key === 'minor' && /^\d+$/.test(text)) return amountText(Number(text), 2)
	if (keysOfValues.has(key)) {
		const values: Readonly<Record<string, string>> = words.values
		return values[text] ?? text
	}
	return readable(text, words.values.hidden)
}
