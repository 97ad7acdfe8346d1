import { expect, test } from 'vitest'
import { refusal } from '#testing/listen-smtp.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import { renderLetter } from './render-letter.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import type { OutgoingMail, Transport } from '#platform/mail/transport.ts'

const from = 'Innervolt <hello@innervolt.example>'
const now = () => Date.UTC(2026, 10, 22, 12)

const letter = {
	content: {
		de: {
			subject:
				'Am Dienstag machen wir auf, und du gehörst zu den Ersten, die es ausprobieren können',
			text: `Hallo,\n\n${'wir öffnen und freuen uns '.repeat(80)}\n\n[Ansehen](https://innervolt.example/deutschland)`,
		},
	},
	fallback: null,
	campaign: 'letter-auf',
} as const

test('a letter has the headers of bulk mail, a text part and an HTML part, and only short lines of ASCII', async () => {
	const { received, url } = await startSmtp()
	const transport = letterTransport(url)
	await transport.send(mail('a'))
	await transport.send(mail('a'))
	transport.close()
	const [raw = '', again = ''] = received.map((each) => each.raw)
	const headers = raw.split('\r\n\r\n')[0] ?? ''
	expect(headers).toMatch(/^List-Id: Innervolt <waitlist\.innervolt\.example>\r?$/im)
	expect(headers).toMatch(/^Precedence: bulk\r?$/m)
	expect(headers).toMatch(/^Reply-To: ana@innervolt\.example\r?$/m)
	expect(headers).toMatch(
		/^List-Unsubscribe: <https:\/\/innervolt\.example\/waitlist\/unsubscribe\?/m,
	)
	expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
	expect(headers).toMatch(/^Subject: =\?UTF-8\?[QB]\?.*\?=(\r\n =\?UTF-8\?[QB]\?.*\?=)+\r?$/m)
	expect(headers).not.toMatch(/^Auto-Submitted/im)
	expect(messageId(raw)).toBe('<mail-a@innervolt.example>')
	expect(messageId(again)).toBe(messageId(raw))
	expect(raw).toMatch(/^Content-Type: text\/plain/m)
	expect(raw).toMatch(/^Content-Type: text\/html/m)
	// RFC 5322 allows lines of 998 characters; shorter ones pass every mail server.
	const longest = Math.max(...raw.split('\r\n').map((line) => line.length))
	expect(longest).toBeLessThanOrEqual(300)
	// oxlint-disable-next-line no-control-regex -- everything beyond ASCII is encoded
	expect(raw).toMatch(/^[\x00-\x7f]*$/)
})

test('a refused email does not affect other emails sent over the same connections', async () => {
	const { received, url } = await startSmtp({
		onRcptTo: ({ address }, _session, callback) => {
			if (address.startsWith('unknown')) return callback(refusal(550, '5.1.1 No such user'))
			return callback(address.startsWith('grey') ? refusal(451, '4.7.1 Greylisted') : null)
		},
		onData: (stream, session, callback) => {
			stream.resume()
			stream.on('end', () => {
				const to = session.envelope.rcptTo[0]?.address ?? ''
				if (to.startsWith('unsigned')) return callback(refusal(550, '5.7.26 Unauthenticated'))
				received.push({ from: '', to: [to], raw: '' })
				return callback()
			})
		},
	})
	const transport = letterTransport(url)
	const outcomes = []
	for (const name of ['unknown', 'ada', 'grey', 'unsigned', 'bob']) {
		outcomes.push(await transport.send(mail(name)).then(() => 'sent', deliveryFailure))
	}
	transport.close()
	expect(outcomes).toEqual([
		{ code: '550 5.1.1', kind: 'final', isLimit: false },
		'sent',
		{ code: '451 4.7.1', kind: 'temporary', isLimit: false },
		{ code: '550 5.7.26', kind: 'policy', isLimit: false },
		'sent',
	])
	expect(received).toHaveLength(2)
})

test('a closed connection fails one email, and the next email gets a new connection', async () => {
	let mails = 0
	const { received, url } = await startSmtp({
		onMailFrom: (_address, _session, callback) =>
			callback((mails += 1) === 1 ? refusal(421, '4.3.2 Shutting down') : null),
	})
	const transport = letterTransport(url)
	const failed = await transport.send(mail('ada')).then(() => null, deliveryFailure)
	await transport.send(mail('bob'))
	transport.close()
	expect(failed).toEqual({ code: '421 4.3.2', kind: 'temporary', isLimit: false })
	expect(received.map(({ to }) => to)).toEqual([['bob@example.com']])
})

function letterTransport(url: string): Transport {
	return smtpTransport({ url, from, now, maxConnections: 2 })
}

function mail(name: string): OutgoingMail {
	const unsubscribeUrl = `https://innervolt.example/waitlist/unsubscribe?token=${'x'.repeat(66)}`
	const recipient = { language: 'de', consent: null, unsubscribeUrl } as const
	return {
		...renderLetter(letter, recipient, 'https://innervolt.example'),
		id: `mail-${name}`,
		recipient: `${name}@example.com`,
		bulk: { listName: 'Innervolt', replyTo: 'ana@innervolt.example' },
	}
}

function messageId(raw: string): string | undefined {
	return /^Message-ID: (.*)\r$/im.exec(raw)?.[1]
}
