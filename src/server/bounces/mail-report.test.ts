import { createSecretKey } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBounces } from '#testing/bounces.ts'
import { createBounceAddresses } from './bounce-address.ts'
import { parseMail } from './mail-parts.ts'
import { readReport } from './mail-report.ts'

const addresses = createBounceAddresses('bounces.example.org', createSecretKey(Buffer.alloc(32, 1)))
const mailId = '0197f3c0aa10ffffffffffffffabcdef'
const bounces = readBounces(
	(index) => addresses.addressOf({ personId: String(index), mailId }) ?? '',
)

test('the collection has at least 40 reports and 10 other mails', () => {
	expect(bounces.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(40)
	expect(bounces.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(10)
})

test.each(bounces.map((bounce, index) => ({ ...bounce, index })))(
	'$name is read as: $expected',
	async ({ source, expected, index }) => {
		const mail = await parseMail(source)
		const report = readReport(mail)
		const sent = { personId: String(index), mailIdEnd: 'abcdef' }
		expect({
			report: report && `${report.kind} ${report.code}`.trim(),
			sent: report && addresses.findMail(mail.addresses),
		}).toEqual({ report: expected, sent: expected === null ? null : sent })
	},
)

test('a mail with missing bytes is read or refused, without an unexpected error', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...bounces),
			fc.nat(),
			fc.nat({ max: 2_000 }),
			async ({ source }, start, length) => {
				const from = start % source.length
				const damaged = Buffer.concat([source.subarray(0, from), source.subarray(from + length)])
				expect(await outcomeOf(damaged)).toBeOneOf(['read', 'refused'])
			},
		),
		{ numRuns: 200 },
	)
})

test.each([
	['10,000 parts', `${'--x\r\n\r\n\r\n'.repeat(10_000)}--x--`],
	['parts in parts', nested(2_000)],
	['half-open links in HTML', `${part('text/html', '<a href="'.repeat(14_000))}--x--`],
	['empty lines', '\r\n'.repeat(65_536)],
	['one long line', 'x'.repeat(131_072)],
	['an unclosed part', '--x\r\nContent-Type: message/delivery-status\r\n\r\n'],
	[
		'many status fields',
		`--x\r\nContent-Type: message/delivery-status\r\n\r\n${'Status: 5.1.1\n\n'.repeat(8_000)}`,
	],
	['bytes that are no text', Buffer.alloc(131_072, 0xff).toString('latin1')],
	[
		'half-matching words',
		`--x\r\nContent-Type: message/delivery-status\r\n\r\nDiagnostic-Code: ${'user '.repeat(20_000)}`,
	],
] as const)('a mail with %s is read or refused', async (_, body) => {
	const head =
		'From: MAILER-DAEMON@example.com\r\nContent-Type: multipart/report; boundary=x\r\n\r\n'
	const source = Buffer.from(head + body, 'latin1').subarray(0, 131_072)
	expect(await outcomeOf(source)).toBeOneOf(['read', 'refused'])
})

test('reads at most eight parts of a mail, 65,536 characters of each, and no HTML', async () => {
	const text = 'word '.repeat(20_000)
	const parts = Array.from({ length: 12 }, () => part('message/delivery-status', text)).join('')
	const head = 'Content-Type: multipart/report; boundary=x\r\n\r\n'
	const mail = await parseMail(Buffer.from(`${head}${part('text/plain', text)}${parts}--x--`))
	expect(mail.parts.map(({ text: { length } }) => length)).toEqual(Array(8).fill(65_536))
	expect(mail.text).toHaveLength(65_536)
	const html = await parseMail(Buffer.from(`Content-Type: text/html\r\n\r\n<p>550 5.1.1</p>`))
	expect(html).toMatchObject({ text: '', parts: [] })
})

test('a mail with too many lines or parts is refused', async () => {
	const head = 'Content-Type: multipart/report; boundary=x\r\n\r\n'
	for (const body of ['\r\n'.repeat(8_192), '--x\r\n\r\n'.repeat(513)]) {
		await expect(parseMail(Buffer.from(head + body))).rejects.toThrow('too many lines or parts')
	}
})

test.each([
	'Content-Type: text/html; charset=utf-8',
	'content-type:text/HTML',
	'Content-Type:\r\n text/html',
	'Content-Type\r\n : text/html',
	'Content-Type: (;) text/ht(x)ml',
	'Content-Type: "text/h\\tml"',
])('HTML beside text is not read: %s', async (type) => {
	const body = `${part('text/plain', 'words')}--x\r\n${type}\r\n\r\n<p>550 5.1.1</p>\r\n--x--`
	const head = 'Content-Type: multipart/mixed; boundary=x\r\n\r\n'
	const { text, parts } = await parseMail(Buffer.from(head + body))
	expect({ text: text.trim(), parts }).toEqual({ text: 'words', parts: [] })
})

function part(type: string, body: string): string {
	return `--x\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
}

function nested(depth: number): string {
	return Array.from(
		{ length: depth },
		(_, index) =>
			`--x${index || ''}\r\nContent-Type: multipart/mixed; boundary=x${index + 1}\r\n\r\n`,
	).join('')
}

/** Rejects only with an error that `parseMail` does not throw for a refused mail. */
async function outcomeOf(source: Buffer): Promise<'read' | 'refused'> {
	const mail = await parseMail(source).catch(() => null)
	if (mail === null) return 'refused'
	readReport(mail)
	addresses.findMail(mail.addresses)
	return 'read'
}

const statusOf = (...recipients: readonly string[]) =>
	['Reporting-MTA: dns; mx.example.net', ...recipients].join('\n\n')
const failedStatus = (address: string) =>
	`Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown`
const arrivedStatus = (address: string, original = address) =>
	`Original-Recipient: rfc822; ${original}\nFinal-Recipient: rfc822; ${address}\nAction: relayed\nStatus: 2.1.5`
function readStatus(text: string) {
	const parts = [{ type: 'message/delivery-status', text }]
	return readReport({ headers: new Map(), text: '', addresses: '', parts })
}

test('a report about several recipients covers only those that failed', () => {
	expect(
		readStatus(statusOf(failedStatus('Ada@example.com'), arrivedStatus('bob@example.com'))),
	).toEqual({
		kind: 'hard',
		code: '550 5.1.1',
		onlyFor: ['ada@example.com'],
	})
	// The address failed, but the forwarded copy arrived.
	const forwarded = `Original-Recipient: rfc822; ada@example.com\n${failedStatus('ada@old.example')}`
	expect(
		readStatus(statusOf(forwarded, arrivedStatus('ada@new.example', 'ada@example.com'))),
	).toBeNull()
})

test('plain text is read as a report from a server only, not from a person', () => {
	const text = failedStatus('ada@example.com')
	const readFrom = (from: string) =>
		readReport({ headers: new Map([['from', from]]), text, addresses: '', parts: [] })
	expect(readFrom('MAILER-DAEMON@mx.example.net')).toMatchObject({ kind: 'hard' })
	expect(readFrom('Eve <eve@example.net>')).toBeNull()
})
