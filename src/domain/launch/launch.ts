import type { Claim } from '#domain/claims/claims.ts'
import { type Pricing, price } from '#domain/pricing/pricing.ts'
import { isPlaceholder } from './placeholder.ts'

/** What the launch check looks at: the settings, and the tables that the pages are made of. */
export type LaunchFacts = {
	readonly settings: {
		/** By the name of the setting; null where it is not set. */
		readonly texts: Readonly<Record<string, string | null>>
		/** Sites, reached over https. */
		readonly sites: Readonly<Record<string, string>>
		/** Mail: a server, which may have a password in its address, and a sender. */
		readonly mail: Readonly<Record<string, string | null>>
	}
	/** The site's own mail addresses, by their purpose. */
	readonly contacts: Readonly<Record<string, string>>
	readonly claims: readonly Claim[]
	readonly testimonials: readonly {
		readonly page: string
		readonly title: string
		readonly isSample: boolean
	}[]
	readonly pricing: Pricing
	readonly crisisLines: readonly CrisisLine[]
	readonly promises: readonly AppPromise[]
}

/** What the legal pages say that the app or the operator does, which this repository cannot prove. */
export type AppPromise = {
	readonly text: string
	/** Paths of the pages that say it. */
	readonly pages: readonly string[]
	/** The day on which the owner confirmed it; null: not yet. */
	readonly confirmed: `${number}-${number}-${number}` | null
}

/** A telephone number that somebody may need in the worst hour of the year. */
export type CrisisLine = {
	/** Who answers. */
	readonly name: string
	readonly number: string
	/** The day on which somebody made sure that the number is right; null: nobody has. */
	readonly checked: `${number}-${number}-${number}` | null
}

/** One thing between the repository and an honest launch. */
export type Finding = {
	readonly topic:
		'settings' | 'contacts' | 'claims' | 'testimonials' | 'prices' | 'promises' | 'crisis lines'
	/** The setting, the sentence, the number. */
	readonly what: string
	/** What is the matter with it, or where it is shown. */
	readonly why: string
}

/** Numbers change: a crisis line is to be checked again after this many days. */
const crisisLineCheckDays = 180

/**
 * Everything that an honest launch would first have to change.
 *
 * @returns nothing where nothing blocks
 * @param today an ISO date
 * @example blockers(facts, '2026-11-22')[0] // { topic: 'settings', what: 'OPERATOR_NAME', why: 'is not set' }
 */
export function blockers(facts: LaunchFacts, today: string): readonly Finding[] {
	return [
		...settingFindings(facts.settings),
		...findings('contacts', facts.contacts, (address) => isPlaceholder(address) && standsIn),
		...facts.claims
			.filter(({ isShown, evidence }) => isShown && evidence.trim() === '')
			.map(({ text, pages }) => {
				const why = typeof pages === 'string' ? pages : pages.join(', ')
				return { topic: 'claims', what: text, why } as const
			}),
		...facts.testimonials
			.filter(({ isSample }) => isSample)
			.map(({ title, page }) => ({ topic: 'testimonials', what: title, why: page }) as const),
		...priceFindings(facts.pricing),
		...facts.promises
			.filter(({ confirmed }) => confirmed === null)
			.map(
				({ text, pages }) => ({ topic: 'promises', what: text, why: pages.join(', ') }) as const,
			),
		...crisisLineFindings(facts.crisisLines, today),
	]
}

/** A wrong number costs a caller in need, so a line without a recent check blocks. */
function crisisLineFindings(lines: readonly CrisisLine[], today: string): readonly Finding[] {
	const oldest = Date.parse(today) - crisisLineCheckDays * 86_400_000
	return lines
		.filter(({ checked }) => checked === null || Date.parse(checked) < oldest)
		.map(({ name, number, checked }) => ({
			topic: 'crisis lines',
			what: `${number}, ${name}`,
			why: checked === null ? 'never checked' : `last checked on ${checked}`,
		}))
}

const unset = 'is not set'
const standsIn = 'is a placeholder'

function settingFindings({ texts, sites, mail }: LaunchFacts['settings']): readonly Finding[] {
	return [
		...findings('settings', texts, (text) => text === null && unset),
		...findings('settings', sites, (site) => {
			if (isPlaceholder(site)) return `${standsIn}: ${site}`
			return !site.startsWith('https:') && `is not reached over https: ${site}`
		}),
		...findings('settings', mail, (address) => {
			if (address === null) return unset
			// Not the address itself: it may hold a password.
			return isPlaceholder(address) && standsIn
		}),
	]
}

function findings<Value>(
	topic: Finding['topic'],
	named: Readonly<Record<string, Value>>,
	problem: (value: Value) => string | false,
): readonly Finding[] {
	return Object.entries(named).flatMap(([what, value]) => {
		const why = problem(value)
		return why === false ? [] : [{ topic, what, why }]
	})
}

/** A price that is paid once and a price that is paid each month cannot both be the price. */
function priceFindings({ lifetime, monthly }: Pricing): readonly Finding[] {
	if (!lifetime || !monthly) return []
	const [once, each] = [price(lifetime, 'en-US'), price(monthly, 'en-US')]
	return [
		{
			topic: 'prices',
			what: `${once} once and ${each} a month`,
			why: 'the landing page says the one, the legal pages the other',
		},
	]
}
