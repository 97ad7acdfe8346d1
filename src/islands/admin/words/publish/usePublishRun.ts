import { useEffect, useEffectEvent, useState } from 'react'
import type { ReleaseBuild } from '#contract/releases.ts'
import type { PublicationList } from '#contract/word-publication.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { readPageStatus } from '#islands/admin/settings/releases-api.ts'
import { readPublications } from './publish-api.ts'

const readingIntervalMs = 1_000

/** A publication in progress, or a build started by somebody else. */
export type Run = {
	/** Id of the publication; null for a build this page did not start. */
	readonly id: string | null
	/** In milliseconds since 1970. */
	readonly startedAt: number
}

export type RunOutcome =
	| { readonly kind: 'published'; readonly list: PublicationList; readonly startedAt: number }
	/** `reason` is the build's output, in English; null if it was stopped. */
	| { readonly kind: 'failed'; readonly reason: string | null }
	/** The other build has ended. */
	| { readonly kind: 'ended' }

/**
 * Follows a publication until it is public or has failed. Without one, checks once whether a build is running. The site
 * may restart meanwhile and not respond for a moment.
 */
export function usePublishRun(onEnd: (outcome: RunOutcome) => void) {
	const fail = useFailure()
	const [run, setRun] = useState<Run | null>(null)
	const [build, setBuild] = useState<ReleaseBuild | null>(null)

	const look = useEffectEvent(async (signal: AbortSignal) => {
		try {
			const { build: found } = await readPageStatus('', signal)
			if (signal.aborted) return
			setBuild(found)
			if (found.state === 'building') {
				setRun((before) => before ?? { id: null, startedAt: Date.now() })
			} else if (run !== null) {
				await end(run, found, signal)
			}
		} catch (error) {
			if (!signal.aborted) fail(error)
		}
	})

	async function end({ id, startedAt }: Run, found: ReleaseBuild, signal: AbortSignal) {
		const list = await readPublications('', signal)
		const isPublished = list.publications.some((each) => each.id === id)
		setRun(null)
		if (id === null) onEnd({ kind: 'ended' })
		else if (isPublished) onEnd({ kind: 'published', list, startedAt })
		else onEnd({ kind: 'failed', reason: found.state === 'failed' ? found.reason : null })
	}

	const isRunning = run !== null
	useEffect(() => {
		const controller = new AbortController()
		const { signal } = controller
		let timer: ReturnType<typeof setTimeout> | undefined
		const again = async () => {
			await look(signal)
			if (isRunning && !signal.aborted) timer = setTimeout(() => void again(), readingIntervalMs)
		}
		void again()
		return () => {
			controller.abort()
			clearTimeout(timer)
		}
	}, [isRunning])

	return {
		run,
		build,
		/** Follows a new publication. */
		follow: (id: string) => {
			setBuild({ state: 'building', done: 0, of: null })
			setRun({ id, startedAt: Date.now() })
		},
	}
}
