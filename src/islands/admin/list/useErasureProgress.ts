import { useEffect, useEffectEvent, useState } from 'react'
import type { ErasureJob } from '#contract/erasure.ts'
import { logFailure, SessionEnded } from '#islands/admin/api.ts'
import { formatMessage } from '#words/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { readErasure, stopErasure } from './list-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.erasure

const readingIntervalMs = 1_000

type Options = Pick<PlaceProps, 'toasts' | 'onExpired'> & {
	/** An erasure has ended that this page showed. */
	onEnd: () => void
}

/** The erasure of a whole filter that goes on in the server, whoever began it and wherever. */
export function useErasureProgress({ toasts, onExpired, onEnd }: Options) {
	const [job, setJob] = useState<ErasureJob | null>(null)
	const [isStopping, setIsStopping] = useState(false)
	const isUnderWay = job !== null
	const onRead = useEffectEvent(show)
	const onFailure = useEffectEvent(fail)

	useEffect(() => {
		const ending = new AbortController()
		const read = () =>
			readErasure(ending.signal)
				.then((answer) => ending.signal.aborted || onRead(answer.job))
				.catch((error: unknown) => ending.signal.aborted || onFailure(error))
		void read()
		const timer = isUnderWay ? setInterval(() => void read(), readingIntervalMs) : undefined
		return () => {
			clearInterval(timer)
			ending.abort()
		}
	}, [isUnderWay])

	function show(read: ErasureJob | null) {
		const isEnded = read === null || read.state === 'done' || read.state === 'stopped'
		if (!isEnded) return setJob(read)
		if (job === null) return
		setJob(null)
		setIsStopping(false)
		if (read !== null) {
			const { title, text } = read.state === 'stopped' ? words.stopped : words.done
			toasts.show({ title, text: formatMessage('es', text, { n: read.erased, total: read.total }) })
		}
		onEnd()
	}

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// The next reading may succeed.
		logFailure(error)
	}

	async function stop() {
		if (job === null) return
		setIsStopping(true)
		await stopErasure({ id: job.id }).catch((error: unknown) => {
			setIsStopping(false)
			fail(error)
		})
	}

	return { job, isStopping, start: setJob, stop: () => void stop() }
}

export type ErasureProgressState = ReturnType<typeof useErasureProgress>
