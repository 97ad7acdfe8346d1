import type { OwnerFindings } from '#features/notices/messages/owner-findings.ts'
import type { Goals } from '#features/counts/rules/goal.ts'
import type { createCountSummary } from '#features/counts/rules/summarize-counts.ts'
import type { ReadOwnerFindings } from '#features/notices/owner-findings.ts'
import type { CountStores } from '#features/counts/counts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'
import type { SentLetter } from './weekly-store.ts'

type Summary = ReturnType<ReturnType<typeof createCountSummary>['result']>

/** Figures of a week, and current tasks. */
export type WeeklyFigures = Pick<Summary, 'steps' | 'stepsBefore'> & {
	/** UTC days, inclusive. */
	readonly from: string
	readonly to: string
	/** Sites, labels and `direct` with the most visits. */
	readonly sources: readonly { readonly name: string; readonly visits: number }[]
	readonly letters: readonly SentLetter[]
	readonly goals: Goals
	readonly findings: OwnerFindings
}

type Options = {
	readonly store: Pick<CountStores, 'counts' | 'goals'> & Pick<NoticeStores, 'weekly'>
	readonly readFindings: ReadOwnerFindings
}

const maxSources = 3

/** Reads the figures of a past week; null if it was not counted. */
export async function readWeeklyFigures(
	{ store, readFindings }: Options,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<WeeklyFigures | null> {
	const { since, steps, stepsBefore, by } = await store.counts.summarize({ from, to })
	if (since === null || since > to) return null
	return {
		from,
		to,
		steps,
		stepsBefore,
		sources: by.source
			.filter(({ name, visits }) => visits > 0 && name !== 'internal' && name !== 'other')
			.slice(0, maxSources),
		letters: await store.weekly.lettersBetween(from, to),
		goals: await store.goals.read(),
		findings: await readFindings(),
	}
}
