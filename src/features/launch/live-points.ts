import { delayCause } from '#features/letters/rules/refusals.ts'
import type { MailDnsFinding } from './rules/launch-check.ts'
import type { LaunchPoint } from './rules/launch-points.ts'
import { isPlaceholder } from '#values/placeholder.ts'
import { spfRecord } from './rules/spf-record.ts'
import { lookUpMailDns, type HostResolver } from './mail-host-dns.ts'
import { senderDomain, textRecords, type TxtResolver } from '#platform/mail/sender-dns.ts'
import { findSmtpFailure } from '#platform/mail/smtp.ts'
import { type LaunchSettings, point, type ReportedPoint, smtpHost } from './setting-points.ts'

/** Time limit for the site's response, in milliseconds. */
const answerTimeoutMs = 5_000

const hourMs = 3_600_000

/** One night plus delays. */
const maxBackupHours = 30

/** OpenSSL and Node codes for certificates that browsers reject too. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/

/** Requests the site at its own address, like a visitor. Any response will do. */
export async function sitePoint(site: string): Promise<ReportedPoint> {
	try {
		const response = await fetch(site, {
			redirect: 'manual',
			signal: AbortSignal.timeout(answerTimeoutMs),
		})
		await response.body?.cancel()
		return point('site', 'done', { site })
	} catch (error) {
		const code = codeOf(error)
		return point('site', certificateCode.test(code) ? 'certificate' : 'unknown', { site, code })
	}
}

/** `fetch` wraps the cause. */
function codeOf(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error
	if (!(cause instanceof Error)) return '?'
	return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

/** Connects to the mail server, and logs in if there is a login. Sends nothing. */
export async function serverPoint(smtpUrl: string): Promise<ReportedPoint> {
	const { hostname: host, username } = new URL(smtpUrl)
	const code = await findSmtpFailure({ url: smtpUrl })
	if (code === null) {
		return point('server', 'done', { host, login: username === '' ? 'none' : 'accepted' })
	}
	return point('server', delayCause(code) === 'login' ? 'login' : 'unreachable', { host, code })
}

const names = { SPF: 'spf', DKIM: 'dkim', DMARC: 'dmarc', MX: 'mx', PTR: 'ptr' } as const

/** Looks up the DNS records for mail, and reports for each missing one the expected and the actual value. */
export async function dnsPoints(
	settings: LaunchSettings,
	resolver: HostResolver & TxtResolver,
): Promise<readonly ReportedPoint[]> {
	const { from } = settings.mail
	if (from === null || isPlaceholder(from)) {
		return (['spf', 'dkim', 'dmarc'] as const).map((name) => point(name, 'waiting'))
	}
	const found = await lookUpMailDns(settings, resolver)
	const points = await Promise.all(found.map((each) => dnsPoint(each, settings, resolver)))
	// Optional with a valid DKIM signature, and so excluded.
	const domain = senderDomain(from, settings.addresses.site)
	const isSpfMissing = points.every(({ name }) => name !== 'spf')
	return [...(isSpfMissing ? [point('spf', 'done', { domain, record: 'none' })] : []), ...points]
}

async function dnsPoint(
	{ record, of, finding }: MailDnsFinding,
	settings: LaunchSettings,
	resolver: TxtResolver,
): Promise<ReportedPoint> {
	const name = names[record]
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

/** The record to publish; null for a name that only the mail server's operator knows. */
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

/** The time of the last backup to a file. */
export function backupPoint(madeAt: string | null, now: number): ReportedPoint {
	if (madeAt === null) return point('backups', 'none')
	const hours = Math.round((now - Date.parse(madeAt)) / hourMs)
	return point('backups', hours > maxBackupHours ? 'old' : 'done', { hours: String(hours) })
}
