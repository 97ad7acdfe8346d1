import { expect, test } from 'vitest'
import {
	checkLetter,
	isBlocking,
	isReadyToSend,
	type LetterCheckName,
	type LetterFacts,
} from './letter-checks.ts'

const site = 'https://innervolt.app'
const words = { subject: 'We open', text: 'On 2 March.' }

const ready: LetterFacts = {
	content: { en: words, de: words, pt: words },
	fallback: null,
	version: 3,
	tested_version: 3,
	campaign: 'letter-march',
	links: [`${site}/week?utm_campaign=letter-march`, 'https://neighbour.example/'],
	unlinked: [],
	pictures: [{ language: 'en', alt: 'A lit window', isStored: true }],
	site,
	isServed: (path) => path === '/week',
	bytes: 9_000,
	recipients: { en: 2, de: 1, pt: 1, es: 0 },
	leftOut: { consent: 0, frequency: 0 },
	ownerAddress: 'ines@innervolt.app',
	operator: { name: 'Ines', address: 'Calle 1' },
	smtpUrl: 'smtps://mail.innervolt.app',
	from: 'Innervolt <hello@innervolt.app>',
	senderDomain: 'innervolt.app',
	envelopeDomain: 'bounces.innervolt.app',
	dns: { spf: 'passed', dkim: 'passed', dmarc: 'passed' },
	aheadMs: null,
	otherLetter: null,
	mailsPerHour: 500,
	lettersPerDay: 1_000,
}

function failed(facts: Partial<LetterFacts>): readonly LetterCheckName[] {
	return checkLetter({ ...ready, ...facts })
		.filter(({ status }) => status !== 'passed')
		.map(({ name }) => name)
}

function values(name: LetterCheckName, facts: Partial<LetterFacts>) {
	return checkLetter({ ...ready, ...facts }).find((check) => check.name === name)?.values
}

test('nothing prevents sending a complete, tested letter from a configured site', () => {
	expect(failed({})).toEqual([])
	expect(isReadyToSend(checkLetter(ready))).toBe(true)
})

test.each<[LetterCheckName, Partial<LetterFacts>]>([
	['link-addresses', { unlinked: ['[Look]()'] }],
	['words', { content: { en: words, de: words } }],
	['words', { content: { en: words, de: words, pt: { ...words, subject: ' ' } }, fallback: 'en' }],
	['words', { content: { de: words }, fallback: 'pt' }],
	['test', { tested_version: null }],
	['test', { tested_version: 2 }],
	['owner-address', { ownerAddress: null }],
	['operator', { operator: { name: 'Ines', address: null } }],
	['mail-server', { smtpUrl: null }],
	['mail-server', { smtpUrl: 'smtps://mail.example' }],
	['dkim', { dns: { ...ready.dns, dkim: 'unknown' } }],
	[
		'dmarc',
		{ dns: { ...ready.dns, dmarc: 'failed' }, recipients: { en: 5_000, de: 0, pt: 0, es: 0 } },
	],
	['links', { links: [`${site}/gone?utm_campaign=letter-march`] }],
	['words', { content: { en: words, de: words, pt: { ...words, text: ' ' } } }],
	['campaign', { links: [`${site}/week`] }],
	['campaign', { links: [...ready.links, `${site}/week`] }],
	['campaign', { links: [`${site}/week?utm_campaign=letter-april`] }],
	['campaign', { links: [`${site}/week?utm_campaign=letter-march&utm_campaign=b`] }],
	['addresses', { content: { ...ready.content, en: { ...words, text: 'ada@mail.example' } } }],
	['size', { bytes: 100_001 }],
	['recipients', { recipients: { en: 0, de: 0, pt: 0, es: 0 } }],
	['other-letter', { otherLetter: 'Before' }],
	['picture-words', { pictures: [{ language: 'de', alt: '', isStored: true }] }],
	['pictures', { pictures: [{ language: 'de', alt: 'Fenster', isStored: false }] }],
	['timing', { aheadMs: 599_999 }],
	['timing', { aheadMs: -1 }],
])('the check %s prevents sending a letter with %o', (name, facts) => {
	expect(failed(facts)).toEqual([name])
	expect(isReadyToSend(checkLetter({ ...ready, ...facts }))).toBe(false)
})

test('a letter may be exactly as large as the size limit', () => {
	expect(failed({ bytes: 100_000 })).toEqual([])
})

test('a language without recipients needs no text, and neither does a language with a fallback', () => {
	const content = { en: words }
	expect(failed({ content, recipients: { en: 2, de: 0, pt: 0, es: 0 } })).toEqual([])
	expect(failed({ content, fallback: 'en' })).toEqual([])
	expect(values('words', { content })).toEqual({ languages: ['de', 'pt'], count: 2 })
	const recipients = { en: 2, de: 0, pt: 0, es: 1 }
	expect(values('words', { content, recipients })).toEqual({ languages: ['es'], count: 1 })
	expect(failed({ content, recipients, fallback: 'en' })).toEqual([])
})

