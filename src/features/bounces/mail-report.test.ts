import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { createBounces } from '#testing/bounces.ts'
import { parseDeliveryStatus } from './delivery-status.ts'
import { maxSourceBytes } from './imap-mailbox.ts'
import { readReport } from './mail-report.ts'
import { createReportReader } from './read-mailbox.ts'

const bounces = createBounces(() => 'bounce@bounces.example.org')

test.each(bounces)('$name is read as: $expected', async ({ source, expected }) => {
	const report = await readReport(source)
	expect(report && `${report.kind} ${report.code}`.trim()).toBe(expected)
})

const statusOf = (...recipients: readonly string[]) =>
	['Reporting-MTA: dns; mx.example.net', ...recipients].join('\n\n')
const failedStatus = (address: string) =>
	`Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown`
const arrivedStatus = (address: string, original = address) =>
	`Original-Recipient: rfc822; ${original}\nFinal-Recipient: rfc822; <${address}> (Ada)\nAction: relayed\nStatus: 2.1.5`

async function readStatus(text: string) {
	return await readReport(Buffer.from(`Content-Type: message/delivery-status\n\n${text}`))
}

test('a report about several recipients applies only to those whose delivery failed', async () => {
	expect(
		await readStatus(statusOf(failedStatus('Ada@example.com'), arrivedStatus('bob@example.com'))),
	).toEqual({ kind: 'hard', code: '550 5.1.1', onlyFor: ['ada@example.com'] })
	// The email was forwarded to two addresses: the copy to one failed, but the copy to the other arrived.
	const forwarded = `Original-Recipient: rfc822; ada@example.com\n${failedStatus('ada@old.example')}`
	expect(
		await readStatus(statusOf(forwarded, arrivedStatus('ada@new.example', 'ada@example.com'))),
	).toBeNull()
})

const addressOf = (length: number) => `${'x'.repeat(length - 12)}@example.com`

test('a recipient address of more than 320 characters is ignored', async () => {
	const report = (length: number) =>
		readStatus(statusOf(failedStatus(addressOf(length)), arrivedStatus('bob@example.com')))
	expect(await report(320)).toMatchObject({ onlyFor: [addressOf(320)] })
	expect(await report(321)).toBeNull()
})

test('at most 50 recipients of a report are read', async () => {
	expect(await parseDeliveryStatus('Status: 5.1.1\n\n'.repeat(1_000))).toHaveLength(50)
})

test('a report in plain text is read if a mail server sent it, but not if a person sent it', async () => {
	const [server, person] = ['MAILER-DAEMON@mx.example.net', 'Eve <eve@example.net>'].map((from) =>
		Buffer.from(`From: ${from}\n\n${failedStatus('ada@example.com')}`),
	)
	expect(await readReport(server ?? Buffer.of())).toMatchObject({ kind: 'hard' })
	expect(await readReport(person ?? Buffer.of())).toBeNull()
})

test('no bounce is read from an email attached to a report, or from text after the last part of the report', async () => {
	const mail = `From: MAILER-DAEMON@mx.example.net
Content-Type: multipart/mixed; boundary=a

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

550 5.1.1 User unknown
--a--
550 5.1.1 User unknown`
	expect(await readReport(Buffer.from(mail))).toEqual({ kind: 'soft', code: '' })
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
	['links that are left open', `Content-Type: text/html\n\n${'<a href="'.repeat(20_000)}`],
	['only empty lines', '\n'.repeat(maxSourceBytes)],
	['only headers', 'a:\n'.repeat(50_000)],
	['a header of many lines', `Subject: x\n${' x\n'.repeat(50_000)}`],
	['many recipients', `${head}${statusPart}${'Status: 5.1.1\n\n'.repeat(8_000)}`],
	['a reason that matches a pattern in part', `${head}--x\n\n550 ${'user '.repeat(26_000)}`],
	['many codes', `${head}--x\n\n${'550 5.1.1 '.repeat(13_000)}`],
	['bytes that are not text', Buffer.alloc(maxSourceBytes, 0xff).toString('latin1')],
])('an email with %s is read within the time limit', { tags: 'night' }, async (_, mail) => {
	const source = Buffer.from(mail, 'latin1').subarray(0, maxSourceBytes)
	await expect(reader.run(source)).resolves.not.toThrow()
})

test('an email whose parts are nested more than 256 deep is refused', async () => {
	const mail = `Content-Type: multipart/mixed; boundary=x0\n\n${nested.join('')}`
	await expect(reader.run(Buffer.from(mail))).rejects.toThrow('nesting')
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
