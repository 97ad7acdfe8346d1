import { LetterSending, type LetterOptions } from '#features/letters/sending/letter-job.ts'
import { type JobHandler, repeating } from '#platform/jobs/job-runner.ts'
import type { LetterStores } from '#features/letters/letters.ts'

/** How often the job looks for due people. A letter sent "at once" can be delayed by this much. */
const intervalMs = 30_000

/** A letter that the provider's sending limit has paused resumes this long after it last started or resumed. */
const limitPauseMs = 3_600_000

type SeriesOptions = LetterOptions & { readonly store: LetterStores }

/**
 * The job of all active series: adds the people due for each step as recipients of its letter, and sends the letter as
 * far as the rate allows. All series share one job, so that one process at a time works on them.
 */
export function seriesHandler(options: SeriesOptions): JobHandler {
	const { store, now } = options
	const sending = new LetterSending(options)
	return repeating(intervalMs, now, async (isStopping) => {
		for (const step of await store.series.runningSteps()) {
			if (isStopping()) return
			const { id, pause_reason, resumed_at } = step.letter
			const isTimeToTry = Date.parse(resumed_at ?? '') <= now() - limitPauseMs
			if (pause_reason === 'sender-limit' && isTimeToTry) await store.letters.resumeAfterLimit(id)
			while (!isStopping() && (await store.series.addDue(step)) > 0) {
				await sending.sendDue(id, isStopping)
			}
			// Sends retries.
			await sending.sendDue(id, isStopping)
		}
	})
}