test('with fewer than 5,000 recipients, a missing DMARC record leads to advice only', () => {
	const facts = { ...ready, dns: { ...ready.dns, dmarc: 'failed' as const } }
	expect(isReadyToSend(checkLetter(facts))).toBe(true)
	expect(checkLetter(facts).find(({ name }) => name === 'dmarc')?.level).toBe('advises')
})

test('if SPF fails, a letter with an aligned DKIM signature still passes DMARC, and the missing SPF is only advice', () => {
	for (const spf of ['failed', 'unknown'] as const) {
		const facts = { ...ready, dns: { ...ready.dns, spf } }
		expect(isReadyToSend(checkLetter(facts))).toBe(true)
		expect(checkLetter(facts).find(({ name }) => name === 'spf')?.level).toBe('advises')
		const unsigned = checkLetter({ ...facts, dns: { ...facts.dns, dkim: 'failed' } })
		expect(unsigned.filter(isBlocking).map(({ name }) => name)).toEqual(['spf', 'dkim'])
	}
})

test('people to whom the letter will not be sent are mentioned, but do not block sending', () => {
	const leftOut = { consent: 4, frequency: 1 }
	expect(failed({ leftOut })).toEqual(['consent', 'frequency'])
	expect(isReadyToSend(checkLetter({ ...ready, leftOut }))).toBe(true)
	expect(values('consent', { leftOut })).toEqual({ count: 4 })
	const levels = checkLetter(ready).filter(({ level }) => level === 'informs')
	expect(levels.map(({ name }) => name)).toEqual(['consent', 'frequency', 'duration'])
})

test('an email address is found between punctuation marks, and other words with an @ are not taken for addresses', () => {
	const text = '(ada@mail.example), bob@localhost @carl x@@y.example <dora@bücher.example.>'
	expect(values('addresses', { content: { en: { ...words, text } } })).toEqual({
		addresses: ['ada@mail.example', 'dora@bücher.example'],
	})
})

test('addresses of the site and of the sender do not count as other people’s', () => {
	const text = 'Write to support@innervolt.app or to hello@innervolt.app.'
	expect(failed({ content: { ...ready.content, en: { ...words, text } } })).toEqual([])
})

test('each failed check returns the values that its message needs', () => {
	expect(values('links', { links: [`${site}/gone?a=b`] })).toEqual({ links: ['/gone'], count: 1 })
	expect(values('test', { tested_version: null })).toEqual({ when: 'never' })
	expect(values('test', { tested_version: 2 })).toEqual({ when: 'before' })
	expect(values('frequency', { leftOut: { consent: 0, frequency: 7 } })).toEqual({ count: 7 })
	expect(values('campaign', {})).toEqual({ campaign: 'letter-march' })
	const foreign = { en: { ...words, text: 'ada@mail.example, ada@mail.example' } }
	expect(values('addresses', { content: foreign })).toEqual({ addresses: ['ada@mail.example'] })
	expect(values('size', { bytes: 100_001 })).toEqual({ bytes: 100_001 })
	expect(values('recipients', {})).toEqual({ count: 4 })
	expect(values('other-letter', { otherLetter: 'Before' })).toEqual({ name: 'Before' })
	expect(values('other-letter', {})).toEqual({ name: '' })
	expect(values('spf', {})).toEqual({ domain: 'bounces.innervolt.app' })
	expect(values('dkim', {})).toEqual({ domain: 'innervolt.app' })
	expect(values('dmarc', {})).toEqual({ domain: 'innervolt.app' })
	expect(values('duration', { mailsPerHour: 3 })).toEqual({ hours: 1, rate: 3, perDay: 1_000 })
})

test('DNS records are checked only if a sender address is configured', () => {
	const dns = { spf: 'failed', dkim: 'failed', dmarc: 'failed' } as const
	expect(failed({ dns })).toEqual(['spf', 'dkim', 'dmarc'])
	expect(failed({ dns, smtpUrl: null, from: null })).toEqual(['mail-server'])
})

test.each([
	[11, 0],
	[500, 0],
	[501, 1],
	[1_000, 1],
	[1_001, 24],
	[3_000, 49],
])(
	'the last of %i emails, at 500 an hour and 1,000 a day, is sent %i hours after the first',
	(en, hours) => {
		const recipients = { en, de: 0, pt: 0, es: 0 }
		expect(values('duration', { recipients })).toMatchObject({ hours })
	},
)
