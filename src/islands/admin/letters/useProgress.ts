import { useEffect, useRef } from 'react'
import type { LetterProgress, LetterRefusals } from '#contract/letter-sending.ts'
import { runningStates } from '#domain/letters/letter-state.ts'
import { type Reading, useReading } from '#islands/admin/useReading.ts'
import { readProgress, readRefusals } from './letters-api.ts'

const pollIntervalMs = 5_000

/** The figures of a letter and its refusals, read again every few seconds while it is going out. */
export function useProgress(
	id: string,
	onFailure: (error: unknown) => void,
): Reading<{ progress: LetterProgress; refusals: LetterRefusals }> {
	const reading = useReading(id, {
		read: async (_id, signal) => {
			const [progress, refusals] = await Promise.all([
				readProgress(id, signal),
				readRefusals(id, signal),
			])
			return { progress, refusals }
		},
		onFailure,
	})
	const state = reading.data?.progress.letter.state
	const isRunning = state === undefined || runningStates.some((each) => each === state)
	const reload = useRef(reading.reload)
	useEffect(() => {
		reload.current = reading.reload
	})
	useEffect(() => {
		if (!isRunning) return undefined
		const timer = setInterval(() => {
			if (!document.hidden) reload.current()
		}, pollIntervalMs)
		return () => clearInterval(timer)
	}, [isRunning])
	return reading
}
