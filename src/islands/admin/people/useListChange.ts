import { useEffect, useEffectEvent, useState } from 'react'
import type { ListChange } from '#contract/list-change.ts'
import { logFailure, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { readListChange, stopListChange } from './tag-api.ts'

const readingIntervalMs = 1_000

type Options = Pick<PlaceProps, 'onExpired'> & {
	/** A change has ended that this place showed. */
	readonly onEnd: (change: ListChange) => void
}

/** The change of many people that goes on in the server, whoever began it and wherever. */
export function useListChange({ onExpired, onEnd }: Options) {
	const [change, setChange] = useState<ListChange | null>(null)
	const [isStopping, setIsStopping] = useState(false)
	const isUnderWay = change !== null
	const onRead = useEffectEvent(show)
	const onFailure = useEffectEvent(fail)

	useEffect(() => {
		const ending = new AbortController()
		const read = () =>
			readListChange(ending.signal)
				.then((answer) => ending.signal.aborted || onRead(answer.change))
				.catch((error: unknown) => ending.signal.aborted || onFailure(error))
		void read()
		const timer = isUnderWay ? setInterval(() => void read(), readingIntervalMs) : undefined
		return () => {
			clearInterval(timer)
			ending.abort()
		}
	}, [isUnderWay])

	function show(read: ListChange | null) {
		if (read !== null && (read.state === 'running' || read.state === 'stopping')) {
			return setChange(read)
		}
		if (change === null) return
		setChange(null)
		setIsStopping(false)
		if (read !== null) onEnd(read)
	}

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// The next reading may succeed.
		logFailure(error)
	}

	async function stop() {
		if (change === null) return
		setIsStopping(true)
		await stopListChange({ id: change.id }).catch((error: unknown) => {
			setIsStopping(false)
			fail(error)
		})
	}

	return { change, isStopping, start: setChange, stop: () => void stop() }
}

export type ListChangeState = ReturnType<typeof useListChange>
