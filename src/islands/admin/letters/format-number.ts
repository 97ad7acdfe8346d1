import type { Plural } from '#content/types/letters-panel.ts'
import { formatMessage } from '#islands/admin/format-message.ts'

/** @example formatNumber(3949) // '3.949' */
export function formatNumber(count: number): string {
	return count.toLocaleString('es-ES', { useGrouping: 'always' })
}

/** @example formatPlural({ one: '1 persona', many: '{n} personas' }, 3949) // '3.949 personas' */
export function formatPlural(words: Plural, count: number): string {
	return count === 1 ? words.one : formatMessage(words.many, { n: formatNumber(count) })
}

/**
 * A number as someone types it: digits, with or without dots and spaces between them.
 *
 * @returns null for anything else
 * @example parseTypedNumber(' 3.949 ') // 3949
 */
export function parseTypedNumber(text: string): number | null {
	const digits = text.replaceAll(/[.\s]/g, '')
	return /^\d+$/.test(digits) ? Number(digits) : null
}

/** @example formatClock('2026-11-22T13:52:00Z') // '14:52' */
export function formatClock(time: string | number): string {
	return new Date(time).toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}
