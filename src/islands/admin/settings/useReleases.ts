import { useEffect, useEffectEvent } from 'react'
import { logFailure, SessionEnded } from '#islands/admin/api.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readReleases } from './releases-api.ts'

/** While pages are built, or are about to be. */
const readingIntervalMs = 1_000

type Options = {
	/** Reads again when it changes. */
	readonly revision: number
	readonly onExpired: () => void
	/** A build that was shown has ended with new pages. */
	readonly onBuilt: () => void
	/** The first reading has failed. */
	readonly onFailure: () => void
}

/** The releases of the pages and what is built, read again as long as something goes on, whoever began it. */
export function useReleases({ revision, onExpired, onBuilt, onFailure }: Options) {
	const { data, status, reload } = useReading('', { read, onFailure: fail, revision })
	const isUnderWay = data !== null && (data.build.state === 'building' || data.changed.length > 0)
	const readAgain = useEffectEvent(() => {
		if (status !== 'loading') reload()
	})

	useEffect(() => {
		const timer = isUnderWay ? setInterval(() => readAgain(), readingIntervalMs) : undefined
		return () => clearInterval(timer)
	}, [isUnderWay])

	async function read(_query: string, signal: AbortSignal) {
		const next = await readReleases(signal)
		const isNew = next.releases[0]?.id !== data?.releases[0]?.id
		if (data?.build.state === 'building' && next.build.state === 'idle' && isNew) onBuilt()
		return next
	}

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// A site that starts again does not answer for a moment; the next reading may succeed.
		logFailure(error)
		if (data === null) onFailure()
	}

	return { list: data, reload }
}
