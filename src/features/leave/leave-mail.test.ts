import { describe, expect, test } from 'vitest'
import { pageLanguages } from '#site-map/languages.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'
import { createTestRunner, recordSignup } from '#testing/jobs.ts'
import { refusal } from '#testing/listen-smtp.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { donePreview, leaveMail, leaveMailHandlers } from './leave-mail.ts'
import { leaveForm } from './messages/leave-form.ts'
import type { LeaveRequest } from './messages/leave-list.ts'

const site = 'https://innervolt.example'
const form = leaveForm.parse({
	kind: 'complain',
	name: 'Ada <b>Lovelace</b>',
	email: 'ada@bücher.example',
	text: 'Too loud.\nToo bright.',
	locale: 'en',
})

describe.each(dailyDatabases)('$kind', (kind) => {
	async function open() {
		const clock = fakeClock()
		const { store } = await openTestStore(kind, clock.now)
		const result = await store.leave.record({ ...form, country: null }, 'nonce')
		if (!('request' in result)) throw new Error('limited')
		const { id } = result.request
		const work = async (url: string) => {
			const transport = smtpTransport({ url, from: 'no-reply@innervolt.example', now: Date.now })
			const handlers = leaveMailHandlers({ store, transport, site })
			await createTestRunner(store, handlers, clock.now).runDue()
			transport.close()
		}
		const state = async () => {
			const { mail_state, mail_failure } = (await store.leave.find(id)) ?? {}
			return [mail_state, mail_failure]
		}
		return { clock, store, id, work, state }
	}

	test('the receipt is sent once, and a notice is sent when the request is completed', async () => {
		const { received, url } = await startSmtp()
		const { store, id, work, state } = await open()
		await work(url)
		await work(url)
		expect(await state()).toEqual(['sent', null])
		await store.leave.finish(id, 'owner')
		expect(await state()).toEqual(['queued', null])
		await work(url)
		expect(await state()).toEqual(['sent', null])
		expect(received.map(({ to }) => to)).toEqual([['ada@bücher.example'], ['ada@bücher.example']])
		const [receipt = '', done = ''] = received.map(({ raw }) => raw)
		expect(receipt).toMatch(/^Subject: Receipt 2026-/m)
		expect(receipt).not.toMatch(/^List-Unsubscribe/m)
		expect(done).toMatch(/^Subject: Done: 2026-/m)
	})

	test('no receipt is lost while the mail server is unreachable or refuses mail', async () => {
		let isRefused = true
		const { received, url } = await startSmtp({
			onRcptTo: (_address, _session, callback) =>
				callback(isRefused ? refusal(550, '5.1.1 No such user') : null),
		})
		const { clock, store, id, work, state } = await open()
		await work('smtp://127.0.0.1:1')
		expect(await state()).toEqual(['queued', null])
		clock.advance(60_000)
		await work(url)
		expect(await state()).toEqual(['refused', '550 5.1.1'])
		expect(await store.leave.counts()).toMatchObject({ soon: 1, refused: 1 })
		isRefused = false
		await store.leave.finish(id, 'owner')
		await work(url)
		expect(await state()).toEqual(['sent', null])
		expect(received).toHaveLength(1)
	})

	test('an address that has opted out of mail gets the receipt, but an erased address does not', async () => {
		const { received, url } = await startSmtp()
		const { store, work } = await open()
		const { unsubscribe } = await recordSignup(store, form.email)
		await store.signups.block(unsubscribe)
		await work(url)
		expect(received).toHaveLength(1)
		await store.leave.record({ ...form, country: null }, 'other')
		await store.leave.erase(form.email)
		await work(url)
		expect(received).toHaveLength(1)
	})
})

const request: LeaveRequest = {
	id: '1',
	number: '2026-7K3F-9PRD',
	received_at: '2026-11-29T17:05:00.000Z',
	due_at: '2026-12-29T17:05:00.000Z',
	name: form.name,
	email: form.email,
	kind: form.kind,
	contract: null,
	answer: null,
	cancellation: null,
	reason: null,
	end_date: null,
	text: form.text,
	locale: 'en',
	country: null,
	origin: null,
	done_at: null,
	done_by: null,
	mail_state: 'queued',
	mail_failure: null,
	erased_at: null,
}

test.each(pageLanguages)(
	'the receipt in %s states the number, the content, and the time with its zone',
	(locale) => {
		const { subject, text, html } = leaveMail('leave-receipt', { ...request, locale }, site)
		expect(subject).toContain(request.number)
		for (const part of [text, html]) {
			expect(part).toContain(request.number)
			expect(part).toContain('UTC')
		}
		expect(text).toContain('Ada <b>Lovelace</b>')
		expect(text).toContain('Too loud.\nToo bright.')
		expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
		expect(html).toContain('Too loud.<br>Too bright.')
	},
)

test.each(pageLanguages)(
	'in %s the email about a completed request equals its preview, with the owner’s sentence between its two parts',
	(locale) => {
		const answer = 'Paid back.\n<Ines>'
		const preview = donePreview({ ...request, locale }, site)
		const { subject, text, html } = leaveMail('leave-done', { ...request, locale, answer }, site)
		expect(subject).toBe(preview.subject)
		expect(text.trim()).toBe([preview.text, answer, preview.close].join('\n\n'))
		expect(html).toContain('Paid back.<br>&lt;Ines&gt;')
		const without = leaveMail('leave-done', { ...request, locale }, site)
		expect(without.text.trim()).toBe([preview.text, preview.close].join('\n\n'))
	},
)
