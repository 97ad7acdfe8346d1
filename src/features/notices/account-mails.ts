import type { KeyObject } from 'node:crypto'
import { openText } from '#platform/db/sealed-text.ts'
import { mailResult } from '#platform/mail/delivery-failure.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { unreadableCode } from '#platform/mail/queued-mail.ts'
import type { OutgoingMail, Transport } from '#platform/mail/transport.ts'

const checkIntervalMs = 10 * 60_000

/**
 * Creates the handler of a job that queues emails once per occasion, such as a day. The job's payload is the last
 * occasion whose emails have been queued.
 *
 * @param queue queues the emails, if there are any; returns false to be called again for the same occasion
 */
export function oncePerOccasion(
	now: () => number,
	occasionNow: () => string,
	queue: (occasion: string, last: string) => Promise<boolean>,
): JobHandler {
	return {
		slots: 1,
		everyMs: checkIntervalMs,
		isNeverGivenUp: true,
		run: async ({ payload }) => {
			const occasion = occasionNow()
			const isOver = payload === occasion || (await queue(occasion, payload))
			const at = now() + checkIntervalMs
			return { end: 'again', at, payload: isOver ? occasion : payload }
		},
	}
}

/** Creates the handler that sends the emails queued by `queueMails`. */
export function accountMailHandler(transport: Pick<Transport, 'send'>, key: KeyObject): JobHandler {
	return {
		slots: 1,
		run: async ({ payload }) => {
			const text = openText(payload, key)
			if (text === null) return { end: 'failed', code: unreadableCode, isFinal: true }
			const mail: OutgoingMail = JSON.parse(text)
			return await mailResult(transport.send(mail))
		},
	}
}
