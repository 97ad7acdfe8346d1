import { longDate } from '#values/dates/long-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LeaveRequest } from '#features/leave/messages/leave-list.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { meaningOf } from '#panel/format/refusal-meaning.ts'
import { Facts } from '#panel/parts/Facts.tsx'
import words from '#content/messages/es/panel/leave.yaml'
import { dueText } from './due-text.ts'

const { title, labels, soonest, app, doneBy, cancellations, mails } = words.facts

/** `now` is in milliseconds since 1970. */
export function LeaveFacts({ request, now }: { request: LeaveRequest; now: number }) {
	const { kind, cancellation, locale, country, origin, done_at, mail_failure, mail_state } = request
	const due = dueText(request, now)
	const dueDay = formatDateTime(request.due_at)
	const code = mail_failure ?? ''
	const facts = [
		[labels.kind, words.kinds[kind]],
		[labels.received, formatDateTime(request.received_at)],
		[
			labels.due,
			<span key="due" className={due.isOverdue ? 'bad' : undefined}>
				{done_at === null ? `${dueDay} (${due.text})` : dueDay}
			</span>,
		],
		[labels.name, request.name],
		[labels.email, request.email],
		[labels.contract, request.contract],
		[labels.cancellation, cancellation && cancellations[cancellation]],
		[
			labels.end,
			cancellation &&
				(request.end_date === null
					? soonest
					: longDate(new Date(request.end_date), 'es-ES', 'UTC')),
		],
		[labels.reason, request.reason],
		[labels.text, request.text],
		[labels.locale, locale && languageName(locale)],
		[labels.country, country && countryName(country)],
		[labels.origin, origin && (origin === 'app' ? app : countryName(origin))],
		[
			labels.done,
			done_at &&
				formatMessage('es', doneBy, { day: formatDateTime(done_at), name: request.done_by ?? '' }),
		],
		[labels.answer, request.answer],
		[
			labels.mail,
			formatMessage('es', mails[mail_state], { code, meaning: code && meaningOf(code) }),
		],
		[labels.erased, request.erased_at && formatDateTime(request.erased_at)],
	] as const
	return (
		<section>
			<h2>{title}</h2>
			<Facts facts={facts} />
		</section>
	)
}
