import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from './error-details.ts'

/** Logs a rejection, which would otherwise end the process. */
export function inBackground(work: Promise<unknown>, log: WorkLog, failure: string): void {
	work.catch((error: unknown) => log.warn(errorDetails(error), failure))
}
