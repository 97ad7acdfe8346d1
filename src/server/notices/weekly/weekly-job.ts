import { utcDay } from '#domain/dates/utc-day.ts'
import { lastWeek, mondayOf } from '#domain/dates/week.ts'
import type { ReadOwnerFindings } from '#server/notices/owner-findings.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { JobHandler } from '#server/platform/jobs/job-runner.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { Transport } from '#server/platform/mail/transport.ts'
import type { Store } from '#server/store.ts'
import { readWeeklyFigures } from './weekly-figures.ts'
import { weeklyMail } from './weekly-mail.ts'

type Options = {
	readonly store: Pick<Store, 'counts' | 'goals' | 'weekly'>
	readonly transport: Pick<Transport, 'send'>
	readonly links: Pick<SignedLinks, 'url'>
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
	readonly now: () => number
}

const checkIntervalMs = 10 * 60_000

/** On Mondays from seven o'clock UTC, when rare names of Sunday have been folded. */
const sentFromHour = 7

/**
 * Creates the handler of the job that mails the figures of the week on Mondays. Its payload is the last Monday on which it
 * did; a site begins with the next one. If no mail could be sent, it is tried again until the week is over.
 */
export function weeklyHandler(options: Options): JobHandler {
	const { now } = options
	const run = async ({ payload: lastMonday }: Pick<Job, 'payload'>) => {
		const at = now() + checkIntervalMs
		const today = utcDay(now())
		const monday = mondayOf(today)
		if (lastMonday === '') return { end: 'again', at, payload: monday } as const
		const isDue = now() >= Date.parse(monday) + sentFromHour * 3_600_000 && lastMonday < monday
		if (!isDue || !(await sendWeek(options, today))) return { end: 'again', at } as const
		return { end: 'again', at, payload: monday } as const
	}
	return { slots: 1, everyMs: checkIntervalMs, isNeverGivenUp: true, run }
}

/** Returns whether the week is done: a mail was sent, or there is nothing or nobody to tell. */
async function sendWeek(options: Options, today: string): Promise<boolean> {
	const { store, transport, links, site } = options
	const recipients = await store.weekly.recipients()
	const figures = recipients.length > 0 && (await readWeeklyFigures(options, lastWeek(today)))
	if (!figures) return true
	const panelUrl = new URL(`/waitlist/entradas?from=${figures.from}&to=${figures.to}`, site).href
	const sent: boolean[] = []
	for (const recipient of recipients) {
		const offUrl = links.url('weekly', recipient.id, recipient.language)
		const mail = weeklyMail(recipient, { figures, panelUrl, offUrl })
		// The others still get theirs.
		sent.push(
			await transport.send(mail).then(
				() => true,
				() => false,
			),
		)
	}
	return sent.includes(true)
}
