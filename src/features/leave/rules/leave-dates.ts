import { monthsBefore, retention } from '#values/retention.ts'
import type { LeaveKind } from './leave-kind.ts'

const dayMs = 86_400_000

/** Days until a request must be done. Brazil has a shorter period for the right of regret. */
export const dueDays = { withdraw: 14, cancel: 14, regret: 10, complain: 30 } as const
const brazilianRegretDays = 7

export type DatedRequest = {
	readonly kind: LeaveKind
	/** Upper case; null if unknown. */
	readonly country: string | null
	/** ISO 8601 day; null means as soon as possible. */
	readonly endDate: string | null
}

/**
 * When a request is due. Complaints must be acknowledged within 30 days, and data erased within a month. A cancellation
 * is due on the day it takes effect, if that comes earlier.
 *
 * @param receivedAt in milliseconds since 1970, like the result
 * @example dueAt({ kind: 'regret', country: 'BR', endDate: null }, 0) // 604_800_000
 */
export function dueAt({ kind, country, endDate }: DatedRequest, receivedAt: number): number {
	if (kind === 'erase') return monthsBefore(receivedAt, -1)
	const isBrazilian = kind === 'regret' && country === 'BR'
	const latest = receivedAt + (isBrazilian ? brazilianRegretDays : dueDays[kind]) * dayMs
	const wished = kind === 'cancel' && endDate !== null ? Date.parse(endDate) : latest
	return wished > receivedAt ? Math.min(latest, wished) : latest
}

/**
 * Requests received before this time are past their retention period: they are kept until `retention.leaveYears` full
 * calendar years have passed, in UTC.
 */
export function expiredBefore(time: number): number {
	return Date.UTC(new Date(time).getUTCFullYear() - retention.leaveYears, 0)
}
