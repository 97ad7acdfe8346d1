/**
 * A placeholder in the emails below. An email's signed address replaces it, in upper case wherever the placeholder is
 * in upper case.
 */
const address = 'bounce+TOKEN@bounces.example.org'

/** A letter as a mail server returns it. The words of the letter itself never count as a report. */
const letter = `Return-Path: <${address}>
Received: from mail.example.org (mail.example.org [192.0.2.10])
	by mx.example.com with ESMTPS id 4XyZ1a2b3c
From: Innervolt <hello@example.org>
List-Unsubscribe: <https://example.org/waitlist/unsubscribe?token=t.s&lang=en>

A mail server may answer 550 5.1.1 User unknown, but these are the words of the letter.
`

const daemon = `From: Mail Delivery System <MAILER-DAEMON@mx.example.com>
To: ${address}
Subject: Undelivered Mail`

const postmaster = `Return-Path: <>\nFrom: postmaster@example.com\nTo: ${address}\nSubject: Re: We open`

const person = `From: Ada Byron <ada@example.com>\nTo: ${address}\nSubject: Re: We open`

/** Headers of an email that contains our address only in the returned letter. */
const stranger = 'From: feedback@example.net\nTo: undisclosed-recipients:;\nSubject: Report'

function plain(headers: string, body: string): string {
	return `${headers}\n\n${body}`
}

/** An email whose last part is the returned letter. */
function report(headers: string, ...parts: readonly string[]): string {
	const bodies = [...parts, part('message/rfc822', letter)].map((each) => `--=_1\n${each}\n`)
	const type = 'Content-Type: multipart/report;\n\tboundary="=_1"'
	return `${headers}\n${type}\n\nThis is a MIME-encapsulated message.\n\n${bodies.join('')}--=_1--\n`
}

function part(type: string, body: string): string {
	return `Content-Type: ${type}\n\n${body}`
}

function status(action: string, code: string, diagnostic: string): string {
	return `Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; ada@example.com
Action: ${action}
Status: ${code}
Diagnostic-Code: smtp;
    ${diagnostic}
`
}

const deliveryStatus = 'message/delivery-status'
const failed = status('failed', '5.1.1', '550 5.1.1 User unknown')
const feedback = (type: string) => part('message/feedback-report', `Feedback-Type: ${type}\n`)

/**
 * Emails to our envelope senders, one for each rule by which returned mail is read, with the kind and code of the
 * report in it.
 */
