import { randomBytes } from 'node:crypto'
import type { LaunchReport, MailboxResult, TestMailResult } from './messages/launch.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { launchPointNames, launchState } from './rules/launch-points.ts'
import { imapFailure, withMailbox } from '#features/bounces/bounces.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import type { HostResolver } from './mail-host-dns.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import type { TxtResolver } from '#platform/mail/sender-dns.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { words } from '#cms/reader/entries.ts'
import type { LaunchStore } from './launch-store.ts'
import { backupPoint, dnsPoints, serverPoint, sitePoint } from './live-points.ts'
import { type LaunchSettings, settingPoints, testedWith } from './setting-points.ts'

type Options = {
	readonly store: { readonly launch: LaunchStore }
	readonly settings: LaunchSettings
	readonly resolver: HostResolver & TxtResolver
	readonly transport: Pick<Transport, 'send'>
	/** The statements of the pages that await the owner. */
	readonly texts: (today: string) => LaunchReport['texts']
	/** In milliseconds since 1970. */
	readonly now: () => number
}

export type LaunchCheck = ReturnType<typeof createLaunchCheck>

/** The steps left before the first letter, and the test email that proves the last one. */
export function createLaunchCheck(options: Options) {
	const { store, settings, resolver, transport, texts, now } = options
	const { mail, bounces } = settings
	const { smtpUrl } = mail

	const known = async () =>
		settingPoints(settings, (await store.launch.testedWith()) === testedWith(settings))

	/** Checks the outside world: DNS, the mail server and the site's own address. */
	async function read(): Promise<LaunchReport> {
		const fromSettings = await known()
		const isDone = (name: string) =>
			fromSettings.some((each) => each.name === name && each.finding === 'done')
		const live = await Promise.all([
			isDone('site') ? sitePoint(settings.addresses.site) : null,
			smtpUrl === null ? null : serverPoint(smtpUrl),
			store.launch.backedUpAt().then((madeAt) => backupPoint(madeAt, now())),
		])
		const asked = [...live, ...(await dnsPoints(settings, resolver))].filter(
			(each) => each !== null,
		)
		const points = [
			...asked,
			...fromSettings.filter(({ name }) => asked.every((each) => each.name !== name)),
		]
		const order = points.toSorted(
			(one, other) => launchPointNames.indexOf(one.name) - launchPointNames.indexOf(other.name),
		)
		return { points: order, texts: texts(utcDay(now())) }
	}

	async function sendTest(recipient: string): Promise<TestMailResult> {
		const { subject, text } = words('panelServer').testMail
		const id = `test-${randomBytes(8).toString('hex')}`
		try {
			await transport.send(noticeMail({ id, recipient, subject, text }))
		} catch (error) {
			return { code: deliveryFailure(error).code, is_written: false }
		}
		if (smtpUrl !== null) await store.launch.recordTest(testedWith(settings))
		return { code: null, is_written: smtpUrl === null }
	}

	/** Opens the mailbox for bounces; null if none is set. */
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
