import { expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { dnsPoints } from './dns-points.ts'

type Records = Readonly<Record<string, readonly string[]>>

const records: Records = {
	'TXT bounces.innervolt.app': ['v=spf1 include:_spf.provider.app -all'],
	'TXT s1._domainkey.innervolt.app': ['v=DKIM1; p=MIGf'],
	'TXT _dmarc.innervolt.app': ['v=DMARC1; p=none'],
	'MX bounces.innervolt.app': ['mx.provider.app'],
	'A smtp.provider.app': ['203.0.113.7', '203.0.113.8'],
	'PTR 203.0.113.7': ['out-7.provider.app'],
	'PTR 203.0.113.8': ['old.provider.app', 'out-8.provider.app'],
	'A out-7.provider.app': ['203.0.113.7'],
	'A out-8.provider.app': ['203.0.113.8'],
}

const settings = {
	MAIL_FROM: 'Innervolt <hello@innervolt.app>',
	DKIM_SELECTOR: 's1',
	SMTP_URL: 'smtps://smtp.provider.app',
	BOUNCE_DOMAIN: 'bounces.innervolt.app',
	IMAP_URL: 'imaps://bounces:secret@imap.provider.app',
}

/** `?` stands for an unresponsive name server. */
async function lookUp(changed: Records = {}, environment: Readonly<Record<string, string>> = {}) {
	const all: Records = { ...records, ...changed }
	const ask = async (type: string, name: string) => {
		const found = all[`${type} ${name}`] ?? []
		if (found.includes('?')) throw Object.assign(new Error(name), { code: 'ESERVFAIL' })
		if (found.length === 0) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
		return [...found]
	}
	const resolver = {
		resolveTxt: async (name: string) => (await ask('TXT', name)).map((text) => [text]),
		resolveMx: async (name: string) =>
			(await ask('MX', name)).map((exchange) => ({ exchange, priority: 10 })),
		resolve4: (name: string) => ask('A', name),
		resolve6: (name: string) => ask('AAAA', name),
		reverse: (address: string) => ask('PTR', address),
	}
	const found = await dnsPoints(readSettings({ ...settings, ...environment }), resolver)
	return Object.fromEntries(
		found.map(({ name, finding, values }) => [`${name} ${values['domain']}`, finding]),
	)
}

test('all DNS records are found, and SPF is looked up at the domain of the envelope sender', async () => {
	expect(await lookUp()).toEqual({
		'spf bounces.innervolt.app': 'done',
		'dkim innervolt.app': 'done',
		'dmarc innervolt.app': 'done',
		'mx bounces.innervolt.app': 'done',
		'ptr smtp.provider.app': 'done',
	})
})

test('a missing SPF record is reported only if DKIM fails too', async () => {
	const changed = { 'TXT bounces.innervolt.app': [] }
	expect(await lookUp(changed)).toHaveProperty(['spf innervolt.app'], 'done')
	const unsigned = await lookUp({ ...changed, 'TXT s1._domainkey.innervolt.app': [] })
	expect(unsigned).toMatchObject({
		'spf bounces.innervolt.app': 'missing',
		'dkim innervolt.app': 'missing',
	})
})

test.each([
	['no MX', { 'MX bounces.innervolt.app': [] }, 'missing'],
	['an MX that refuses all mail', { 'MX bounces.innervolt.app': [''] }, 'missing'],
	['an unresponsive name server', { 'MX bounces.innervolt.app': ['?'] }, 'unknown'],
])('a bounce domain with %s is reported as %3$s', async (_what, changed, finding) => {
	expect(await lookUp(changed)).toHaveProperty(['mx bounces.innervolt.app'], finding)
})

test.each([
	['a host without an address', { 'A smtp.provider.app': [] }, 'missing'],
	['an address without a name', { 'PTR 203.0.113.8': [] }, 'missing'],
	[
		'a name that resolves to another address',
		{ 'A out-8.provider.app': ['203.0.113.9'] },
		'missing',
	],
	['an unresponsive name server', { 'PTR 203.0.113.8': ['?'] }, 'unknown'],
	['a private address', { 'A smtp.provider.app': ['10.0.0.7'] }, 'unknown'],
])(
	'the reverse DNS of a mail server with %s is reported as %3$s',
	async (_what, changed, finding) => {
		expect(await lookUp(changed)).toHaveProperty(['ptr smtp.provider.app'], finding)
	},
)

test('the reverse DNS of a local mail server is not checked, and checks of unset settings are skipped', async () => {
	const local = await lookUp({}, { SMTP_URL: 'smtp://localhost:25' })
	expect(local).toHaveProperty(['ptr localhost'], 'unknown')
	const none = await lookUp({}, { SMTP_URL: '', BOUNCE_DOMAIN: '', IMAP_URL: '' })
	expect(Object.keys(none)).toEqual([
		'spf innervolt.app',
		'dkim innervolt.app',
		'dmarc innervolt.app',
	])
})
