import { utcDay } from '#values/dates/utc-day.ts'
import { lastWeek, mondayOf } from '#values/dates/week.ts'
import type { ReadOwnerFindings } from '#features/notices/owner-findings.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { CountStores } from '#features/counts/counts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'
import { readWeeklyFigures } from './weekly-figures.ts'
import { weeklyMail } from './weekly-mail.ts'
import { oncePerOccasion } from '#features/notices/account-mails.ts'

type Options = {
	readonly store: Pick<CountStores, 'counts' | 'goals'> &
		Pick<NoticeStores, 'weekly' | 'ownerNotices'>
	readonly links: Pick<SignedLinks, 'url'>
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
	readonly now: () => number
}

/**
 * The emails are sent on Mondays from 07:00 UTC. By then, the sources and campaigns that were rare on Sunday have been
 * counted as “other”.
 */
const sentFromHour = 7

/**
 * Creates the handler of the job that emails the weekly figures on Mondays. A new site gets its first email on the next
 * Monday.
 */
export function weeklyHandler(options: Options): JobHandler {
	const { now } = options
	return oncePerOccasion(
		now,
		() => mondayOf(utcDay(now())),
		async (monday, last) => {
			if (last === '') return true
			const isDue = now() >= Date.parse(monday) + sentFromHour * 3_600_000
			if (isDue) await queueMails(options, monday)
			return isDue
		},
	)
}

async function queueMails(options: Options, monday: string): Promise<void> {
	const { store, links, site } = options
	const recipients = (await store.ownerNotices.recipients()).flatMap(({ language, ...account }) =>
		language === null ? [] : [{ ...account, language }],
	)
	const figures = recipients.length > 0 && (await readWeeklyFigures(options, lastWeek(monday)))
	if (!figures) return
	const panelUrl = new URL(`/waitlist/entradas?from=${figures.from}&to=${figures.to}`, site).href
	await store.ownerNotices.queueMails(
		recipients.map((recipient) => {
			const offUrl = links.url('weekly', recipient.id, recipient.language)
			const mail = weeklyMail(recipient, { figures, panelUrl, offUrl })
			return { key: `weekly-${recipient.id}`, mail }
		}),
	)
}
