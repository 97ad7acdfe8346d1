import { randomBytes } from 'node:crypto'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterTestResult } from '#features/letters/messages/letter-preview.ts'
import { asciiEmail } from '#values/email.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import { letterSamples } from './letter-samples.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import { senderName } from '#features/mail-design/mail-design.ts'
import type { Transport } from '#platform/mail/transport.ts'

type TestLetterOptions = {
	readonly transport: Pick<Transport, 'send'>
	readonly links: SignedLinks
	/** The site's origin. */
	readonly site: string
	/** In milliseconds since 1970. */
	readonly now: () => number
	/** Whether emails are written to files, because there is no mail server. */
	readonly isWritten: boolean
}

/** Sends a letter in each of its languages to one address. Stops at the first email that is refused. */
export type SendTestLetter = (letter: Letter, address: string) => Promise<LetterTestResult>

/**
 * Test emails are sent during the request instead of by a job, because they belong to nobody on the list. The links in
 * their footer have a valid signature and an unknown token.
 */
export function createTestLetter({
	transport,
	links,
	site,
	now,
	isWritten,
}: TestLetterOptions): SendTestLetter {
	return async (letter, address) => {
		const token = randomBytes(32).toString('base64url')
		const mails = letterSamples(letter, {
			site,
			now: now(),
			footLinks: (language) => ({
				unsubscribeUrl: links.url('unsubscribe', token, language),
				dataUrl: links.dataUrl(token, language, now()),
			}),
		})
		let sent = 0
		try {
			for (const mail of mails) {
				await transport.send({
					...mail,
					id: randomBytes(16).toString('hex'),
					recipient: asciiEmail(address),
					bulk: { listName: senderName(), replyTo: letter.reply_to },
				})
				sent += 1
			}
		} catch (error) {
			return { code: deliveryFailure(error).code, sent, is_written: isWritten }
		}
		return { code: null, sent, is_written: isWritten }
	}
}
