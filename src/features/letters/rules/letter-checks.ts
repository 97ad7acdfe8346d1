import { isPlaceholder } from '#values/placeholder.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { expectedEnd } from './expected-end.ts'
import { letterLimits } from './letter-limits.ts'

/** In display order. */
export const letterCheckNames = [
	'words',
	'test',
	'owner-address',
	'operator',
	'mail-server',
	'spf',
	'dkim',
	'dmarc',
	'consent',
	'frequency',
	'links',
	'link-addresses',
	'campaign',
	'picture-words',
	'pictures',
	'addresses',
	'size',
	'recipients',
	'timing',
	'other-letter',
	'duration',
] as const

export type LetterCheckName = (typeof letterCheckNames)[number]

export type LetterCheckValues = Readonly<
	Record<'test', 'when'> &
		Record<'owner-address' | 'operator' | 'mail-server' | 'timing', never> &
		Record<'spf' | 'dkim' | 'dmarc', 'domain'> &
		Record<'consent' | 'frequency' | 'recipients', 'count'> &
		Record<'words', 'languages' | 'count'> &
		Record<'links', 'links' | 'count'> &
		Record<'link-addresses', 'links'> &
		Record<'campaign', 'campaign'> &
		Record<'picture-words' | 'pictures', 'languages'> &
		Record<'addresses', 'addresses'> &
		Record<'size', 'bytes'> &
		Record<'other-letter', 'name'> &
		Record<'duration', 'hours' | 'rate' | 'perDay'>
>

/**
 * Checks that depend on the current recipients, on the letter's time, or on other letters being sent. They do not apply
 * to the steps of a series.
 */
const momentary = [
	'consent',
	'frequency',
	'recipients',
	'timing',
	'other-letter',
	'duration',
] as const satisfies readonly LetterCheckName[]

export type StepCheckName = Exclude<LetterCheckName, (typeof momentary)[number]>

/**
 * Whether a check applies to a series step.
 *
 * @example isStepCheck('recipients') // false
 */
export function isStepCheck(name: LetterCheckName): name is StepCheckName {
	return !momentary.some((each) => each === name)
}

export const stepCheckNames = letterCheckNames.filter(isStepCheck)

/** What a failed check means. `blocks`: the letter cannot be sent. `advises` and `informs` do not prevent sending. */
export const letterCheckLevels = ['blocks', 'advises', 'informs'] as const

/** `unknown`: a lookup failed. */
export const letterCheckStatuses = ['passed', 'failed', 'unknown'] as const

/** `values` are inserted into the sentence that the panel shows about the check: numbers, settings, links. */
export type LetterCheck = {
	readonly name: LetterCheckName
	readonly level: (typeof letterCheckLevels)[number]
	readonly status: (typeof letterCheckStatuses)[number]
	readonly values: Readonly<Record<string, string | number | readonly string[]>>
}

export type DnsFinding = LetterCheck['status']

/** The input of the checks. */
export type LetterFacts = {
	readonly content: Readonly<Partial<Record<Language, { subject: string; text: string }>>>
	readonly fallback: Language | null
	readonly version: number
	readonly tested_version: number | null
	readonly campaign: string
	readonly links: readonly string[]
	/** Texts, in any language, that look like a link but lead nowhere. */
	readonly unlinked: readonly string[]
	readonly pictures: readonly {
		readonly language: Language
		readonly alt: string
		readonly isStored: boolean
	}[]
	/** The site's origin. */
	readonly site: string
	readonly isServed: (path: string) => boolean
	/** The size of the largest email among all languages, in bytes. */
	readonly bytes: number
	readonly recipients: Readonly<Record<Language, number>>
	/**
	 * How many confirmed people of the segment are excluded because their consent does not cover the letter's topic, or
	 * because they got other letters recently.
	 */
	readonly leftOut: { readonly consent: number; readonly frequency: number }
	/** The address for test emails; null if unset. */
	readonly ownerAddress: string | null
	readonly operator: { readonly name: string | null; readonly address: string | null }
	readonly smtpUrl: string | null
	readonly from: string | null
	readonly senderDomain: string
	/** The domain of the envelope sender, whose SPF record applies. */
	readonly envelopeDomain: string
	readonly dns: Readonly<Record<'spf' | 'dkim' | 'dmarc', DnsFinding>>
	/** The time until the letter is due, in milliseconds; null if it is sent ten minutes after the confirmation. */
	readonly aheadMs: number | null
	/** The name of another letter that is being sent; null if there is none. */
	readonly otherLetter: string | null
	readonly mailsPerHour: number
	readonly lettersPerDay: number
}

