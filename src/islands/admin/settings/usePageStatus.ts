import { useEffect, useEffectEvent } from 'react'
import { useFailure } from '#islands/admin/panel-context.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readPageStatus } from './releases-api.ts'
import words from '#content/messages/es/panel/releases.yaml'

/** While pages are being built, or about to be. */
const readingIntervalMs = 1_000

/**
 * The build status, refreshed during any build, even one started elsewhere.
 *
 * @param revision reads again when it changes
 */
export function usePageStatus(revision: number) {
	const fail = useFailure()
	const { data, status, reload } = useReading('', {
		read: readPageStatus,
		// A restarting site does not respond for a moment; the next reading may succeed.
		onFailure: (error) => fail(error, data === null ? words.loadFailed : undefined),
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

	return { status: data, reload }
}
