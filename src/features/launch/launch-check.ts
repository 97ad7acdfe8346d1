import { randomBytes } from 'node:crypto'
import type { LaunchReport, MailboxResult, TestMailResult } from './messages/launch.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { launchPointNames, launchState } from './rules/launch-points.ts'
import { imapFailure, withMailbox } from '#features/bounces/bounces.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import { dnsPoints, type HostResolver } from './dns-points.ts'
import type { Database } from '#platform/db/database.ts'
import { installationValue, setInstallationValue, timeNames } from '#platform/db/installation.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import type { TxtResolver } from '#platform/mail/sender-dns.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { words } from '#cms/reader/entries.ts'
import { backupPoint, serverPoint, sitePoint } from './live-points.ts'
import { type LaunchSettings, settingPoints, testedWith } from './setting-points.ts'

type Options = {
	readonly db: Database
	readonly settings: LaunchSettings
	readonly resolver: HostResolver & TxtResolver
	readonly transport: Pick<Transport, 'send'>
	/** Returns those statements on the site's pages that await the owner's confirmation. */
	readonly texts: (today: string) => LaunchReport['texts']
	/** In milliseconds since 1970. */
	readonly now: () => number
}

/** Name of the installation value with the mail server and the sender of the last test email. */
const testName = 'mail-tested'

export type LaunchCheck = ReturnType<typeof createLaunchCheck>

export function createLaunchCheck(options: Options) {
	const { db, settings, resolver, transport, texts, now } = options
	const { mail, bounces } = settings
	const { smtpUrl } = mail

	const known = async () =>
		settingPoints(settings, (await installationValue(db.read, testName)) === testedWith(settings))

	/** Looks up DNS, connects to the mail server, and requests the site at its own address. */
	async function read(): Promise<LaunchReport> {
		const fromSettings = await known()
		const isDone = (name: string) =>
			fromSettings.some((each) => each.name === name && each.finding === 'done')
		const live = await Promise.all([
			isDone('site') ? sitePoint(settings.addresses.site) : null,
			smtpUrl === null ? null : serverPoint(smtpUrl),
			installationValue(db.read, timeNames.backup).then((madeAt) => backupPoint(madeAt, now())),
		])
		const all = [...live, ...(await dnsPoints(settings, resolver)), ...fromSettings]
		// Takes the first point of each name, so that the result of a check takes precedence over the point from the
		// settings.
		const points = launchPointNames.flatMap((name) => all.find((each) => each?.name === name) ?? [])
		return { points, texts: texts(utcDay(now())) }
	}

	async function sendTest(recipient: string): Promise<TestMailResult> {
		const { subject, text } = words('panelServer').testMail
		const id = `test-${randomBytes(8).toString('hex')}`
		try {
			await transport.send(noticeMail({ id, recipient, subject, text }))
		} catch (error) {
			return { code: deliveryFailure(error).code, is_written: false }
		}
		if (smtpUrl !== null) {
			const tested = testedWith(settings)
			await db.write((transaction) => setInstallationValue(transaction, testName, tested))
		}
		return { code: null, is_written: smtpUrl === null }
	}

	/** Tests whether the mailbox for bounces can be opened. Returns null if no mailbox is set. */
	async function openMailbox(): Promise<MailboxResult | null> {
		if (bounces === null) return null
		try {
			await withMailbox({ url: bounces.imapUrl, position: null, since: now() }, async () => {})
			return { code: null }
		} catch (error) {
			return { code: imapFailure(error) }
		}
	}

	return {
		read,
		/** Number of points still open according to the settings alone, without network access. */
		countOpen: async () => (await known()).filter((each) => launchState(each) === 'open').length,
		sendTest,
		openMailbox,
	}
}
