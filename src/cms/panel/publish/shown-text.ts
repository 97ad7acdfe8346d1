import { countries } from '#site-map/countries/countries.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { amountText, currencyDigits } from '#cms/reader/rules/pricing/amount.ts'
import { choiceName } from '#cms/panel/forms/form-values.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { readable } from './changed-texts.ts'
import { unitOfFact } from './fact-names.ts'

/** The last keys of places that hold a switch or a day. */
const keysOfValues = new Set(['isShown', 'isSample', 'confirmed', 'checked'])

/**
 * The value at a place in readable form: an amount as on the site, a switch in words, a number with its unit, a group
 * without JSON.
 *
 * @param currency of an amount
 * @example shownText({ file: 'facts/prices.yaml', place: 'premium/minor' }, '2750', 'USD') // '$27.50'
 * @example shownText({ file: 'facts/claims.yaml', place: 'claims/accuracy/isShown' }, 'false') // 'no'
 */
export function shownText(address: WordAddress, text: string, currency?: string): string {
	const key = address.place.split('/').at(-1) ?? ''
	const isAmount = key === 'minor' || /^(?:app|local)\//.test(address.place)
	if (isAmount && /^\d+$/.test(text))
		return shownAmount(Number(text), localCurrency(address) ?? currency)
	if (keysOfValues.has(key)) {
		const values: Readonly<Record<string, string>> = words.values
		return values[text] ?? text
	}
	if (key === 'measure' || key === 'plans') return choiceName(text)
	const unit = unitOfFact(address)
	return unit === null ? readable(text, words.values.hidden) : `${text} ${unit}`
}

function shownAmount(minor: number, currency: string | undefined): string {
	if (currency === undefined) return amountText(minor, 2)
	const digits = currencyDigits(currency)
	const whole = minor % 10 ** digits === 0
	return new Intl.NumberFormat('en', {
		style: 'currency',
		currency,
		minimumFractionDigits: whole ? 0 : digits,
	}).format(minor / 10 ** digits)
}

/** The currency of a price in a country. */
function localCurrency({ place }: WordAddress): string | undefined {
	const [, code] = /^local\/(\w+)\//.exec(place) ?? []
	return Object.values(countries).find((country) => country.code === code)?.currency
}
