import { describe, expect, test } from 'vitest'
import { languages } from '#site-map/languages.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { dailyDatabases, setAddress, type TestDatabase, insertRows } from '#testing/databases.ts'
import { createTestRunner } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { insertDraft } from '#testing/letters.ts'
import { leaveForm } from '#features/leave/messages/leave-form.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'
import { accountMailHandler } from '#features/notices/account-mails.ts'
import { weeklyHandler } from './weekly-job.ts'

const site = 'https://innervolt.example'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('the weekly email is sent once, on Monday from seven o’clock, with current tasks', async () => {
		const { runAt, mails, store } = await newSite(kind)
		await store.goals.set({ visits: 5, forms: 9, confirmed: null }, 'ada')
		const leaving = { kind: 'cancel', name: 'A', email: 'a@b.example', locale: 'en' }
		await store.leave.record({ ...leaveForm.parse(leaving), country: null }, 'nonce')
		await runAt('2026-01-11T12:00:00Z')
		expect(mails).toEqual([])
		await runAt('2026-01-12T06:50:00Z')
		expect(mails).toEqual([])
		await runAt('2026-01-12T07:00:00Z')
		await runAt('2026-01-14T07:00:00Z')
		expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
			['ana@owner.example', 'Innervolt: tu semana, del 5 de enero al 11 de enero'],
		])
		const text = mails[0]?.text ?? ''
		expect(text).toContain('Visitas: 7 (la semana anterior, 3)')
		expect(text).toContain('Confirmados: 2 (la semana anterior, 0)')
		expect(text).toContain('Meta cumplida: 7 de 5 visitas.')
		expect(text).toContain('Meta sin cumplir: 4 de 9 formularios.')
		expect(text).toContain('De dónde vinieron más visitas: zine (5) y sin procedencia (2).')
		expect(text).toContain('No salió ninguna carta.')
		expect(text).toContain('- La carta “We open” no sigue hasta que tú lo digas.')
		expect(text).toContain('- Un pedido de cancelación, desistimiento o reclamo espera respuesta.')
		await runAt('2026-01-19T07:00:00Z')
		expect(mails).toHaveLength(2)
	})

	test('if the mail server is unreachable, the weekly email is stored encrypted and sent later on the same day', async () => {
		const { runAt, mails, server, db } = await newSite(kind)
		server.isAway = true
		await runAt('2026-01-12T07:00:00Z')
		expect(mails).toEqual([])
		const jobs = db.read.selectFrom('jobs').select('payload').where('kind', '=', 'account-mail')
		expect((await jobs.executeTakeFirstOrThrow()).payload).toMatch(/^[\w-]{100,}$/)
		server.isAway = false
		await runAt('2026-01-12T07:10:00Z')
		expect(mails).toHaveLength(1)
	})

	test('if the weekly email to one account fails temporarily, it is sent later, and the other accounts do not get it twice', async () => {
		const { runAt, mails, server, store, db } = await newSite(kind)
		const addresses = ['bea@owner.example', 'eva@owner.example', 'gone@owner.example']
		for (const [index, email] of addresses.entries()) {
			await store.admins.create(`admin${index}`, 'hash', 'test')
			await setAddress(db, `admin${index}`, email)
		}
		server.busy.add('ana@owner.example')
		server.refused.add('gone@owner.example')
		await runAt('2026-01-12T07:00:00Z')
		const reached = () => mails.map(({ recipient }) => recipient)
		expect(reached()).toEqual(['bea@owner.example', 'eva@owner.example'])
		await runAt('2026-01-12T07:10:00Z')
		server.busy.clear()
		await runAt('2026-01-13T07:00:00Z')
		await runAt('2026-01-14T07:00:00Z')
		expect(reached()).toEqual(['bea@owner.example', 'eva@owner.example', 'ana@owner.example'])
		expect(server.tries.get('gone@owner.example')).toBe(1)
	})

	test('the weekly email counts the emails of a letter that were accepted in that week', async () => {
		const { runAt, mails, db } = await newSite(kind)
		const sent = {
			language: 'en',
			priority: 2,
			tries: 1,
			next_try_at: '2026-01-05T00:00:00.000Z',
		} as const
		const letter_id = await insertDraft(db, { id: 'l2', name: 'We grow', state: 'finished' })
		const rows = [
			{ person_id: 'p0', state: 'sent', finished_at: '2026-01-05T00:00:00.000Z' },
			{ person_id: 'p1', state: 'sent', finished_at: '2026-01-11T23:59:59.999Z' },
			{ person_id: 'p2', state: 'refused', finished_at: '2026-01-11T12:00:00.000Z' },
			{ person_id: 'p3', state: 'sent', finished_at: '2026-01-12T00:00:00.000Z' },
			{ person_id: 'p4', state: 'sent', finished_at: '2026-01-04T23:59:59.999Z' },
		] as const
		await insertRows(
			db,
			'letter_recipients',
			rows.map((row) => ({ ...sent, ...row, letter_id })),
		)
		await runAt('2026-01-12T07:00:00Z')
		expect(mails[0]?.text).toContain('We grow (2)')
	})

	test('a closed account gets no weekly email, and no weekly email is sent about a week that precedes the first counts', async () => {
		const { runAt, mails, store, db } = await newSite(kind)
		const close = (disabled_at: string | null) =>
			db.write((transaction) => transaction.updateTable('admins').set({ disabled_at }).execute())
		await close('2026-01-10T12:00:00.000Z')
		await runAt('2026-01-12T07:00:00Z')
		expect(mails).toEqual([])
		await close(null)
		await db.write((transaction) => transaction.deleteFrom('counts').execute())
		const row = {
			path: '/',
			source: 'zine',
			campaign: 'none',
			locale: 'en',
			event: 'entrance',
		} as const
		await store.counts.add([{ ...row, day: '2026-01-19', n: 3 }])
		await runAt('2026-01-19T07:00:00Z')
		expect(mails).toEqual([])
		await runAt('2026-01-26T07:00:00Z')
		expect(mails).toHaveLength(1)
	})

	test.each(languages)(
		'the link in the weekly email in %s turns the email off only after its button is pressed',
		async (language) => {
			const { runAt, mails, app, store, db } = await newSite(kind)
			const admin = await db.read.selectFrom('admins').select('id').executeTakeFirstOrThrow()
			await store.weekly.setLanguage(admin.id, language, 'ada')
			await runAt('2026-01-12T07:00:00Z')
			const url = (mails[0]?.unsubscribeUrl ?? '').replace(site, '')
			expect(mails[0]?.text).toContain(url)
			expect((await app.inject(url)).body).toContain('type="submit"')
			expect(await store.weekly.languageOf(admin.id)).toBe(language)
			const forged = await app.inject({ method: 'POST', url: url.replace(/\.[^&]+/, '.forged') })
			expect(forged.statusCode).toBe(404)
			expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200)
			expect(await store.weekly.languageOf(admin.id)).toBeNull()
			await runAt('2026-01-19T07:00:00Z')
			expect(mails).toHaveLength(1)
		},
	)

	test('the language of the weekly email and the goals can be set in the panel, and an invalid language or goal is refused', async () => {
		const { app, store } = await newSite(kind)
		const { post: send, ...panel } = panelOf(app, await logIn(app))
		const read = async (path: string) => (await panel.get(path)).json()
		expect(await read('weekly-mail')).toEqual({ language: 'es', hasAddress: true })
		expect((await send('weekly-mail', { language: 'de' })).statusCode).toBe(204)
		expect((await send('weekly-mail', { language: 'fr' })).statusCode).toBe(400)
		expect(await read('weekly-mail')).toEqual({ language: 'de', hasAddress: true })
		const goals = { visits: 40, forms: null, confirmed: 20 }
		expect((await send('goals', goals)).statusCode).toBe(204)
		expect((await send('goals', { ...goals, visits: 0 })).statusCode).toBe(400)
		expect(await read('goals')).toEqual(goals)
		expect((await send('goals', { ...goals, confirmed: null })).statusCode).toBe(204)
		expect(await read('goals')).toEqual({ ...goals, confirmed: null })
		const actions = (await store.audit.newest()).map(({ action, detail }) => [action, detail])
		expect(actions).toContainEqual(['goals changed', 'visits 40, confirmed 20'])
		expect(actions).toContainEqual(['weekly mail changed', 'de'])
	})
})

