import type { ReadOwnerFindings } from '#features/notices/owner-findings.ts'
import type { CountStores } from '#features/counts/counts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'

export type WeeklyFigures = NonNullable<Awaited<ReturnType<typeof readWeeklyFigures>>>

type Options = {
	readonly store: Pick<CountStores, 'counts' | 'goals'> & Pick<NoticeStores, 'weekly'>
	readonly readFindings: ReadOwnerFindings
}

const maxSources = 3

/** Reads the figures of a past week, given by its first and last UTC day; null if visits were not counted then. */
export async function readWeeklyFigures(
	{ store, readFindings }: Options,
	{ from, to }: { readonly from: string; readonly to: string },
) {
	const { since, steps, stepsBefore, by } = await store.counts.summarize({ from, to })
	if (since === null || since > to) return null
	return {
		from,
		to,
		steps,
		stepsBefore,
		/** The sources with the most visits: the names of referring sites, the labels of links, and `direct`. */
		sources: by.source
			.filter(({ name, visits }) => visits > 0 && name !== 'internal' && name !== 'other')
			.slice(0, maxSources),
		letters: await store.weekly.lettersBetween(from, to),
		goals: await store.goals.read(),
		findings: await readFindings(),
	}
}
