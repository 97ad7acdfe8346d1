import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { createBounces } from '#testing/bounces.ts'
import { parseDeliveryStatus } from './delivery-status.ts'
import { fieldsOf } from './fields.ts'
import { maxSourceBytes } from './imap-mailbox.ts'
import { parseMail } from './mail-parts.ts'
import { readReport } from './mail-report.ts'
import { createReportReader } from './read-mailbox.ts'

const bounces = createBounces(() => 'bounce@bounces.example.org')

test.each(bounces)('$name is read as: $expected', ({ source, expected }) => {
	const report = readReport(parseMail(source))
	expect(report && `${report.kind} ${report.code}`.trim()).toBe(expected)
})

const statusOf = (...recipients: readonly string[]) =>
	['Reporting-MTA: dns; mx.example.net', ...recipients].join('\n\n')
const failedStatus = (address: string) =>
	`Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown`
const arrivedStatus = (address: string, original = address) =>
	`Original-Recipient: rfc822; ${original}\nFinal-Recipient: rfc822; <${address}> (Ada)\nAction: relayed\nStatus: 2.1.5`

function readStatus(text: string) {
	return readReport({ headers: new Map(), parts: [{ type: 'message/delivery-status', text }] })
}

test('a report about several recipients covers only the failed ones', () => {
	expect(
		readStatus(statusOf(failedStatus('Ada@example.com'), arrivedStatus('bob@example.com'))),
	).toEqual({ kind: 'hard', code: '550 5.1.1', onlyFor: ['ada@example.com'] })
	// The address failed, but the forwarded copy arrived.
	const forwarded = `Original-Recipient: rfc822; ada@example.com\n${failedStatus('ada@old.example')}`
	expect(
		readStatus(statusOf(forwarded, arrivedStatus('ada@new.example', 'ada@example.com'))),
	).toBeNull()
})

const addressOf = (length: number) => `${'x'.repeat(length - 12)}@example.com`

test('an address of more than 320 characters is ignored', () => {
	const report = (length: number) =>
		readStatus(statusOf(failedStatus(addressOf(length)), arrivedStatus('bob@example.com')))
	expect(report(320)).toMatchObject({ onlyFor: [addressOf(320)] })
	expect(report(321)).toBeNull()
})

test('a value is limited to 1,000 characters, and a report to 50 recipients', () => {
	const long = ['Status: 5', ` ${'x'.repeat(5_000)}`, ...Array(1_000).fill(' x')]
	expect(fieldsOf(long).get('status')).toHaveLength(1_000)
	expect(fieldsOf([`Status:${'5'.repeat(5_000)}`]).get('status')).toHaveLength(1_000)
	expect(parseDeliveryStatus('Status: 5.1.1\n\n'.repeat(1_000))).toHaveLength(50)
})

test('plain text is read as a report only from a server, not from a person', () => {
	const parts = [{ type: 'text/plain', text: failedStatus('ada@example.com') }]
	const readFrom = (from: string) => readReport({ headers: new Map([['from', from]]), parts })
	expect(readFrom('MAILER-DAEMON@mx.example.net')).toMatchObject({ kind: 'hard' })
	expect(readFrom('Eve <eve@example.net>')).toBeNull()
})

test('an email within the email is one part, whatever its boundaries are, and text after the last part is ignored', () => {
	const mail = `Content-Type: multipart/mixed; boundary=a

preamble
--a
Content-Type: multipart/alternative; boundary="b c"

--b c
Content-Type: TEXT/Plain

words
--b c--
--a
Content-Type: message/rfc822

Content-Type: multipart/mixed; boundary=d

--d

within
--a--
epilogue`
	expect(parseMail(Buffer.from(mail)).parts).toEqual([
		{ type: 'text/plain', text: 'words' },
		{
			type: 'message/rfc822',
			text: 'Content-Type: multipart/mixed; boundary=d\n\n--d\n\nwithin',
		},
	])
})

const reader = createReportReader()
afterAll(() => reader.close())

const head = 'From: MAILER-DAEMON@example.com\nContent-Type: multipart/report; boundary=x\n\n'
const statusPart = '--x\nContent-Type: message/delivery-status\n\n'
const recipient = (ats: number) =>
	`${head}${statusPart}Final-Recipient: rfc822; ${'@'.repeat(ats)};x y\nStatus: 5.1.1\n`
const nested = Array.from(
	{ length: 5_000 },
	(_, index) => `--x${index}\nContent-Type: multipart/mixed; boundary=x${index + 1}\n\n`,
)

test.each([
	['3,000 at signs for an address', recipient(3_000)],
	['130,000 at signs for an address', recipient(130_000)],
	['10,000 parts', `${head}${'--x\n\n\n'.repeat(30_000)}`],
	['parts in parts', `Content-Type: multipart/mixed; boundary=x0\n\n${nested.join('')}`],
	['links that are left open', `Content-Type: text/html\n\n${'<a href="'.repeat(20_000)}`],
	['nothing but lines', '\n'.repeat(maxSourceBytes)],
	['nothing but headers', 'a:\n'.repeat(50_000)],
	['a header of many lines', `Subject: x\n${' x\n'.repeat(50_000)}`],
	['many recipients', `${head}${statusPart}${'Status: 5.1.1\n\n'.repeat(8_000)}`],
	['a reason that half matches', `${head}--x\n\n550 ${'user '.repeat(26_000)}`],
	['many codes', `${head}--x\n\n${'550 5.1.1 '.repeat(13_000)}`],
	['bytes that are no text', Buffer.alloc(maxSourceBytes, 0xff).toString('latin1')],
])('an email with %s is read within the time limit', async (_, mail) => {
	const source = Buffer.from(mail, 'latin1').subarray(0, maxSourceBytes)
	await expect(reader.run(source)).resolves.not.toThrow()
})

test('generated emails are read within the time limit', { tags: 'night' }, async () => {
	const word = fc.oneof(
		fc.constantFrom(
			'--a',
			'--a--',
			'--b',
			'',
			' ',
			'@',
			';',
			'failed',
			'5.1.1',
			'550',
			'=\n',
			'ada@',
		),
		fc.string({ maxLength: 20, unit: anyCharacter }),
	)
	const value = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '))
	const name = fc.constantFrom(
		'From',
		'Return-Path',
		'Subject',
		'Final-Recipient',
		'Status',
		'Action',
	)
	const type = fc.constantFrom(
		'multipart/report; boundary=a',
		'multipart/mixed; boundary="b"',
		'message/delivery-status',
		'message/rfc822',
		'text/plain',
	)
	const line = fc.oneof(
		value,
		fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`),
		type.map((given) => `Content-Type: ${given}`),
		fc
			.constantFrom('base64', 'quoted-printable')
			.map((given) => `Content-Transfer-Encoding: ${given}`),
	)
	const mail = fc.tuple(fc.array(line, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }))
	await fc.assert(
		fc.asyncProperty(mail, async ([lines, times]) => {
			const source = Buffer.from(`${lines.join('\n')}\n`.repeat(times)).subarray(0, maxSourceBytes)
			expect([null, 'hard', 'soft', 'complaint']).toContain(
				(await reader.run(source))?.kind ?? null,
			)
		}),
	)
})
