import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
	currentListChange,
	type ListChange,
	type listChangeReference,
} from '#features/people/messages/list-change.ts'
import { useAction } from '#panel/client/useAction.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import { command, resource } from '#panel/client/api.ts'

const refetchIntervalMs = 1_000

const listChangeQuery = resource(currentListChange, '/api/admin/list-changes')

const stopListChange = command<typeof listChangeReference>('/api/admin/list-changes/stop')

/**
 * A bulk change running on the server, even if another place or another session started it.
 *
 * @param onEnd called with the last state of a change that this place showed, once it has ended; with null if the server no longer knows it
 */
export function useServerJob(onEnd: (change: ListChange | null) => void) {
	const client = useQueryClient()
	const { isBusy, run } = useAction()
	const { data } = useQuery({
		...listChangeQuery(),
		refetchInterval: ({ state }) => isUnderWay(state.data?.change) && refetchIntervalMs,
	})
	const change = data?.change ?? null
	const job = isUnderWay(change) ? change : null
	const shown = useRef<ListChange>(null)
	const onEnded = useEffectEvent(onEnd)

	useEffect(() => {
		const former = shown.current
		shown.current = job
		if (former !== null && former.id !== job?.id) onEnded(change?.id === former.id ? change : null)
	}, [job, change])

	async function stop(id: string) {
		await run({ action: listWords.tagging.stop }, () => stopListChange({ id }))
	}

	return {
		job,
		isStopping: isBusy,
		start: (started: ListChange) => {
			// Counts as shown already, because the change may end before the next render.
			shown.current = started
			const { queryKey } = listChangeQuery()
			client.setQueryData(queryKey, { change: started })
			void client.invalidateQueries({ queryKey })
		},
		stop: () => job && void stop(job.id),
	}
}

function isUnderWay(change: ListChange | null | undefined): boolean {
	return change?.state === 'running' || change?.state === 'stopping'
}

export type ServerJob = ReturnType<typeof useServerJob>
