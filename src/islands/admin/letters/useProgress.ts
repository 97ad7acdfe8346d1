import { useEffect, useRef } from 'react'
import type { LetterProgress, LetterRefusals } from '#contract/letter-sending.ts'
import { runningStates } from '#domain/letters/letter-state.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import { ProofRequired } from '#islands/admin/api.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { type Reading, useReading } from '#islands/admin/useReading.ts'
import { readProgress, readRefusals } from './letters-api.ts'

const pollIntervalMs = 5_000

/** The figures and refusals of a letter, refreshed every few seconds while it is being sent. */
export function useProgress(
	id: string,
): Reading<{ progress: LetterProgress; refusals: LetterRefusals }> {
	const { withProof } = usePanel()
	/** Whether the proof is pending or was cancelled: neither repeats every few seconds. */
	const asking = useRef<'no' | 'now' | 'cancelled'>('no')
	const reading = useReading(id, {
		read: async (_id, signal) => {
			const [progress, refusals] = await Promise.all([
				readProgress(id, signal),
				readRefusalsOnce(id, signal),
			])
			return { progress, refusals }
		},
	})
	async function readRefusalsOnce(letter: string, signal: AbortSignal): Promise<LetterRefusals> {
		const none = { codes: [], recipients: [], returned: [] }
		if (asking.current === 'cancelled') return none
		asking.current = 'now'
		try {
			const read = () => readRefusals(letter, signal)
			const found = await readWithProof(withProof, letterRunWords.refusals.seen, read)
			asking.current = 'no'
			return found
		} catch (error) {
			asking.current = error instanceof ProofRequired ? 'cancelled' : 'no'
			if (error instanceof ProofRequired) return none
			throw error
		}
	}

	const state = reading.data?.progress.letter.state
	const isRunning = state === undefined || runningStates.some((each) => each === state)
	const reload = useRef(reading.reload)
	useEffect(() => {
		reload.current = reading.reload
	})
	useEffect(() => {
		if (!isRunning) return undefined
		const timer = setInterval(() => {
			if (!document.hidden && asking.current !== 'now') reload.current()
		}, pollIntervalMs)
		return () => clearInterval(timer)
	}, [isRunning])
	return reading
}
