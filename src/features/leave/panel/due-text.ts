import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/leave.yaml'
import type { LeaveRequest } from '#features/leave/messages/leave-list.ts'
import { formatDateTime } from '#panel/format/format-date.ts'

const dayMs = 86_400_000

/**
 * The time left to complete a request, or the day of its completion.
 *
 * @param now in milliseconds since 1970
 * @example dueText(request, now) // { text: 'faltan 3 días', isOverdue: false }
 */
export function dueText(
	{ done_at, due_at }: Pick<LeaveRequest, 'done_at' | 'due_at'>,
	now: number,
): { readonly text: string; readonly isOverdue: boolean } {
	if (done_at !== null) {
		const day = formatDateTime(done_at)
		return { text: formatMessage('es', words.due.done, { day }), isOverdue: false }
	}
	const due = Date.parse(due_at)
	const n = dayOf(due) - dayOf(now)
	const isOverdue = due < now
	const sentence = isOverdue ? words.due.overdue : words.due.left
	return { text: formatMessage('es', sentence, { n: Math.abs(n) }), isOverdue }
}

/** The number of days from 1970 to the day on which a time falls in the browser's time zone. */
function dayOf(time: number): number {
	const date = new Date(time)
	return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs)
}
