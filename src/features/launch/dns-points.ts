import type { MxRecord } from 'node:dns'
import { isIP } from 'node:net'
import type { DnsFinding } from '#features/letters/rules/letter-checks.ts'
import { createPeerCheck } from '#platform/http/server/trusted-peers.ts'
import {
	answerOf,
	lookUpSenderDns,
	senderDomain,
	textRecords,
	type TxtResolver,
} from '#platform/mail/sender-dns.ts'
import { isPlaceholder } from '#values/placeholder.ts'
import type { LaunchPoint } from './rules/launch-points.ts'
import { spfRecord } from './rules/spf-record.ts'
import { type LaunchSettings, point, type ReportedPoint, smtpHost } from './setting-points.ts'

export type HostResolver = {
	readonly resolveMx: (domain: string) => Promise<readonly Pick<MxRecord, 'exchange'>[]>
	readonly resolve4: (host: string) => Promise<readonly string[]>
	readonly resolve6: (host: string) => Promise<readonly string[]>
	readonly reverse: (address: string) => Promise<readonly string[]>
}

/**
 * Looks up the DNS records for mail: SPF, DKIM and DMARC of the sender, MX of the bounce domain, PTR of the mail
 * server. For each missing record, reports the record to publish and what the name servers return instead.
 */
export async function dnsPoints(
	settings: LaunchSettings,
	resolver: HostResolver & TxtResolver,
): Promise<readonly ReportedPoint[]> {
	const { mail, addresses, bounces } = settings
	if (mail.from === null || isPlaceholder(mail.from)) {
		return (['spf', 'dkim', 'dmarc'] as const).map((name) => point(name, 'waiting'))
	}
	const domain = senderDomain(mail.from, addresses.site)
	const envelopeDomain = bounces?.domain ?? domain
	const host = smtpHost(mail)
	const [{ spf, dkim, dmarc }, mx, ptr] = await Promise.all([
		lookUpSenderDns(domain, mail.dkimSelector, resolver, envelopeDomain),
		bounces && findMx(bounces.domain, resolver),
		host === null ? null : findPtr(host, resolver),
	])
	// An aligned DKIM signature makes SPF optional: many providers use their own domain for the envelope sender.
	const isSpfOptional = dkim === 'passed' && spf !== 'passed'
	const found = (name: LaunchPoint['name'], of: string, finding: DnsFinding) =>
		dnsPoint(name, of, finding, settings, resolver)
	return await Promise.all([
		isSpfOptional
			? point('spf', 'done', { domain, record: 'none' })
			: found('spf', envelopeDomain, spf),
		found('dkim', domain, dkim),
		found('dmarc', domain, dmarc),
		...(mx === null ? [] : [found('mx', envelopeDomain, mx)]),
		...(ptr === null ? [] : [found('ptr', host ?? '', ptr)]),
	])
}

async function dnsPoint(
	name: LaunchPoint['name'],
	of: string,
	finding: DnsFinding,
	settings: LaunchSettings,
	resolver: TxtResolver,
): Promise<ReportedPoint> {
	const selector = settings.mail.dkimSelector ?? ''
	const values = { domain: of, selector }
	if (finding === 'passed') return point(name, 'done', { ...values, record: 'published' })
	if (finding === 'unknown') return point(name, 'unknown', values)
	if (name === 'dkim' && selector === '') return point(name, 'unset', values)
	const wanted = wantedRecord(name, of, settings)
	if (wanted === null) return point(name, 'missing', values)
	const there = wanted.type === 'TXT' ? await textRecords(wanted.name, resolver) : []
	return { ...point(name, 'missing', values), record: wanted, found: [...(there ?? [])] }
}

/** The record to publish; null for one that only the mail server's operator can set. */
function wantedRecord(
	name: LaunchPoint['name'],
	domain: string,
	{ mail, bounces }: LaunchSettings,
): NonNullable<ReportedPoint['record']> | null {
	if (name === 'spf') return { type: 'TXT', name: domain, value: spfRecord(smtpHost(mail)) }
	if (name === 'dkim') {
		return { type: 'TXT', name: `${mail.dkimSelector}._domainkey.${domain}`, value: null }
	}
	if (name === 'dmarc') return { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }
	if (name !== 'mx' || bounces === null) return null
	return { type: 'MX', name: domain, value: `10 ${new URL(bounces.imapUrl).hostname}` }
}

/** Whether a domain accepts mail, that is, has an MX record other than the null MX (RFC 7505). */
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
