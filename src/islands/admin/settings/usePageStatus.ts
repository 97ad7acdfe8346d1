import { useEffect, useEffectEvent } from 'react'
import { logFailure, SessionEnded } from '#islands/admin/api.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readPageStatus } from './releases-api.ts'

/** While pages are being built, or about to be. */
const readingIntervalMs = 1_000

type Options = {
	/** Reads again when it changes. */
	readonly revision: number
	readonly onExpired: () => void
	/** The first reading failed. */
	readonly onFailure: () => void
}

/** The build status, refreshed during any build, even one started elsewhere. */
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
		// A restarting site does not respond for a moment; the next reading may succeed.
		logFailure(error)
		if (data === null) onFailure()
	}

	return { status: data, reload }
}
