import { LetterSending, type LetterOptions } from '#server/letters/sending/letter-job.ts'
import { type JobHandler, repeating } from '#server/platform/jobs/job-runner.ts'
import type { Store } from '#server/store.ts'

/** How often people who are due are looked for. "At once" is within this time. */
const intervalMs = 30_000

/** A letter that waits for the limit of the provider is tried again after this time. */
const limitPauseMs = 3_600_000

type SeriesOptions = LetterOptions & { readonly store: Pick<Store, 'letters' | 'series'> }

/**
 * The job of all series that are switched on: adds the people who are due for each step as recipients of its letter, and
 * sends it as far as the rate allows. It is one job, so one process works on it at a time.
 */
export function seriesHandler(options: SeriesOptions): JobHandler {
	const { store, now } = options
	const sending = new LetterSending(options)
	/** When each letter that waits for the provider's limit is tried again. */
	const resumesAt = new Map<string, number>()

	async function goOnAfterLimit(id: string): Promise<void> {
		const at = resumesAt.get(id)
		if (at === undefined) resumesAt.set(id, now() + limitPauseMs)
		if (at === undefined || at > now()) return
		resumesAt.delete(id)
		await store.letters.resumeAfterLimit(id)
	}

	return repeating(intervalMs, now, async (isStopping) => {
		for (const step of await store.series.runningSteps()) {
			if (isStopping()) return
			const { id, pause_reason } = step.letter
			if (pause_reason === 'sender-limit') await goOnAfterLimit(id)
			while (!isStopping() && (await store.series.addDue(step)) > 0) {
				await sending.sendDue(id, isStopping)
			}
			// Those that are tried again.
			await sending.sendDue(id, isStopping)
		}
	})
}
