import { useEffect, useEffectEvent } from 'react'
import { logFailure, SessionEnded } from '#islands/admin/api.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readPageStatus } from './releases-api.ts'

/** While pages are built, or are about to be. */
const readingIntervalMs = 1_000

type Options = {
	/** Reads again when it changes. */
	readonly revision: number
	readonly onExpired: () => void
	/** The first reading has failed. */
	readonly onFailure: () => void
}

/** What is built, read again as long as something goes on, whoever began it. */
export function usePageStatus({ revision, onExpired, onFailure }: Options) {
	const { data, status, reload } = useReading('', {
		read: (_query, signal) => readPageStatus(signal),
		onFailure: fail,
		revision,
	})
	const isUnderWay = data !== null && (data.build.state === 'building' || data.changed.length > 0)
	const readAgain = useEffectEvent(() => {
		if (status !== 'loading') reload()
	})

	useEffect(() => {
		const timer = isUnderWay ? setInterval(() => readAgain(), readingIntervalMs) : undefined
		return () => clearInterval(timer)
	}, [isUnderWay])

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// A site that starts again does not answer for a moment; the next reading may succeed.
		logFailure(error)
		if (data === null) onFailure()
	}

	return { status: data, reload }
}
