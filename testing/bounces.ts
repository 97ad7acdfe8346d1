import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The expected kind and code of the report in each mail of `testing/bounces`. Mails that are not listed must not be
 * read as reports: warnings, receipts, automatic replies, challenges, and mails that only mention codes.
 */
const expected: Readonly<Record<string, string>> = {
	'barracuda-blocked': 'soft 554 5.0.0',
	'barracuda-unknown-user': 'hard 550 5.1.1',
	'complaint-comcast': 'complaint',
	'complaint-opt-out': 'complaint',
	'complaint-outlook': 'complaint',
	'complaint-yahoo': 'complaint',
	'courier-user-unknown': 'hard 550 5.0.0',
	'domino-not-listed': 'hard 5.1.1',
	'exchange-2003-plain': 'hard 5.1.1',
	'exchange-2016-expired': 'soft 550 4.4.7',
	'exchange-2016-group-closed': 'soft 550 5.7.1',
	'exchange-2016-mailbox-full': 'soft 554 5.2.2',
	'exchange-2016-recipient-not-found': 'hard 550 5.1.1',
	'exchange-online-access-denied': 'hard 550 5.4.1',
	'exchange-online-blocked': 'soft 550 5.7.606',
	'exchange-online-domain-not-found': 'hard 550 5.4.310',
	'exchange-online-expired': 'soft 451 4.4.0',
	'exchange-online-recipient-not-found': 'hard 550 5.1.10',
	'exim-before-reports': 'hard 550',
	'exim-retry-timeout': 'soft 5.0.0',
	'exim-unknown-user': 'hard 550 5.1.1',
	'exim-unrouteable': 'hard 5.0.0',
	'gmail-domain-not-found': 'hard 5.1.2',
	'gmail-inactive': 'hard 550 5.2.1',
	'gmail-no-such-user': 'hard 550 5.1.1',
	'gmail-over-quota': 'soft 552 5.2.2',
	'gmail-unauthenticated': 'soft 550 5.7.26',
	'gmx-mailbox-unavailable': 'hard 550',
	'gmx-quota': 'soft 552',
	'hotmail-block-list': 'soft 550 5.7.1',
	'hotmail-mailbox-unavailable': 'hard 550 5.5.0',
	'icloud-user-does-not-exist': 'hard 550 5.1.1',
	'malformed-address-hidden': 'hard 550 5.1.1',
	'malformed-base64-status': 'hard 550 5.1.1',
	'malformed-capital-letters': 'hard 550 5.1.1',
	'malformed-no-action': 'hard 5.1.1',
	'malformed-no-last-boundary': 'hard 550 5.1.1',
	'malformed-no-status': 'hard 550 5.1.1',
	'malformed-status-against-code': 'soft 452 4.2.2',
	'malformed-status-as-text': 'hard 550 5.1.1',
	'mimecast-greylisting': 'soft 451 4.0.0',
	'mimecast-invalid-recipient': 'hard 550 5.0.0',
	'postfix-account-disabled': 'hard 550 5.2.1',
	'postfix-greylisted-until-expiry': 'soft 450 4.2.0',
	'postfix-host-not-found': 'hard 5.4.4',
	'postfix-international': 'hard 550 5.1.1',
	'postfix-mailbox-full': 'soft 552 5.2.2',
	'postfix-message-too-large': 'soft 5.3.4',
	'postfix-null-mx': 'hard 5.1.10',
	'postfix-sender-rejected': 'soft 550 5.1.8',
	'postfix-timed-out': 'soft 4.4.1',
	'postfix-unknown-user': 'hard 550 5.1.1',
	'proofpoint-blocked': 'soft 554 5.0.0',
	'proofpoint-unknown-user': 'hard 550 5.1.1',
	'qmail-gave-up-connecting': 'soft 4.4.1',
	'qmail-host-not-found': 'hard 5.1.2',
	'qmail-no-mailbox': 'hard 5.1.1',
	'qmail-remote-refused': 'hard 550 5.1.1',
	'sendmail-expired': 'soft 4.4.7',
	'sendmail-host-unknown': 'hard 550 5.1.2',
	'sendmail-user-unknown': 'hard 550 5.1.1',
	'ses-content-rejected': 'soft 554 5.6.1',
	'ses-suppressed': 'hard 5.1.1',
	'ses-unknown-user': 'hard 550 5.1.1',
	't-online-blocked': 'soft 554',
	't-online-unknown-user': 'hard',
	'webde-policy': 'soft 554',
	'webde-sender-domain': 'soft 550',
	'yahoo-deprioritized': 'soft 421 4.7.0',
	'yahoo-disabled': 'hard 554 5.0.0',
	'yahoo-no-account': 'hard 554 5.0.0',
	'yahoo-over-quota': 'soft 552 5.0.0',
	'zoho-policy': 'soft 550 5.7.1',
	'zoho-unknown-user': 'hard 550 5.1.1',
}

/** The placeholder for the bounce address in the mails of the folder. */
const placeholder = /bounce\+TOKEN@bounces\.example\.org/gi

const folder = join(import.meta.dirname, 'bounces')

/** Reads the mails of the folder as a mail server delivers them. `addressOf` returns the bounce address by index. */
export function readBounces(addressOf: (index: number) => string) {
	return readdirSync(folder)
		.toSorted()
		.map((file, index) => {
			const name = file.replace('.eml', '')
			const text = readFileSync(join(folder, file), 'utf8')
				.replaceAll('\n', '\r\n')
				.replaceAll(placeholder, (found) =>
					found === found.toUpperCase() ? addressOf(index).toUpperCase() : addressOf(index),
				)
			return { name, expected: expected[name] ?? null, source: Buffer.from(text) }
		})
}
