import { formatClock, formatDateTime } from './format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

/**
 * A time in the visitor's zone; only the time of day if it was today.
 *
 * @example formatMoment('2027-02-08T21:40:00Z') // '8 feb 2027, 22:40'
 */
export function formatMoment(time: string): string {
	const isToday = new Date(time).toDateString() === new Date().toDateString()
	if (!isToday) return formatDateTime(time)
	return formatMessage('es', accountWords.today, { time: `, ${formatClock(time)}` })
}

/**
 * A day in the visitor's zone.
 *
 * @example formatDayOf('2026-12-02T21:40:00Z') // '2 dic 2026'
 */
export function formatDayOf(time: string): string {
	return new Date(time).toLocaleDateString('es-ES', { dateStyle: 'medium' })
}
