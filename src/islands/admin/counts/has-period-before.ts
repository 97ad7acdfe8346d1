import type { CountSummary } from '#contract/count-summary.ts'

/** Whether the whole previous period was counted. A comparison with a part of it would mislead. */
export function hasPeriodBefore({ since, daysBefore }: CountSummary): boolean {
	const first = daysBefore[0]?.day
	return since !== null && first !== undefined && since <= first
}
