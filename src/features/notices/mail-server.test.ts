import { describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import {
	dailyDatabases,
	fakeClock,
	openTestStore,
	setAddress,
	type TestDatabase,
} from '#testing/databases.ts'
import { createTestRunner, recordSignup } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { accountMailHandler } from './account-mails.ts'
import { mailServerHandler } from './mail-server.ts'
import { createOwnerFindings } from './owner-findings.ts'

const minuteMs = 60_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an unreachable mail server is reported as a finding within ten minutes, but a single failure is not', async () => {
		const { check, findings, server } = await newSite(kind)
		await check()
		expect(await findings()).toBeNull()
		server.code = 'ECONNREFUSED'
		await check()
		expect(await findings()).toBeNull()
		await check()
		expect(await findings()).toEqual({ since: '2026-01-05T12:08:00.000Z', code: 'ECONNREFUSED' })
		server.code = 'EAUTH'
		await check()
		expect(await findings()).toEqual({ since: '2026-01-05T12:08:00.000Z', code: 'EAUTH' })
	})

	test('the owner is notified once of the recovery, with the length of the outage', async () => {
		const { check, findings, server, mails } = await newSite(kind)
		server.code = 'ETIMEDOUT'
		await check()
		await check()
		server.code = null
		await check()
		await check()
		expect(await findings()).toBeNull()
		expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@owner.example'])
		expect(mails[0]?.text).toBe(
			'Tu servidor de correo no aceptó correos del 2026-01-05 12:04 al 2026-01-05 12:12 (UTC, ETIMEDOUT). No se perdió ninguno. Uno esperaba y sale ahora.',
		)
	})

	test('a single failure sends no notice, and a notice that fails is sent later', async () => {
		const { check, findings, server, mails } = await newSite(kind)
		server.code = 'ETIMEDOUT'
		await check()
		server.code = null
		await check()
		expect(mails).toEqual([])
		server.code = 'ETIMEDOUT'
		await check()
		await check()
		server.code = null
		server.refused = 'ana@owner.example'
		await check()
		expect([mails.length, await findings()]).toEqual([0, null])
		server.refused = null
		await check()
		expect(mails).toHaveLength(1)
	})

	test('an account whose notice fails is notified later, and the other accounts are notified only once', async () => {
		const { check, findings, server, mails, addAccount } = await newSite(kind)
		await addAccount('bea')
		server.code = 'ETIMEDOUT'
		await check()
		await check()
		server.code = null
		server.refused = 'bea@owner.example'
		await check()
		await check()
		expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@owner.example'])
		expect(await findings()).toBeNull()
		server.refused = null
		await check()
		await check()
		const [first, second] = mails
		expect(mails.map(({ recipient }) => recipient)).toEqual([
			'ana@owner.example',
			'bea@owner.example',
		])
		expect(second?.text).toBe(first?.text)
	})
})

async function newSite(kind: TestDatabase) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	const addAccount = async (name: string) => {
		await store.admins.create(name, 'hash', 'test')
		await setAddress(db, name, `${name}@owner.example`)
	}
	await addAccount('ana')
	await recordSignup(store, 'a@b.example')
	const mails: OutgoingMail[] = []
	const server: { code: string | null; refused: string | null } = {
		code: null,
		refused: null,
	}
	const runner = createTestRunner(
		store,
		{
			'mail-server': mailServerHandler({
				store,
				now: clock.now,
				findFailure: async () => server.code,
			}),
			'account-mail': accountMailHandler(
				{
					send: async (mail) => {
						if (mail.recipient === server.refused) throw new Error('550')
						mails.push(mail)
					},
				},
				testKeys.outbox,
			),
		},
		clock.now,
	)
	await store.jobs.addRepeating(['mail-server'])
	const readFindings = createOwnerFindings({
		store,
		mailbox: null,
		hasMailServer: true,
		freeBytes: async () => 1e12,
	})
	return {
		mails,
		server,
		addAccount,
		/** Runs the check, which repeats every four minutes. */
		check: async () => {
			clock.advance(4 * minuteMs)
			await runner.runDue()
		},
		findings: async () => (await readFindings()).deadMailServer,
	}
}
