import { namedCountry } from '#site-map/countries/operator-country.ts'
import { type Pricing, price } from '#cms/reader/rules/pricing/pricing.ts'
import { isPlaceholder } from '#values/placeholder.ts'

/** The input of the launch check: the settings, and the tables that the pages are built from. */
export type LaunchFacts = {
	readonly settings: {
		/** By setting name; null if unset. */
		readonly texts: Readonly<Record<string, string | null>>
		/** The postal address, null without one, and the country named on the legal pages. */
		readonly operator: { readonly address: string | null; readonly country: string }
		/** URLs that have to use https. */
		readonly sites: Readonly<Record<string, string>>
		/** The mail server's URL, which may contain a password, and the sender. */
		readonly mail: Readonly<Record<string, string | null>>
	}
	/** The DNS records of the sending domains and server; null if they were not looked up. */
	readonly mailDns: readonly MailDnsFinding[] | null
	/** The site's own mail addresses, by their purpose. */
	readonly contacts: Readonly<Record<string, string>>
	readonly claims: readonly {
		readonly text: string
		/** The pages that show it, for the report. */
		readonly pages: string
		/** A source or, above its threshold, a measurement. */
		readonly hasEvidence: boolean
		readonly isShown: boolean
	}[]
	readonly testimonials: readonly {
		readonly page: string
		readonly title: string
		readonly isSample: boolean
	}[]
	readonly pricing: Pricing
	readonly crisisLines: readonly CrisisLine[]
	readonly promises: readonly AppPromise[]
	/** The site's statements about the app, by fact. */
	readonly productFacts: Readonly<Record<string, Pick<AppPromise, 'text' | 'confirmed'>>>
}

/** The state of a DNS record for mail. */
export type MailDnsFinding = {
	readonly record: 'SPF' | 'DKIM' | 'DMARC' | 'MX' | 'PTR'
	/** The domain or host. */
	readonly of: string
	/** `unknown`: the lookup failed. */
	readonly finding: 'passed' | 'failed' | 'unknown'
}

/** A statement on the legal pages about the app or the operator that this repository cannot prove. */
export type AppPromise = {
	readonly text: string
	/** Paths of the pages that state it. */
	readonly pages: readonly string[]
	/** The day on which the owner confirmed it; null if not yet. */
	readonly confirmed: `${number}-${number}-${number}` | null
}

/** A crisis line. */
export type CrisisLine = {
	/** The service that answers. */
	readonly name: string
	readonly number: string
	/** The day of the last verification; null if it was never verified. */
	readonly checked: `${number}-${number}-${number}` | null
}

/** Statements of the pages that the owner has to confirm. */
export const textTopics = [
	'contacts',
	'claims',
	'testimonials',
	'prices',
	'promises',
	'product facts',
	'crisis lines',
] as const

/** A problem that the launch check reports. */
export type LaunchFinding = {
	readonly topic: 'settings' | 'mail' | (typeof textTopics)[number]
	/** The setting, claim, page or number. */
	readonly what: string
	/** The problem, or the pages that show it. */
	readonly why: string
}

/** Crisis lines change their numbers, so each is verified again after this many days. */
const crisisLineCheckDays = 180

/**
 * All problems to fix before the launch.
 *
 * @param today an ISO date
 * @returns an empty list if there are none
 * @example launchBlockers(facts, '2026-11-22')[0] // { topic: 'settings', what: 'OPERATOR_NAME', why: 'is not set' }
 */
export function launchBlockers(facts: LaunchFacts, today: string): readonly LaunchFinding[] {
	return [
		...settingFindings(facts.settings),
		...mailFindings(facts.mailDns ?? []),
		...findings('contacts', facts.contacts, (address) => isPlaceholder(address) && placeholderText),
		...facts.claims
			.filter(({ isShown, hasEvidence }) => isShown && !hasEvidence)
			.map(({ text, pages }) => ({ topic: 'claims', what: text, why: pages }) as const),
		...facts.testimonials
			.filter(({ isSample }) => isSample)
			.map(({ title, page }) => ({ topic: 'testimonials', what: title, why: page }) as const),
		...priceFindings(facts.pricing),
		...facts.promises
			.filter(({ confirmed }) => confirmed === null)
			.map(
				({ text, pages }) => ({ topic: 'promises', what: text, why: pages.join(', ') }) as const,
			),
		...Object.entries(facts.productFacts)
			.filter(([, { confirmed }]) => confirmed === null)
			.map(([name, { text }]) => {
				const why = `to be confirmed by the owner (${name})`
				return { topic: 'product facts', what: text, why } as const
			}),
		...crisisLineFindings(facts.crisisLines, today),
	]
}

