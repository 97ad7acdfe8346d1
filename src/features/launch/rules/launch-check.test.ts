import { expect, test } from 'vitest'
import {
	type AppPromise,
	launchBlockers,
	type CrisisLine,
	type LaunchFacts,
} from './launch-check.ts'

const ready: LaunchFacts = {
	settings: {
		texts: { OPERATOR_NAME: 'Ada Byron' },
		operator: { address: 'Calle 1, Rosario, Argentina', country: 'AR' },
		sites: { SITE_URL: 'https://innervolt.app' },
		mail: {
			SMTP_URL: 'smtps://ada:secret@mail.innervolt.app',
			MAIL_FROM: 'hello@innervolt.app',
		},
	},
	mailDns: [{ record: 'SPF', of: 'innervolt.app', finding: 'passed' }],
	contacts: { support: 'support@innervolt.app' },
	claims: [
		{ text: '94% accuracy', pages: '/', hasEvidence: true, isShown: true },
		{ text: '3x better', pages: '/', hasEvidence: false, isShown: false },
	],
	testimonials: [{ page: '/', title: 'It was the goodbyes', isSample: false }],
	pricing: {
		plans: 'lifetime',
		trialDays: 7,
		lifetime: { minor: 1000, currency: 'USD' },
		premium: { minor: 2900, currency: 'USD' },
		monthly: { minor: 1200, currency: 'USD' },
		app: { lifetime: 1000, monthly: 1200 },
	},
	crisisLines: [],
	promises: [],
	productFacts: {},
}

const today = '2026-11-21'

const found = (facts: Partial<LaunchFacts>) => launchBlockers({ ...ready, ...facts }, today)
const setting = (settings: Partial<LaunchFacts['settings']>) =>
	found({ settings: { ...ready.settings, ...settings } })

test('nothing blocks a site with real settings and evidence for every claim', () => {
	expect(found({})).toEqual([])
})

test('a name that is not set blocks', () => {
	expect(setting({ texts: { OPERATOR_NAME: null } })).toEqual([
		{ topic: 'settings', what: 'OPERATOR_NAME', why: 'is not set' },
	])
})

test('a site at a placeholder address or without https blocks', () => {
	const sites = { SITE_URL: 'https://innervolt.example', APP_URL: 'http://app.innervolt.app' }
	expect(setting({ sites }).map(({ what, why }) => `${what} ${why}`)).toEqual([
		'SITE_URL is a placeholder: https://innervolt.example',
		'APP_URL is not reached over https: http://app.innervolt.app',
	])
})

test('a missing mail server and a missing sender block the launch', () => {
	const mail = { SMTP_URL: null, MAIL_FROM: null }
	expect(setting({ mail }).map(({ what }) => what)).toEqual(['SMTP_URL', 'MAIL_FROM'])
})

test('the password in the address of the mail server is not reported', () => {
	const findings = setting({ mail: { SMTP_URL: 'smtp://ada:secret@mail.example' } })
	expect(findings).toEqual([{ topic: 'settings', what: 'SMTP_URL', why: 'is a placeholder' }])
})

test('a missing or unchecked DNS record blocks and names its remedy', () => {
	const of = 'innervolt.app'
	const mailDns: LaunchFacts['mailDns'] = [
		{ record: 'SPF', of, finding: 'passed' },
		{ record: 'DKIM', of, finding: 'failed' },
		{ record: 'MX', of: 'bounces.innervolt.app', finding: 'failed' },
		{ record: 'DMARC', of, finding: 'unknown' },
		{ record: 'PTR', of: 'localhost', finding: 'unknown' },
	]
	expect(found({ mailDns }).map(({ topic, what, why }) => `${topic}: ${what} ${why}`)).toEqual([
		'mail: DKIM of innervolt.app is missing or wrong: publish the key that the mail provider names, and set DKIM_SELECTOR to its name',
		'mail: MX of bounces.innervolt.app is missing or wrong: publish an MX record that leads to the mailbox in IMAP_URL',
		'mail: DMARC of innervolt.app not checked: the name servers do not answer; try again',
		'mail: PTR of localhost not checked: look up the public address that the mail server sends from',
	])
	expect(found({ mailDns: null })).toEqual([])
})

