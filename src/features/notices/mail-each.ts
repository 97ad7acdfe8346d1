import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import type { OutgoingMail, Transport } from '#platform/mail/transport.ts'

/** An account that gets an email. */
type Recipient = { readonly id: string }

const checkIntervalMs = 10 * 60_000

/**
 * Creates the handler of a job that sends each recipient one email per occasion, such as a day. The job's payload is
 * the one that `mailNext` describes.
 *
 * @param mail emails the next recipient, or decides that there is nothing to mail; see `mailNext`
 */
export function mailingHandler(
	now: () => number,
	occasionNow: () => string,
	mail: (payload: string, occasion: string) => Promise<string | null>,
): JobHandler {
	return {
		slots: 1,
		everyMs: checkIntervalMs,
		isNeverGivenUp: true,
		run: async ({ payload }) => {
			const occasion = occasionNow()
			const next = isOver(payload, occasion) ? null : await mail(payload, occasion)
			const at = now() + (next === null || isOver(next, occasion) ? checkIntervalMs : 0)
			return { end: 'again', at, ...(next !== null && { payload: next }) }
		},
	}
}

/**
 * Whether all recipients of an occasion have been mailed. Once they have, the job's payload is the occasion alone.
 * Until then, the IDs of those already mailed follow it.
 *
 * @example isOver('2026-01-12', '2026-01-12') // true
 * @example isOver('2026-01-12 a1 a2', '2026-01-12') // false
 */
export function isOver(payload: string, occasion: string): boolean {
	return payload === occasion
}

/**
 * Sends the email of an occasion to the first recipient who has not had it, so that a killed process repeats one email
 * at most. Temporary failures are left for the next run; permanent rejections count as mailed.
 *
 * @param payload the job's current payload; an `occasion` is a day or a time without spaces
 * @returns the next payload; null if no email could be sent now
 */
export async function mailNext<R extends Recipient>(
	{ payload, occasion }: { readonly payload: string; readonly occasion: string },
	recipients: readonly R[],
	{
		transport,
		compose,
	}: {
		readonly transport: Pick<Transport, 'send'>
		readonly compose: (recipient: R) => OutgoingMail
	},
): Promise<string | null> {
	const [last, ...ids] = payload.split(' ')
	const told = last === occasion ? ids : []
	const left = recipients.filter(({ id }) => !told.includes(id))
	for (const recipient of left) {
		try {
			await transport.send(compose(recipient))
		} catch (error) {
			if (deliveryFailure(error).kind !== 'final') continue
		}
		return left.length === 1 ? occasion : [occasion, ...told, recipient.id].join(' ')
	}
	return left.length === 0 ? occasion : null
}
