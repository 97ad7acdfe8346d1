import { delayCause } from '#features/letters/rules/refusals.ts'
import { findSmtpFailure } from '#platform/mail/smtp.ts'
import { point, type ReportedPoint } from './setting-points.ts'

const answerTimeoutMs = 5_000

const hourMs = 3_600_000

/** One night plus delays. */
const maxBackupHours = 30

/** OpenSSL and Node codes for certificates that browsers reject too. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/

/** Requests the site like a visitor. Any response will do. */
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

/** Connects to the mail server, and logs in if a user is set. Sends nothing. */
export async function serverPoint(smtpUrl: string): Promise<ReportedPoint> {
	const { hostname: host, username } = new URL(smtpUrl)
	const code = await findSmtpFailure({ url: smtpUrl })
	if (code === null) {
		return point('server', 'done', { host, login: username === '' ? 'none' : 'accepted' })
	}
	return point('server', delayCause(code) === 'login' ? 'login' : 'unreachable', { host, code })
}

export function backupPoint(madeAt: string | null, now: number): ReportedPoint {
	if (madeAt === null) return point('backups', 'none')
	const hours = Math.round((now - Date.parse(madeAt)) / hourMs)
	return point('backups', hours > maxBackupHours ? 'old' : 'done', { hours: String(hours) })
}