const mails: Readonly<Record<string, readonly [expected: string | null, mail: string]>> = {
	'a delivery status': [
		'hard 550 5.1.1',
		report(daemon, part('text/plain', 'Not delivered.'), part(deliveryStatus, failed)),
	],
	'a delivery status of an international address': [
		'hard 550 5.1.1',
		report(
			daemon,
			part('message/global-delivery-status', failed.replace('rfc822; ada', 'utf-8; adá')),
		),
	],
	'a delivery status in base64': [
		'hard 550 5.1.1',
		report(
			daemon,
			`Content-Transfer-Encoding: base64\n${part(deliveryStatus, Buffer.from(failed).toString('base64'))}`,
		),
	],
	'a delivery status in capital letters': [
		'hard 550 5.1.1',
		report(daemon, part(deliveryStatus, failed)).toUpperCase(),
	],
	'a delivery status declared as text': [
		'hard 550 5.1.1',
		report(daemon, part('text/plain', 'Not delivered.'), part('text/plain', failed)),
	],
	'a delivery status without an end': [
		'hard 550 5.1.1',
		report(daemon, part(deliveryStatus, failed)).replace('--=_1--', ''),
	],
	'a delivery status to a hidden address': [
		'hard 550 5.1.1',
		report(stranger, part(deliveryStatus, failed)),
	],
	'a delivery status without a reason': [
		'hard 550 5.1.1',
		report(
			daemon,
			part('text/plain', '550 5.1.1 User unknown'),
			part(deliveryStatus, 'Final-Recipient: rfc822; ada@example.com\nStatus: 5.0.0\n'),
		),
	],
	'a delivery status whose codes disagree': [
		'soft 452 4.2.2',
		report(daemon, part(deliveryStatus, status('failed', '5.1.1', '452 4.2.2 Mailbox full'))),
	],
	'a reason on two lines': [
		'hard 550 5.4.1',
		report(
			daemon,
			part(deliveryStatus, status('failed', '5.4.1', '550 5.4.1 Recipient\n    address rejected')),
		),
	],
	'a full mailbox': [
		'soft 552 5.2.2',
		report(daemon, part(deliveryStatus, status('failed', '5.2.2', '552 5.2.2 Over quota'))),
	],
	'a bounce in quoted-printable': [
		'hard 550 5.1.1',
		plain(
			`${daemon}\nContent-Transfer-Encoding: quoted-printable`,
			'This didn=E2=80=99t work: 550=205.1.1 User =\nunknown',
		),
	],
	'a bounce in plain text': [
		'hard 550 5.1.2',
		plain(daemon, `<ada@example.com>: 550 5.1.2 Host unknown\n\n--- The message:\n\n${letter}`),
	],
	'a bounce in words that nobody knows': [
		'soft',
		plain(
			`Return-Path: <>\nFrom: system@example.com\nTo: ${address}`,
			`Diese Nachricht kam nicht an.\n\n${letter}`,
		),
	],
	'a bounce of a postmaster': [
		'soft',
		report(`${postmaster}\nAuto-Submitted: auto-replied`, part('text/plain', 'User unknown')),
	],
	'a complaint': ['complaint', report(stranger, part('text/plain', 'Spam'), feedback('abuse'))],
	'a report that a letter is not spam': [null, report(stranger, feedback('not-spam'))],
	'a warning': [
		null,
		report(daemon, part(deliveryStatus, status('delayed', '4.4.1', '450 4.4.1 Timeout'))),
	],
	'a warning in plain text': [
		null,
		plain(
			daemon.replace('Undelivered Mail', 'Warning: message 1abCDe-0001Fg-2H delayed 24 hours'),
			'The message has not yet been delivered: 451 4.7.1 Please try again later',
		),
	],
	'a receipt of a server': [
		null,
		report(daemon, part(deliveryStatus, status('delivered', '2.0.0', '250 2.0.0 Ok'))),
	],
	'a receipt of a person': [
		null,
		report(
			`Return-Path: <>\n${person}`,
			part('message/disposition-notification', 'Final-Recipient: rfc822; ada@example.com\n'),
		),
	],
	'an automatic reply': [
		null,
		plain(
			`Return-Path: <>\n${person}\nAuto-Submitted: auto-replied`,
			'I no longer work here: 550 5.1.1 User unknown',
		),
	],
	'an automatic reply of Exchange': [
		null,
		plain(`Return-Path: <>\n${person}\nX-Auto-Response-Suppress: All`, 'I am out of the office.'),
	],
	'an automatic reply of a postmaster': [
		null,
		plain(`${postmaster}\nX-Autoreply: yes`, 'The user ada is on leave.'),
	],
	'a vacation of a postmaster': [
		null,
		plain(
			`${postmaster}\nAuto-Submitted: auto-replied (vacation)`,
			'The user ada is on leave: 550 5.1.1 User unknown',
		),
	],
	'an answer that quotes a bounce': [
		null,
		plain(
			`Return-Path: <ada@example.com>\n${person}`,
			'> 550 5.1.1 <info@example.org>: User unknown',
		),
	],
}

/**
 * Creates these emails with the reports expected from them. `addressOf` returns the signed address of the email with an
 * index.
 */
export function createBounces(addressOf: (index: number) => string) {
	return Object.entries(mails).map(([name, [expected, mail]], index) => {
		const source = mail
			.replaceAll('\n', '\r\n')
			.replaceAll(address, addressOf(index))
			.replaceAll(address.toUpperCase(), addressOf(index).toUpperCase())
		return { name, expected, source: Buffer.from(source) }
	})
}
