import { expect, test } from 'vitest'
import { lookUpSenderDns, senderDomain, type TxtResolver } from './sender-dns.ts'

/** A resolver with these records. Other names are not found. */
function resolver(records: Readonly<Record<string, readonly string[]>>): TxtResolver {
	return {
		resolveTxt: async (name) => {
			const found = records[name]
			if (found === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
			// Name servers split long texts.
			return found.map((text) => text.match(/.{1,20}/g) ?? [])
		},
	}
}

const records = {
	'mail.innervolt.app': ['google-site-verification=x', 'v=spf1 include:_spf.provider.example -all'],
	's1._domainkey.mail.innervolt.app': ['v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEB'],
	'_dmarc.innervolt.app': ['v=DMARC1; p=none; rua=mailto:dmarc@innervolt.app'],
}

async function look(changed: Readonly<Record<string, readonly string[]>>, selector = 's1') {
	return await lookUpSenderDns('mail.innervolt.app', selector, resolver({ ...records, ...changed }))
}

test('the lookup finds the SPF and DKIM records of a domain, and the DMARC record of its parent domain', async () => {
	expect(await look({})).toEqual({ spf: 'passed', dkim: 'passed', dmarc: 'passed' })
})

test.each([
	['no SPF', { 'mail.innervolt.app': ['other'] }, 'spf'],
	['two SPF records', { 'mail.innervolt.app': ['v=spf1 -all', 'v=spf1 ~all'] }, 'spf'],
	['SPF for everyone', { 'mail.innervolt.app': ['v=spf1 +all'] }, 'spf'],
	['a revoked key', { 's1._domainkey.mail.innervolt.app': ['v=DKIM1; p='] }, 'dkim'],
	['no DMARC', { '_dmarc.innervolt.app': ['other'] }, 'dmarc'],
])('DNS records with %s fail one check and pass the others', async (_what, changed, name) => {
	expect(await look(changed)).toEqual({
		spf: 'passed',
		dkim: 'passed',
		dmarc: 'passed',
		[name]: 'failed',
	})
})

test('the domain to look up is that of the sender, or that of the site if no sender is set', () => {
	const site = 'https://innervolt.app'
	expect(senderDomain('Ada <ada@mail.example>', site)).toBe('mail.example')
	expect(senderDomain('ada@mail.example', site)).toBe('mail.example')
	expect(senderDomain(null, site)).toBe('innervolt.app')
})

test('the DKIM check fails with a wrong selector or without a selector', async () => {
	expect((await look({}, 's2')).dkim).toBe('failed')
	const { dkim } = await lookUpSenderDns('mail.innervolt.app', null, resolver(records))
	expect(dkim).toBe('failed')
})

test('if a DNS lookup gets no response, the checks are unknown, not failed', async () => {
	const silent: TxtResolver = {
		resolveTxt: () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' })),
	}
	const all = { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' }
	expect(await lookUpSenderDns('innervolt.app', 's1', silent)).toEqual(all)
})
