import { deliveryFailure } from '#server/platform/mail/delivery-failure.ts'
import type { OutgoingMail, Transport } from '#server/platform/mail/transport.ts'

/** An account that gets a mail. */
type Recipient = { readonly id: string }

/**
 * Whether all who were to be told of an occasion have been, by the payload of the job that tells them: the occasion alone.
 * While some are left, the ids of those who were told follow it.
 *
 * @example isOver('2026-01-12', '2026-01-12') // true
 * @example isOver('2026-01-12 a1 a2', '2026-01-12') // false
 */
export function isOver(payload: string, occasion: string): boolean {
	return payload === occasion
}

/**
 * Mails an occasion to the first recipient who has not been told, so that a killed process repeats one mail at most. Those
 * to whom no mail can be sent now are left for the next time, and those who are refused for good count as told.
 *
 * @param payload of the job; an `occasion` is a day or a time without spaces
 * @returns the next payload; null if nobody could be told now
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
