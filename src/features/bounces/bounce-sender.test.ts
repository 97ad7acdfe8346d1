import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBounceAddresses } from './bounce-address.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import { databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { testKeys } from '#testing/keys.ts'
import { createTestSender, insertDraft, insertPeople, sendFirst } from '#testing/letters.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { mailHandlers } from '#features/waitlist/mail-jobs.ts'
import { createTestRunner } from '#testing/jobs.ts'

const [sqlite] = databases
const bounces = createBounceAddresses('bounces.example.org', createSecretKey(Buffer.alloc(32, 1)))

test('the envelope sender of a confirmation email or letter identifies that email, and the From header is unchanged', async () => {
	const { received, url } = await startSmtp()
	const clock = fakeClock()
	const { db, store } = await openTestStore(sqlite, clock.now)
	await insertPeople(db, [{}])
	const from = 'Innervolt <hello@example.org>'
	const transport = smtpTransport({ url, from, now: clock.now })
	const bounceAddress = bounces.addressOf
	const send = createTestSender({ store, clock, transport, bounceAddress })
	await sendFirst(await insertDraft(db, { id: 'k1' }), send, { store, clock })
	await store.signups.record(
		{ email: 'ada@example.com', source: 'landing', locale: 'en', consent: { wording: '1' } },
		() => ({ subject: '', text: '', html: '', unsubscribeUrl: 'https://example.org/?token=t' }),
	)
	const handlers = mailHandlers({ keys: testKeys, now: clock.now, transport, bounceAddress })
	await createTestRunner(store, handlers, clock.now).runDue()
	transport.close()

	expect(received.map(({ to }) => to)).toEqual([['p0@example.com'], ['ada@example.com']])
	for (const { raw } of received) expect(raw).toMatch(/^From: Innervolt <hello@example\.org>\r$/m)
	const id = await store.persons.findId('ada@example.com')
	const person = await store.persons.byId(id ?? '')
	expect(received.map((mail) => bounces.findMail(mail.from))).toEqual([
		{ personId: 'p0', mailIdEnd: letterMailId('k1', 'p0').slice(-6) },
		{ personId: id, mailIdEnd: person?.mails[0]?.id.slice(-6) },
	])
})
