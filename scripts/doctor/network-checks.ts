import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Settings } from '#settings/settings.ts'
import { findBlockers } from './find-blockers.ts'
import { fault, type Finding, note, ok } from './finding.ts'

/** How long the site may take for an answer, in milliseconds. */
const answerTimeoutMs = 5_000

/** Checks whether the server runs on this machine and its database answers. */
export async function checkServer({ port, host }: Settings): Promise<readonly Finding[]> {
	const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
	const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`
	try {
		const answer = await fetch(`${address}/readyz`, {
			signal: AbortSignal.timeout(answerTimeoutMs),
		})
		if (answer.status === 200) return [ok('server', `It answers at ${address}.`)]
		const { reason = '' }: { reason?: string } = Object(await answer.json().catch(() => null))
		return [fault('server', `${address}/readyz answers ${answer.status}. ${reason}`.trim())]
	} catch {
		return [
			note(
				'server',
				`Nothing answers at ${address}. If it should: npm start, or systemctl start innervolt`,
			),
		]
	}
}

/** Checks the login at the mail server and the mailbox. Nothing is sent and nothing is marked as read. */
export async function checkMail({
	mail,
	bounces,
	isSiteUnset,
}: Settings): Promise<readonly Finding[]> {
	// Its modules read the environment when they are imported.
	const { findSmtpFailure } = await import('#server/platform/mail/smtp.ts')
	return [
		...(mail.smtpUrl === null
			? [
					(isSiteUnset ? note : fault)(
						'mail',
						'SMTP_URL is not set: mails become files and nobody gets one. Set it with MAIL_FROM.',
					),
				]
			: [describeMail('SMTP', 'mail', await findSmtpFailure({ url: mail.smtpUrl }), mail.smtpUrl)]),
		...(bounces === null
			? []
			: [describeMail('IMAP', 'mailbox', await mailboxFailure(bounces.imapUrl), bounces.imapUrl)]),
	]
}

function describeMail(
	name: 'SMTP' | 'IMAP',
	check: string,
	code: string | null,
	url: string,
): Finding {
	if (code === null) {
		const hasLogin = new URL(url).username !== ''
		return ok(
			check,
			hasLogin ? `The login at ${name}_URL works.` : `${name}_URL answers. It has no login.`,
		)
	}
	const isLogin = code === 'EAUTH' || code === 'AUTHENTICATIONFAILED'
	return fault(
		check,
		isLogin
			? `${name}_URL refuses the login (${code}). Correct ${name}_USER and ${name}_PASSWORD.`
			: `${name}_URL does not answer as it should (${code}). Check the setting, its port and the network.`,
	)
}

async function mailboxFailure(url: string): Promise<string | null> {
	const { imapFailure, withMailbox } = await import('#server/bounces/imap-mailbox.ts')
	try {
		await withMailbox({ url, position: null, since: Date.now() }, async () => {})
		return null
	} catch (error) {
		return imapFailure(error)
	}
}

/** The launch check's findings: DNS of mail and settings one by one, the others as one line. */
export async function checkLaunch(
	settings: Settings,
	isOffline: boolean,
): Promise<readonly Finding[]> {
	const blockers = await findBlockers(settings, isOffline)
	const others = blockers.filter(({ topic }) => topic !== 'mail' && topic !== 'settings')
	const own = blockers.filter(({ topic }) => topic === 'mail' || topic === 'settings')
	const findings = own.map(({ topic, what, why }) => {
		// DMARC is advice below 5,000 recipients, and what could not be looked up is no fault.
		const isFault = topic === 'mail' && !what.startsWith('DMARC') && !why.startsWith('not checked')
		return (isFault ? fault : note)(topic === 'mail' ? 'dns' : 'launch', `${what} ${why}.`)
	})
	const isDnsFine =
		!isOffline && settings.mail.from !== null && !own.some(({ topic }) => topic === 'mail')
	return [
		...(isDnsFine ? [ok('dns', 'The records for mail are published.')] : []),
		...findings,
		...(others.length === 0
			? []
			: [note('launch', `${others.length} texts wait for the owner. See: npm run launch-check`)]),
	]
}

/** Checks whether the machine keeps its clock by NTP. */
export async function checkTime(): Promise<readonly Finding[]> {
	const options = ['show', '--property=NTPSynchronized', '--value']
	const found = await promisify(execFile)('timedatectl', options).catch(() => null)
	if (found === null)
		return [
			note('clock', 'This system does not tell whether NTP keeps it. Compare it with: date -u'),
		]
	return found.stdout.trim() === 'yes'
		? [ok('clock', 'NTP keeps it.')]
		: [note('clock', 'NTP does not keep it. Run: timedatectl set-ntp true')]
}
