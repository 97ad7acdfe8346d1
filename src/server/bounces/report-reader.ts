import { type BoundedWorker, createBoundedWorker } from '#server/platform/worker/bounded-worker.ts'
import type { MailReport } from './mail-report.ts'

export type ReportReader = BoundedWorker<Uint8Array, MailReport | null>

/** Far more than a mail of the largest size takes, the start of the thread included. */
const timeLimitMs = 10_000

/** Creates the thread that reads reports out of mails. */
export function createReportReader(): ReportReader {
	return createBoundedWorker(new URL('./mail-report.worker.ts', import.meta.url), {
		timeLimitMs,
		heapMb: 64,
	})
}
