import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import { formatClock, formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'

const { run: words } = letterRunWords

/** How fast a letter is being sent and when it will finish, or why it waits and until when. */
export function sendingRate(progress: LetterProgress): string {
	const { mails_last_hour, expected_end, waits_for, next_mail, unanswered } = progress
	if (unanswered !== null) return formatMessage('es', words.unanswered, { code: unanswered })
	const later = progress.retrying > 0 ? ` ${words.later}` : ''
	if (waits_for !== null) {
		const { mails_per_hour, letters_per_day, other_letter } = progress
		const waits = formatMessage('es', words.waits[waits_for], {
			n: formatNumber(mails_last_hour),
			max: formatNumber(waits_for === 'hour' ? mails_per_hour : letters_per_day),
			next: formatClock(next_mail ?? ''),
			date: formatDateTime(next_mail ?? ''),
			name: other_letter ?? '',
		})
		if (expected_end === null) return waits
		const date = formatDateTime(expected_end)
		return `${waits} ${formatMessage('es', words.last, { date })}${later}`
	}
	if (expected_end === null) return ''
	const values = { rate: formatNumber(mails_last_hour), date: formatDateTime(expected_end) }
	return `${formatMessage('es', words.rate, values)}${later}`
}
