import { createTestRunner, recordSignup } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { describe, expect, test } from 'vitest'
import { bounceLimits } from '#features/bounces/rules/bounce-limits.ts'
import {
	dailyDatabases,
	fakeClock,
	openTestStore,
	setAddress,
	type TestDatabase,
} from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { leaveForm } from '#features/leave/messages/leave-form.ts'
import { accountMailHandler } from './account-mails.ts'
import { createOwnerFindings } from './owner-findings.ts'
import { ownerNoticeHandler } from './owner-notice.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'

const hourMs = 3_600_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('the owner is notified of stuck mail, a paused letter and a full disk, once a day', async () => {
		const { notify, mails, clock, disk } = await newSite(kind)
		clock.advance(2 * hourMs)
		disk.freeBytes = 3e6
		await notify()
		await notify()
		expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@owner.example'])
		const text = mails[0]?.text ?? ''
		expect(text).toContain('hace más de una hora: 1.')
		expect(text).toContain('La carta “We open” se detuvo sola')
		expect(text).toContain('(550 5.7.26)')
		expect(text).toContain('le quedan 3 MB')
		expect(text).toContain('https://innervolt.example/waitlist')
		clock.advance(24 * hourMs)
		await notify()
		expect(mails).toHaveLength(2)
	})

	test('the owner is not notified of a letter that they paused themselves, and an account without an email address gets no notice', async () => {
		const { notify, mails, db } = await newSite(kind)
		const change = (table: 'letters' | 'admins', columns: object) =>
			db.write((transaction) => transaction.updateTable(table).set(columns).execute())
		await change('letters', { pause_reason: 'owner' })
		await notify()
		expect(mails).toEqual([])
		await change('letters', { pause_reason: 'first-fifty' })
		await change('admins', { email: null })
		await notify()
		expect(mails).toEqual([])
	})

	test('the owner is notified of a mailbox for bounces that has been unreadable for hours', async () => {
		const { notify, mails, clock, db, store } = await newSite(kind)
		await db.write((transaction) => transaction.deleteFrom('letters').execute())
		await store.bounceMailboxes.markFailed('bounces', 'AUTHENTICATIONFAILED')
		await notify()
		clock.advance(bounceLimits.deadMailboxMs)
		await db.write((transaction) =>
			transaction.deleteFrom('jobs').where('kind', '=', 'confirmation').execute(),
		)
		expect(mails).toEqual([])
		await notify()
		expect(mails.map(({ text }) => text)).toEqual([
			expect.stringContaining('no se puede leer desde hace horas (AUTHENTICATIONFAILED)'),
		])
	})

	test('the owner is notified of requests to cancel or withdraw, until they are completed', async () => {
		const { notify, mails, clock, db, store } = await newSite(kind)
		await db.write((transaction) => transaction.deleteFrom('letters').execute())
		await db.write((transaction) =>
			transaction.deleteFrom('jobs').where('kind', '=', 'confirmation').execute(),
		)
		const form = leaveForm.parse({ kind: 'regret', name: 'A', email: 'a@b.example', locale: 'pt' })
		const recorded = await store.leave.record({ ...form, country: 'BR' }, 'nonce')
		await notify()
		expect(mails.at(-1)?.text).toContain(
			'Una solicitud llegó desde ayer o vence dentro de tres días.',
		)
		clock.advance(7 * 24 * hourMs + 1)
		await notify()
		expect(mails.at(-1)?.text).toContain('Una solicitud venció y no está hecha.')
		if ('request' in recorded) await store.leave.finish(recorded.request.id, 'ana')
		clock.advance(24 * hourMs)
		await notify()
		expect(mails).toHaveLength(2)
	})

	test('the owner is notified of a damaged database, with instructions', async () => {
		const { notify, mails, disk } = await newSite(kind)
		disk.isDamaged = true
		await notify()
		expect(mails[0]?.text).toContain('La base de datos está dañada')
		expect(mails[0]?.text).toContain('restaurar la última copia de seguridad')
		expect(mails[0]?.text).toContain('“A damaged database”')
	})

	test('the owner is notified of pages that the last publication broke', async () => {
		const { notify, mails, disk } = await newSite(kind)
		disk.brokenPages = ['/usa']
		await notify()
		expect(mails[0]?.text).toContain('- La página /usa no se puede armar con los textos')
	})

	test('a notice that the mail server rejects is sent again on the same day', async () => {
		const { notify, mails, disk } = await newSite(kind)
		disk.freeBytes = 0
		await notify(() => {
			throw new Error('away')
		})
		expect(mails).toEqual([])
		await notify()
		expect(mails).toHaveLength(1)
	})

	test('after days without a mail server, only the latest notice is sent', async () => {
		const { notify, mails, disk, clock } = await newSite(kind)
		disk.freeBytes = 0
		for (let day = 0; day < 3; day += 1) {
			clock.advance(24 * hourMs)
			await notify(() => {
				throw new Error('away')
			})
		}
		clock.advance(3 * hourMs)
		await notify()
		expect(mails.map(({ id }) => id)).toEqual([expect.stringMatching(/^notice-2026-01-08-/)])
	})

	test('if the address of one admin is rejected, the notice is not sent again to the other admin', async () => {
		const { notify, mails, disk, db, store, clock } = await newSite(kind)
		await store.admins.create('bea', 'hash', 'test')
		await setAddress(db, 'bea', 'bea@refused.example')
		disk.freeBytes = 0
		await notify(refuse)
		await notify(refuse)
		expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@owner.example'])
		await setAddress(db, 'ana', 'ana@refused.example')
		await setAddress(db, 'bea', 'bea@owner.example')
		clock.advance(24 * hourMs)
		await notify(refuse)
		await notify(refuse)
		expect(mails.map(({ recipient }) => recipient)).toEqual([
			'ana@owner.example',
			'bea@owner.example',
		])
	})
})

async function newSite(kind: TestDatabase) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	await store.admins.create('ana', 'hash', 'test')
	await setAddress(db, 'ana', 'ana@owner.example')
	await recordSignup(store, 'a@b.example')
	await insertDraft(db, {
		state: 'paused',
		pause_reason: 'refusals',
		pause_code: '550 5.7.26',
	})
	const mails: OutgoingMail[] = []
	const disk = { freeBytes: 1e12, isDamaged: false, brokenPages: [] as string[] }
	const server: { fail?: (mail: OutgoingMail) => void } = {}
	const runner = createTestRunner(
		store,
		{
			'owner-notice': ownerNoticeHandler({
				store,
				now: clock.now,
				readFindings: () =>
					createOwnerFindings({
						store,
						mailbox: 'bounces',
						freeBytes: async () => disk.freeBytes,
						isDatabaseDamaged: disk.isDamaged,
						brokenPages: () => disk.brokenPages,
					})(),
				site: 'https://innervolt.example',
			}),
			'account-mail': accountMailHandler(
				{
					send: async (mail) => {
						server.fail?.(mail)
						mails.push(mail)
					},
				},
				testKeys.outbox,
			),
		},
		clock.now,
	)
	await store.jobs.addRepeating(['owner-notice'])
	/** Runs the job, which repeats every ten minutes. */
	const notify = async (fail: (mail: OutgoingMail) => void = () => {}) => {
		server.fail = fail
		clock.advance(10 * 60_000)
		await runner.runDue()
	}
	return { db, store, clock, mails, disk, notify }
}

function refuse({ recipient }: OutgoingMail): void {
	if (recipient.endsWith('@refused.example')) throw new Error('550')
}