/** A wrong number fails a caller in need, so a line without a recent check blocks. */
function crisisLineFindings(lines: readonly CrisisLine[], today: string): readonly LaunchFinding[] {
	const oldest = Date.parse(today) - crisisLineCheckDays * 86_400_000
	return lines
		.filter(({ checked }) => checked === null || Date.parse(checked) < oldest)
		.map(({ name, number, checked }) => ({
			topic: 'crisis lines',
			what: `${number}, ${name}`,
			why: checked === null ? 'never checked' : `last checked on ${checked}`,
		}))
}

/**
 * Whether an address names a country other than the setting.
 *
 * @example isElsewhere('Calle Mayor 1, Madrid, España', 'AR') // true
 */
export function isElsewhere(address: string | null, country: string): boolean {
	const named = address === null ? null : namedCountry(address)
	return named !== null && named !== country
}

const unsetText = 'is not set'
const placeholderText = 'is a placeholder'

function settingFindings({
	texts,
	operator,
	sites,
	mail,
}: LaunchFacts['settings']): readonly LaunchFinding[] {
	const elsewhere = `is ${operator.country}, and OPERATOR_ADDRESS names another country`
	return [
		...findings('settings', texts, (text) => text === null && unsetText),
		...findings('settings', { OPERATOR_COUNTRY: operator }, ({ address, country }) => {
			return isElsewhere(address, country) && elsewhere
		}),
		...findings('settings', sites, (site) => {
			if (isPlaceholder(site)) return `${placeholderText}: ${site}`
			return !site.startsWith('https:') && `is not reached over https: ${site}`
		}),
		...findings('settings', mail, (address) => {
			if (address === null) return unsetText
			// The address itself is not reported: it may contain a password.
			return isPlaceholder(address) && placeholderText
		}),
	]
}

function findings<Value>(
	topic: LaunchFinding['topic'],
	named: Readonly<Record<string, Value>>,
	problem: (value: Value) => string | false,
): readonly LaunchFinding[] {
	return Object.entries(named).flatMap(([what, value]) => {
		const why = problem(value)
		return why === false ? [] : [{ topic, what, why }]
	})
}

/** The fix for each record. */
const dnsRemedies = {
	SPF: 'publish the one TXT record beginning with v=spf1 that the mail provider names',
	DKIM: 'publish the key that the mail provider names, and set DKIM_SELECTOR to its name',
	DMARC: 'publish a TXT record at _dmarc, at least "v=DMARC1; p=none"',
	MX: 'publish an MX record that leads to the mailbox in IMAP_URL',
	PTR: 'ask the operator of the mail server for a PTR record whose name resolves to its address',
} as const satisfies Record<MailDnsFinding['record'], string>

function notChecked(record: MailDnsFinding['record']): string {
	return record === 'PTR'
		? 'look up the public address that the mail server sends from'
		: 'the name servers do not answer; try again'
}

function mailFindings(found: readonly MailDnsFinding[]): readonly LaunchFinding[] {
	return found
		.filter(({ finding }) => finding !== 'passed')
		.map(({ record, of, finding }) => ({
			topic: 'mail',
			what: `${record} of ${of}`,
			why:
				finding === 'failed'
					? `is missing or wrong: ${dnsRemedies[record]}`
					: `not checked: ${notChecked(record)}`,
		}))
}

/** The owner has to choose a plan, and the site has to state the app's price for it. */
function priceFindings({ plans, lifetime, monthly, app }: Pricing): readonly LaunchFinding[] {
	if (plans === 'both') {
		const what = `${price(lifetime, 'en-US')} once and ${price(monthly, 'en-US')} a month`
		return [{ topic: 'prices', what, why: 'choose one plan in src/content/facts/prices.yaml' }]
	}
	const shown = { lifetime, monthly }[plans]
	const charged = app?.[plans] ?? null
	if (charged === shown.minor) return []
	const why =
		charged === null
			? 'look up the price in the app, and enter it in src/content/facts/prices.yaml'
			: `the app charges ${price({ ...shown, minor: charged }, 'en-US')}`
	return [{ topic: 'prices', what: price(shown, 'en-US'), why }]
}
