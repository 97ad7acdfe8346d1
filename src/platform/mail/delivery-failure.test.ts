import { expect, test } from 'vitest'
import { startSmtp } from '#testing/smtp-server.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { senderCause } from './sender-refusal.ts'
import { smtpTransport } from './smtp.ts'

const failed = (properties: object) => Object.assign(new Error('no'), properties)

test.each([
	['an error without a code', new Error('no'), 'unknown'],
	['a network error', failed({ code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
	['an error whose code is text', failed({ code: 'no such host' }), 'unknown'],
	['a thrown string', 'no', 'unknown'],
])('%s is classified as a connection failure', (_name, error, code) => {
	expect(deliveryFailure(error)).toEqual({ code, kind: 'connection', isLimit: false })
})

test.each([
	['RCPT TO', '550 5.1.1 <ada@example.com> unknown', '550 5.1.1', 'final'],
	['DATA', '550-5.7.26 Unauthenticated mail from ada@example.com', '550 5.7.26', 'policy'],
	['DATA', '552 Too large', '552', 'final'],
	['RCPT TO', '451 4.7.1 Greylisted', '451 4.7.1', 'temporary'],
	['DATA', '421 Try again later', '421', 'temporary'],
	['MAIL FROM', '553 5.7.1 Sender rejected', '553 5.7.1', 'sender'],
	['RCPT TO', '530 5.7.0 Must issue STARTTLS first', '530 5.7.0', 'sender'],
	['AUTH PLAIN', '535 5.7.8 Bad credentials', '535 5.7.8', 'sender'],
	['CONN', '554 5.3.2 No service', '554 5.3.2', 'connection'],
])(
	'after the command %s, the reply "%s" has the code %s and is classified as %s',
	(command, response, code, kind) => {
		const error = failed({ command, response, responseCode: Number(response.slice(0, 3)) })
		expect(deliveryFailure(error)).toEqual({ code, kind, isLimit: false })
	},
)

test.each([
	[900, 'limit'],
	[1_000, null],
] as const)(
	'a reply that mentions a sending limit after %i characters has the cause %s',
	(length, cause) => {
		const text = `${' '.repeat(length)}sending limit exceeded`
		expect(senderCause({ reply: 550, status: '', text })).toBe(cause)
	},
)

test('an address rejected by Nodemailer is a permanent failure, but a password rejected by the server is not', () => {
	expect(deliveryFailure(failed({ code: 'EENVELOPE' })).kind).toBe('final')
	expect(deliveryFailure(failed({ code: 'EAUTH', responseCode: 535 })).kind).toBe('sender')
})

test('a refused connection is reported with the error code of the operating system, not that of Nodemailer', async () => {
	const { url, close } = await startSmtp()
	await close()
	const transport = smtpTransport({ url, from: 'hello@innervolt.example', now: () => 0 })
	const mail = {
		id: 'a',
		recipient: 'ada@example.com',
		subject: 'a',
		text: 'a',
		html: 'a',
	}
	const error = await transport.send({ ...mail, unsubscribeUrl: null }).catch((reason) => reason)
	expect(deliveryFailure(error)).toEqual({
		code: 'ECONNREFUSED',
		kind: 'connection',
		isLimit: false,
	})
})
