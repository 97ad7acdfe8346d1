import type { JobResult } from '#platform/jobs/job-runner.ts'
import type { RecordDone } from '#platform/jobs/job-queue.ts'
import { deliveryFailure } from './delivery-failure.ts'

/**
 * Waits for the email of a job to be sent. A failed one is retried, unless the recipient or the email was rejected.
 *
 * @param record records that the email was sent
 */
export async function mailResult(sending: Promise<void>, record?: RecordDone): Promise<JobResult> {
	try {
		await sending
	} catch (error) {
		const { code, kind } = deliveryFailure(error)
		return { end: 'failed', code, isFinal: kind === 'final' }
	}
	return { end: 'done', ...(record && { record }) }
}
