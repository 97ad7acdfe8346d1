import { useEffect, useEffectEvent, useState } from 'react'
import type { ListChange } from '#contract/list-change.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { readListChange, stopListChange } from './tag-api.ts'

const readingIntervalMs = 1_000

/**
 * A bulk change running on the server, even one started elsewhere.
 *
 * @param onEnd a change shown by this place has ended; null if the server no longer knows it
 */
export function useServerJob(onEnd: (change: ListChange | null) => void) {
	// The next reading may succeed.
	const fail = useFailure()
	const [job, setJob] = useState<ListChange | null>(null)
	const [isStopping, setIsStopping] = useState(false)
	const isUnderWay = job !== null
	const onRead = useEffectEvent(show)
	const onFailure = useEffectEvent(fail)

	useEffect(() => {
		const ending = new AbortController()
		const readAgain = () =>
			readListChange(ending.signal)
				.then((found) => ending.signal.aborted || onRead(found))
				.catch((error: unknown) => ending.signal.aborted || onFailure(error))
		void readAgain()
		const timer = isUnderWay ? setInterval(() => void readAgain(), readingIntervalMs) : undefined
		return () => {
			clearInterval(timer)
			ending.abort()
		}
	}, [isUnderWay])

	function show(found: ListChange | null) {
		if (found?.state === 'running' || found?.state === 'stopping') {
			// Another change goes on after the one that was shown.
			if (job !== null && job.id !== found.id) onEnd(null)
			return setJob(found)
		}
		if (job === null) return
		setJob(null)
		setIsStopping(false)
		onEnd(found)
	}

	async function stop() {
		if (job === null) return
		setIsStopping(true)
		await stopListChange({ id: job.id }).catch((error: unknown) => {
			setIsStopping(false)
			fail(error)
		})
	}

	return { job, isStopping, start: setJob, stop: () => void stop() }
}

export type ServerJob = ReturnType<typeof useServerJob>
