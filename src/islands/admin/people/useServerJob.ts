import { useEffect, useEffectEvent, useState } from 'react'
import type { ErasureState } from '#domain/waitlist/erasure-state.ts'
import { useFailure } from '#islands/admin/panel-context.ts'

const readingIntervalMs = 1_000

/** An erasure or another bulk change. */
type Job = { readonly id: string; readonly total: number; readonly state: ErasureState }

type Options<T extends Job> = {
	/** Reads the running job, else the last one. */
	readonly read: (signal: AbortSignal) => Promise<T | null>
	readonly stop: (message: { readonly id: string }) => Promise<unknown>
	/** A job shown by this place has ended; null if the server no longer knows it. */
	readonly onEnd: (job: T | null) => void
}

/** A job running on the server, even one started elsewhere. */
export function useServerJob<T extends Job>(options: Options<T>) {
	// The next reading may succeed.
	const fail = useFailure()
	const [job, setJob] = useState<T | null>(null)
	const [isStopping, setIsStopping] = useState(false)
	const isUnderWay = job !== null
	const read = useEffectEvent(options.read)
	const onRead = useEffectEvent(show)
	const onFailure = useEffectEvent(fail)

	useEffect(() => {
		const ending = new AbortController()
		const readAgain = () =>
			read(ending.signal)
				.then((found) => ending.signal.aborted || onRead(found))
				.catch((error: unknown) => ending.signal.aborted || onFailure(error))
		void readAgain()
		const timer = isUnderWay ? setInterval(() => void readAgain(), readingIntervalMs) : undefined
		return () => {
			clearInterval(timer)
			ending.abort()
		}
	}, [isUnderWay])

	function show(found: T | null) {
		if (found?.state === 'running' || found?.state === 'stopping') return setJob(found)
		if (job === null) return
		setJob(null)
		setIsStopping(false)
		options.onEnd(found)
	}

	async function stop() {
		if (job === null) return
		setIsStopping(true)
		await options.stop({ id: job.id }).catch((error: unknown) => {
			setIsStopping(false)
			fail(error)
		})
	}

	return { job, isStopping, start: setJob, stop: () => void stop() }
}

export type ServerJob<T extends Job> = ReturnType<typeof useServerJob<T>>