async function newSite(kind: TestDatabase) {
	const { app, db, store, options, clock } = await createTestApi(kind)
	await setAddress(db, 'ada', 'ana@owner.example')
	await insertDraft(db, { state: 'paused', pause_reason: 'refusals', pause_code: '550' })
	const row = { path: '/', source: 'zine', campaign: 'none', locale: 'en' }
	await store.counts.add([
		{ ...row, day: '2026-01-01', event: 'entrance', n: 3 },
		{ ...row, day: '2026-01-05', event: 'entrance', n: 5 },
		{ ...row, day: '2026-01-11', event: 'entrance', source: 'direct', n: 2 },
		{ ...row, day: '2026-01-11', event: 'form_sent', n: 4 },
		{ ...row, day: '2026-01-11', event: 'confirmed', n: 2 },
	])
	const mails: OutgoingMail[] = []
	const server = {
		isAway: false,
		busy: new Set<string>(),
		refused: new Set<string>(),
		tries: new Map<string, number>(),
	}
	const runner = createTestRunner(
		store,
		{
			weekly: weeklyHandler({
				store,
				links: options.links,
				site,
				now: clock.now,
				readFindings: options.readOwnerFindings,
			}),
			'account-mail': accountMailHandler(
				{
					send: async (mail) => {
						const { recipient } = mail
						server.tries.set(recipient, (server.tries.get(recipient) ?? 0) + 1)
						if (server.isAway) throw new Error('away')
						const code = server.refused.has(recipient) ? 550 : 451
						if (server.refused.has(recipient) || server.busy.has(recipient))
							throw Object.assign(new Error('no'), { responseCode: code, command: 'RCPT TO' })
						mails.push(mail)
					},
				},
				testKeys.outbox,
			),
		},
		clock.now,
	)
	await store.jobs.addRepeating(['weekly'])
	await runner.runDue()
	/** Runs the job at this time. The job repeats every ten minutes. */
	const runAt = async (time: string) => {
		clock.advance(Date.parse(time) - clock.now())
		await runner.runDue()
	}
	return { app, db, store, mails, server, runAt }
}
