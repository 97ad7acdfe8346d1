import type { MxRecord } from 'node:dns'
import { isIP } from 'node:net'
import type { MailDnsFinding } from './rules/launch-check.ts'
import type { DnsFinding } from '#features/letters/rules/letter-checks.ts'
import type { Settings } from '#config/settings.ts'
import { createPeerCheck } from '#platform/http/server/trusted-peers.ts'
import {
	answerOf,
	lookUpSenderDns,
	senderDomain,
	type TxtResolver,
} from '#platform/mail/sender-dns.ts'

/** The part of `Resolver` used by the checks. */
export type HostResolver = {
	readonly resolveMx: (domain: string) => Promise<readonly Pick<MxRecord, 'exchange'>[]>
	readonly resolve4: (host: string) => Promise<readonly string[]>
	readonly resolve6: (host: string) => Promise<readonly string[]>
	readonly reverse: (address: string) => Promise<readonly string[]>
}

/**
 * Looks up all DNS records needed to send mail: SPF, DKIM and DMARC of the sender, MX of the bounce domain, PTR of the
 * mail server.
 */
export async function lookUpMailDns(
	{ mail, addresses, bounces }: Pick<Settings, 'mail' | 'addresses' | 'bounces'>,
	resolver: HostResolver & TxtResolver,
): Promise<readonly MailDnsFinding[]> {
	const domain = senderDomain(mail.from, addresses.site)
	const envelopeDomain = bounces?.domain ?? domain
	const host = mail.smtpUrl === null ? null : new URL(mail.smtpUrl).hostname
	const [{ spf, dkim, dmarc }, mx, ptr] = await Promise.all([
		lookUpSenderDns(domain, mail.dkimSelector, resolver, envelopeDomain),
		bounces === null ? null : findMx(bounces.domain, resolver),
		host === null ? null : findPtr(host, resolver),
	])
	return [
		// An aligned DKIM signature makes SPF optional: many providers use their own domain for the envelope sender.
		...(dkim === 'passed' && spf !== 'passed'
			? []
			: [{ record: 'SPF', of: envelopeDomain, finding: spf } as const]),
		{ record: 'DKIM', of: domain, finding: dkim },
		{ record: 'DMARC', of: domain, finding: dmarc },
		...(mx === null ? [] : [{ record: 'MX', of: envelopeDomain, finding: mx } as const]),
		...(ptr === null || host === null ? [] : [{ record: 'PTR', of: host, finding: ptr } as const]),
	]
}

/** Whether a domain accepts mail: it has an MX record that is not the null MX (RFC 7505). */
async function findMx(domain: string, resolver: HostResolver): Promise<DnsFinding> {
	const records = await answerOf(resolver.resolveMx(domain))
	if (records === null) return 'unknown'
	return records.some(({ exchange }) => exchange.replace(/\.$/, '') !== '') ? 'passed' : 'failed'
}

/**
 * Whether each address of a mail server has a PTR name that resolves back to it, as Gmail and others require of
 * senders. A local or private server is `unknown`, because its public address is not known.
 */
async function findPtr(host: string, resolver: HostResolver): Promise<DnsFinding> {
	const addresses = await addressesOf(host.replace(/^\[|\]$/g, ''), resolver)
	if (addresses === null || addresses.some(isPrivate)) return 'unknown'
	if (addresses.length === 0) return 'failed'
	const findings = await Promise.all(addresses.map((address) => findName(address, resolver)))
	return findings.find((finding) => finding !== 'passed') ?? 'passed'
}

async function findName(address: string, resolver: HostResolver): Promise<DnsFinding> {
	const names = await answerOf(resolver.reverse(address))
	if (names === null) return 'unknown'
	const forward = await Promise.all(names.map((name) => addressesOf(name, resolver)))
	if (forward.some((found) => found?.includes(address))) return 'passed'
	return forward.includes(null) ? 'unknown' : 'failed'
}

/** The addresses of a host; null if the name servers do not respond. */
async function addressesOf(
	host: string,
	resolver: HostResolver,
): Promise<readonly string[] | null> {
	if (isIP(host) !== 0) return [host]
	if (host === 'localhost') return ['127.0.0.1']
	const [four, six] = await Promise.all([
		answerOf(resolver.resolve4(host)),
		answerOf(resolver.resolve6(host)),
	])
	return four === null || six === null ? null : [...four, ...six]
}

const isPrivate = createPeerCheck([
	'10.0.0.0/8',
	'100.64.0.0/10',
	'127.0.0.0/8',
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.168.0.0/16',
	'::1',
	'fc00::/7',
	'fe80::/10',
])
