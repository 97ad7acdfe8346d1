import { utcDay } from '#values/dates/utc-day.ts'
import { lastWeek, mondayOf } from '#values/dates/week.ts'
import type { ReadOwnerFindings } from '#features/notices/owner-findings.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { CountStores } from '#features/counts/counts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'
import { readWeeklyFigures } from './weekly-figures.ts'
import { weeklyMail, type WeeklyRecipient } from './weekly-mail.ts'
import { mailingHandler, mailNext } from '#features/notices/mail-each.ts'

type Options = {
	readonly store: Pick<CountStores, 'counts' | 'goals'> &
		Pick<NoticeStores, 'weekly' | 'ownerNotices'>
	readonly transport: Pick<Transport, 'send'>
	readonly links: Pick<SignedLinks, 'url'>
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
	readonly now: () => number
}

/** The emails are sent on Mondays from 07:00 UTC. By then, Sunday's rare names have been counted as “other”. */
const sentFromHour = 7

/**
 * Creates the handler of the job that emails the weekly figures on Mondays. A new site gets its first email on the next
 * Monday. Failed emails are retried until the week ends.
 */
export function weeklyHandler(options: Options): JobHandler {
	const { now } = options
	return mailingHandler(
		now,
		() => mondayOf(utcDay(now())),
		async (payload, monday) => {
			if (payload === '') return monday
			const isDue = now() >= Date.parse(monday) + sentFromHour * 3_600_000
			return isDue ? await sendNext(options, payload, monday) : null
		},
	)
}

/** Returns the next payload; null if no email could be sent now. Without figures or recipients the week is done. */
async function sendNext(
	options: Options,
	payload: string,
	occasion: string,
): Promise<string | null> {
	const { store, transport, links, site } = options
	const recipients = (await store.ownerNotices.recipients()).flatMap(({ language, ...account }) =>
		language === null ? [] : [{ ...account, language }],
	)
	const figures = recipients.length > 0 && (await readWeeklyFigures(options, lastWeek(occasion)))
	if (!figures) return occasion
	const panelUrl = new URL(`/waitlist/entradas?from=${figures.from}&to=${figures.to}`, site).href
	const compose = (recipient: WeeklyRecipient) => {
		const offUrl = links.url('weekly', recipient.id, recipient.language)
		return weeklyMail(recipient, { figures, panelUrl, offUrl })
	}
	return await mailNext({ payload, occasion }, recipients, { transport, compose })
}
