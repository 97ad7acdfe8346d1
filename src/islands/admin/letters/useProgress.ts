import { useQuery } from '@tanstack/react-query'
import type { Letter } from '#contract/letter.ts'
import { runningStates } from '#domain/letters/letter-state.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import { usePanel } from '#islands/admin/panel-context.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { progressQuery, readRefusals } from './letters-api.ts'

const refetchIntervalMs = 5_000

/** The figures and refusals of a letter, refreshed every few seconds while it is being sent. */
export function useProgress({ id, state: initial }: Letter) {
	const { withProof } = usePanel()
	const progress = useQuery({
		...progressQuery(id),
		refetchInterval: ({ state }) =>
			isRunning(state.data?.letter.state ?? initial) && refetchIntervalMs,
	})
	const refusals = useQuery({
		queryKey: ['/api/admin/letter/refusals', id],
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, letterRunWords.refusals.seen, () => readRefusals(id, signal)),
		// A cancelled proof is not asked for every few seconds.
		refetchInterval: ({ state }) =>
			isRunning(progress.data?.letter.state ?? initial) &&
			state.status !== 'error' &&
			refetchIntervalMs,
	})
	return { progress, refusals }
}

function isRunning(state: Letter['state']): boolean {
	return runningStates.some((each) => each === state)
}