/** Gmail and Yahoo require DMARC from senders of this many emails a day. */
const dmarcRecipients = 5_000

/**
 * `wordOfText` matches a run of characters between spaces and punctuation. If the run has an @, `domainOfAddress`
 * matches the domain after it.
 */
const wordOfText = /[^\s<>()[\]"',;:]+/gu
const domainOfAddress = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u

/**
 * All checks of a letter.
 *
 * @example checkLetter(facts).filter(({ status }) => status !== 'passed').map(({ name }) => name) // ['test', 'dmarc']
 */
export function checkLetter(facts: LetterFacts): readonly LetterCheck[] {
	const { leftOut } = facts
	const count = countOf(facts)
	const missing = missingWords(facts)
	const { operator } = facts
	const isAbleToMail = !isUnset(facts.smtpUrl) && !isUnset(facts.from)
	const dead = deadLinks(facts)
	const addresses = foreignAddresses(facts)
	const isTested = facts.tested_version === facts.version
	return [
		blocker('words', missing.count === 0, missing),
		blocker('test', isTested, { when: facts.tested_version === null ? 'never' : 'before' }),
		blocker('owner-address', facts.ownerAddress !== null),
		blocker('operator', !isUnset(operator.name) && !isUnset(operator.address)),
		blocker('mail-server', isAbleToMail),
		...(isAbleToMail ? senderChecks(facts) : []),
		info('consent', leftOut.consent === 0, { count: leftOut.consent }),
		info('frequency', leftOut.frequency === 0, { count: leftOut.frequency }),
		blocker('links', dead.length === 0, { links: dead, count: ownLinks(facts).length }),
		blocker('link-addresses', facts.unlinked.length === 0, { links: [...new Set(facts.unlinked)] }),
		blocker('campaign', hasOneCampaign(facts), { campaign: facts.campaign }),
		...pictureChecks(facts),
		blocker('addresses', addresses.length === 0, { addresses }),
		blocker('size', facts.bytes <= letterLimits.maxMailBytes, { bytes: facts.bytes }),
		blocker('recipients', count > 0, { count }),
		...timeChecks(facts),
		info('duration', true, durationOf(count, facts)),
	]
}

/**
 * The checks of a series step. People who confirm later can have any language, so each language needs words, unless the
 * step has a fallback.
 *
 * @example checkStep(facts).some(({ name }) => name === 'recipients') // false
 */
export function checkStep(facts: LetterFacts): readonly LetterCheck[] {
	const recipients = Object.fromEntries(languages.map((language) => [language, 1]))
	return checkLetter({ ...facts, recipients: { ...facts.recipients, ...recipients } }).filter(
		({ name }) => isStepCheck(name),
	)
}

/**
 * Whether a letter can be sent.
 *
 * @example isReadyToSend(checkLetter(facts)) // false
 */
export function isReadyToSend(checks: readonly LetterCheck[]): boolean {
	return !checks.some(isBlocking)
}

/**
 * Whether a check blocks the letter.
 *
 * @example isBlocking({ name: 'spf', level: 'blocks', status: 'unknown', values: {} }) // true
 */
export function isBlocking({ level, status }: LetterCheck): boolean {
	return level === 'blocks' && status !== 'passed'
}

const blocker = checkOf('blocks')
const info = checkOf('informs')

function checkOf(level: LetterCheck['level']) {
	return (
		name: LetterCheckName,
		hasPassed: boolean,
		values: LetterCheck['values'] = {},
	): LetterCheck => ({ name, level, status: hasPassed ? 'passed' : 'failed', values })
}

function countOf({ recipients }: LetterFacts): number {
	return languages.reduce((sum, language) => sum + recipients[language], 0)
}

function pictureChecks({ pictures }: LetterFacts): readonly LetterCheck[] {
	if (pictures.length === 0) return []
	const silent = pictures.filter(({ alt }) => alt === '').map(({ language }) => language)
	const gone = pictures.filter(({ isStored }) => !isStored).map(({ language }) => language)
	return [
		blocker('picture-words', silent.length === 0, { languages: [...new Set(silent)] }),
		blocker('pictures', gone.length === 0, { languages: [...new Set(gone)] }),
	]
}

/**
 * A letter without a set time cannot be sent while another letter is being sent. A scheduled letter waits for the other
 * letter to end, but its time must leave room for the undo period.
 */
function timeChecks({ aheadMs, otherLetter }: LetterFacts): readonly LetterCheck[] {
	const values = { name: otherLetter ?? '' }
	if (aheadMs === null) return [blocker('other-letter', otherLetter === null, values)]
	return [
		blocker('timing', aheadMs >= letterLimits.undoMs),
		info('other-letter', otherLetter === null, values),
	]
}

/** The checks of the sender's DNS records. Called only if a sender is set. */
function senderChecks(facts: LetterFacts): readonly LetterCheck[] {
	const { dns, senderDomain: domain, envelopeDomain } = facts
	return [
		{
			name: 'spf',
			// One aligned signature suffices for DMARC (RFC 7489, section 4.2), and many providers use their own domain for
			// the envelope sender.
			level: dns.dkim === 'passed' ? 'advises' : 'blocks',
			status: dns.spf,
			values: { domain: envelopeDomain },
		},
		{ name: 'dkim', level: 'blocks', status: dns.dkim, values: { domain } },
		{
			name: 'dmarc',
			level: countOf(facts) < dmarcRecipients ? 'advises' : 'blocks',
			status: dns.dmarc,
			values: { domain },
		},
	]
}

const hourMs = 3_600_000

/**
 * The time from the first to the last email. At the start of each hour, as many emails are sent at once as the hourly
 * limit allows; emails beyond the daily limit follow a day later.
 */
function durationOf(
	count: number,
	{ mailsPerHour, lettersPerDay }: Pick<LetterFacts, 'mailsPerHour' | 'lettersPerDay'>,
) {
	const wholeDays = Math.max(0, Math.ceil(count / lettersPerDay) - 1)
	const none = { count: 0, first: null, last: null }
	const { end } = expectedEnd(count - wholeDays * lettersPerDay, mailsPerHour, none, 0)
	return { hours: wholeDays * 24 + end / hourMs, rate: mailsPerHour, perDay: lettersPerDay }
}

/** The languages whose recipients would get no subject or no text, and the number of these recipients. */
function missingWords({ content, fallback, recipients }: LetterFacts) {
	const isWhole = (language: Language) => {
		const { subject = '', text = '' } = content[language] ?? {}
		return subject.trim() !== '' && text.trim() !== ''
	}
	const hasFallback = fallback !== null && isWhole(fallback)
	const missing = languages.filter(
		(language) =>
			recipients[language] > 0 &&
			!isWhole(language) &&
			// A language with only a subject or only a text is a mistake. One without either uses the fallback.
			!(hasFallback && content[language] === undefined),
	)
	const count = missing.reduce((sum, language) => sum + recipients[language], 0)
	return { languages: missing, count }
}

function isUnset(value: string | null): boolean {
	return value === null || isPlaceholder(value)
}

function ownLinks({ links, site }: LetterFacts): readonly URL[] {
	const { origin } = new URL(site)
	return links.map((link) => new URL(link)).filter((url) => url.origin === origin)
}

function deadLinks(facts: LetterFacts): readonly string[] {
	const paths = ownLinks(facts).map(({ pathname }) => pathname)
	return [...new Set(paths)].filter((path) => !facts.isServed(path))
}

function hasOneCampaign(facts: LetterFacts): boolean {
	return ownLinks(facts).every(({ searchParams }) => {
		const campaigns = searchParams.getAll('utm_campaign')
		return campaigns.length === 1 && campaigns[0] === facts.campaign
	})
}

/** Mail addresses in subjects and texts, except those at the domains of the site and of the sender. */
function foreignAddresses({ content, senderDomain, site }: LetterFacts): readonly string[] {
	const ownDomains = new Set([new URL(site).hostname, senderDomain])
	const words = Object.values(content).map(({ subject, text }) => `${subject}\n${text}`)
	const found = (words.join('\n').match(wordOfText) ?? []).flatMap((word) => {
		const [local = '', behind = ''] = word.split('@', 2)
		const [domain] = domainOfAddress.exec(behind) ?? []
		return local === '' || domain === undefined || ownDomains.has(domain)
			? []
			: [`${local}@${domain}`]
	})
	return [...new Set(found)]
}
