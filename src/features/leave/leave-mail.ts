import { mailResult } from '#platform/mail/delivery-failure.ts'
import { locales, type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { longDate } from '#values/dates/long-date.ts'
import { asciiEmail } from '#values/email.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { composeMail, paragraph } from '#features/mail-design/mail-design.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { LeaveStores } from './leave.ts'
import { recordMail } from './leave-requests.ts'
import type { LeaveRequest } from './messages/leave-list.ts'
import { leaveEntries, writtenTime } from './rules/leave-entries.ts'
import type { LeaveMailKind } from './rules/leave-kind.ts'

type Options = {
	readonly store: LeaveStores
	readonly transport: Pick<Transport, 'send'>
	/** The site's origin. */
	readonly site: string
}

/**
 * Sends the emails about requests to blocked and undeliverable addresses too, because the law requires the receipt on a
 * durable medium and the receipt is not advertising.
 */
export function leaveMailHandlers(options: Options): Record<LeaveMailKind, JobHandler> {
	const handler = (kind: LeaveMailKind): JobHandler => ({
		slots: 2,
		run: async ({ id, payload }) => {
			const request = await options.store.leave.find(payload)
			if (request === null || request.email === null) return { end: 'done' }
			const recipient = asciiEmail(request.email)
			const mail = { ...leaveMail(kind, request, options.site), id, recipient }
			return await mailResult(
				options.transport.send({ ...mail, unsubscribeUrl: null }),
				(transaction) => recordMail(transaction, payload, kind, null),
			)
		},
		recordFailure: (transaction, { payload }, code) => recordMail(transaction, payload, kind, code),
	})
	return { 'leave-receipt': handler('leave-receipt'), 'leave-done': handler('leave-done') }
}

export function leaveMail(kind: LeaveMailKind, request: LeaveRequest, site: string) {
	const language = pageLanguages.find((each) => each === request.locale) ?? 'en'
	const leave = words('leave', language)
	const { receipt, mails } = leave
	const received = Date.parse(request.received_at)
	const [day, dueDay] = [request.received_at, request.due_at].map((time) => dayOf(time, language))
	const entries = [
		{ label: receipt.number, value: request.number },
		{ label: receipt.time, value: writtenTime(received, language) },
		...leaveEntries({ ...request, endDate: request.end_date }, leave, language),
	]
	const locale = locales[language]
	const isReceipt = kind === 'leave-receipt'
	const { subject, preview } = isReceipt ? mails.receipt : mails.done
	const opening = isReceipt
		? `${leave.kinds[request.kind].received}.`
		: formatMessage(locale, mails.done.text, { day: day ?? '' })
	const closing = isReceipt
		? [formatMessage(locale, receipt.answer, { day: dueDay ?? '' }), mails.receipt.keep]
		: [...(request.answer === null ? [] : [request.answer]), mails.done.missing]
	return composeMail({
		language,
		subject: formatMessage(locale, subject, { number: request.number }),
		preview,
		text: [opening, entries.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...closing],
		body: [
			paragraph(escapeHtml(opening)),
			...entries.map(({ label, value }) =>
				paragraph(`<i>${escapeHtml(label)}</i><br>${lines(value)}`),
			),
			...closing.map((sentence) => paragraph(lines(sentence))),
		].join('\n'),
		origin: formatMessage(locale, mails.origin, {
			day: day ?? '',
			page: new URL(site).host + addressIn('leave', language).path,
		}),
	})
}

/** The notice that a request is done, split in two where the owner's sentence goes. */
export function donePreview(request: LeaveRequest, site: string) {
	const answer = '\0'
	const { subject, text } = leaveMail('leave-done', { ...request, answer }, site)
	const [before = '', after = ''] = text.split(answer)
	return { subject, text: before.trim(), close: after.trim() }
}

function lines(text: string): string {
	return escapeHtml(text).replaceAll('\n', '<br>')
}

function dayOf(time: string, language: PageLanguage): string {
	return longDate(new Date(time), locales[language], 'UTC')
}