test('a contact address at a reserved domain blocks', () => {
	expect(found({ contacts: { billing: 'billing@innervolt.example' } })).toEqual([
		{ topic: 'contacts', what: 'billing', why: 'is a placeholder' },
	])
})

test('a claim that is shown without evidence blocks', () => {
	const claim = {
		text: '94% accuracy',
		pages: '/, /usa',
		hasEvidence: false,
		isShown: true,
	} as const
	expect(found({ claims: [claim] })).toEqual([
		{ topic: 'claims', what: '94% accuracy', why: '/, /usa' },
	])
})

test('a sample testimonial blocks', () => {
	const sample = { page: '/uk', title: 'It was the goodbyes', isSample: true }
	expect(found({ testimonials: [sample] })).toEqual([
		{ topic: 'testimonials', what: 'It was the goodbyes', why: '/uk' },
	])
})

test('two plans block until the owner chooses one', () => {
	const pricing = ready.pricing
	expect(found({ pricing: { ...pricing, plans: 'both' } }).map(({ what }) => what)).toEqual([
		'$10 once and $12 a month',
	])
	expect(found({ pricing: { ...pricing, plans: 'monthly' } })).toEqual([])
})

test.each([
	[null, 'look up the price in the app, and enter it in src/content/facts/prices.yaml'],
	[1200, 'the app charges $12'],
])('a price that differs from the price in the app blocks: %s', (lifetime, why) => {
	const pricing = { ...ready.pricing, app: { monthly: null, lifetime } }
	expect(found({ pricing })).toEqual([{ topic: 'prices', what: '$10', why }])
})

function line(checked: CrisisLine['checked']): CrisisLine {
	return { name: 'CVV', number: '188', checked }
}

test('a crisis line blocks until it is checked, and again after 180 days', () => {
	const why = (checked: CrisisLine['checked']) =>
		found({ crisisLines: [line(checked)] }).map((finding) => finding.why)
	expect(found({ crisisLines: [line(null)] })).toEqual([
		{ topic: 'crisis lines', what: '188, CVV', why: 'never checked' },
	])
	expect(why('2026-05-25')).toEqual([])
	expect(why('2026-05-24')).toEqual(['last checked on 2026-05-24'])
})

test('a promise of the legal pages blocks until the owner confirms it', () => {
	const promise: AppPromise = {
		text: 'The app exports notes.',
		pages: ['/privacy'],
		confirmed: null,
	}
	expect(found({ promises: [promise] })).toEqual([
		{ topic: 'promises', what: 'The app exports notes.', why: '/privacy' },
	])
	expect(found({ promises: [{ ...promise, confirmed: '2026-11-20' }] })).toEqual([])
})

test('a fact about the app blocks until the owner has confirmed it', () => {
	const text = 'Nothing to install.'
	expect(found({ productFacts: { devices: { text, confirmed: null } } })).toEqual([
		{
			topic: 'product facts',
			what: 'Nothing to install.',
			why: 'to be confirmed by the owner (devices)',
		},
	])
	expect(found({ productFacts: { devices: { text, confirmed: '2026-11-21' } } })).toEqual([])
})

test('an address in a country other than the one in the legal pages blocks', () => {
	const operator = { address: 'Calle Mayor 1, Madrid, España', country: 'AR' }
	expect(setting({ operator })).toEqual([
		{
			topic: 'settings',
			what: 'OPERATOR_COUNTRY',
			why: 'is AR, and OPERATOR_ADDRESS names another country',
		},
	])
	expect(setting({ operator: { ...operator, country: 'ES' } })).toEqual([])
	expect(setting({ operator: { ...operator, address: 'Calle Mayor 1, Madrid' } })).toEqual([])
})
