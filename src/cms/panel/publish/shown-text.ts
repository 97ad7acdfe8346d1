import { countries } from '#site-map/countries/countries.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { amountText } from '#cms/reader/rules/pricing/amount.ts'
import { price } from '#cms/reader/rules/pricing/pricing.ts'
import { choiceName } from '#cms/panel/forms/form-values.ts'
import formWords from '#content/messages/es/panel/words-forms.yaml'
import words from '#content/messages/es/panel/words-publish.yaml'
import { unitOfFact } from './change-names.ts'

/** The switches, and the value of an amount or a day that is not set. */
const values: Readonly<Record<string, string>> = words.values

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
	if (isAmount && /^\d+$/.test(text)) {
		const own = localCurrency(address) ?? currency
		return own ? price({ minor: Number(text), currency: own }, 'en') : amountText(Number(text), 2)
	}
	const value = address.file.startsWith('facts/') ? values[text] : undefined
	if (value !== undefined) return value
	if (key === 'measure' || key === 'plans') return choiceName(text)
	const unit = unitOfFact(address)
	return unit === null ? readable(parsed(text)) : `${text} ${unit}`
}

function localCurrency({ place }: WordAddress): string | undefined {
	const [, code] = /^local\/(\w+)\//.exec(place) ?? []
	return Object.values(countries).find((country) => country.code === code)?.currency
}

/** Separates the texts of an item. The first text is its title. */
export const separator = '\u00A0· '

const flags: Readonly<Record<string, string>> = {
	isHidden: formWords.hidden,
	isSample: formWords.sample,
}

/**
 * The items of a list, or of a group of groups, in readable form.
 *
 * @returns null for any other text
 * @example itemsOf('[{"question":"Why?","isHidden":true}]') // ['Why?\u00A0· (escondida)']
 */
export function itemsOf(text: string): readonly string[] | null {
	const value = parsed(text)
	const items: readonly unknown[] = typeof value === 'object' ? Object.values(Object(value)) : []
	const isList = Array.isArray(value) || items.every((each) => typeof each === 'object')
	return typeof value === 'object' && isList ? items.map(readable) : null
}

/** Parses a JSON list or group; returns any other text unchanged. */
function parsed(text: string): unknown {
	try {
		return /^[[{]/.test(text) ? JSON.parse(text) : text
	} catch {
		return text
	}
}

function readable(value: unknown): string {
	return typeof value === 'string' ? value : textsIn(value).join(separator)
}

function textsIn(value: unknown): readonly string[] {
	if (typeof value === 'object' && value !== null)
		return Object.entries(value).flatMap(([key, each]) =>
			each === true ? (flags[key] ? [`(${flags[key]})`] : []) : textsIn(each),
		)
	return typeof value === 'string' || typeof value === 'number' ? [choiceName(`${value}`)] : []
}
