import { describe, expect, test } from 'vitest'
import { databases, fakeClock, openTestStore, type TestDatabase } from '#testing/databases.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { iso } from '#platform/db/context.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import type { ReceivedReport } from './mail-reports.ts'

const dayMs = 86_400_000

describe.each(databases)('$kind', (kind) => {
	test('a hard bounce marks the address as undeliverable, stores the code for that email only, and leaves the status of the person unchanged', async () => {
		const { report, person, mailTo } = await newList(kind)
		await report({ mail: 'k1', kind: 'hard', code: '550 5.1.1' })
		expect(await person()).toMatchObject({ status: 'active', undeliverable_at: iso(at) })
		expect(await mailTo('k1')).toEqual({
			reported_at: iso(at),
			report_kind: 'hard',
			report_code: '550 5.1.1',
		})
		expect(await mailTo('k2')).toMatchObject({ report_kind: null })
	})

	test('three soft bounces of different emails within 14 days mark the address as undeliverable', async () => {
		const { report, person } = await newList(kind)
		await report({ mail: 'k1', kind: 'soft', at: at - 14 * dayMs })
		await report({ mail: 'k2', kind: 'soft' })
		await report({ mail: 'k2', kind: 'soft' })
		await report({ mail: 'k3', kind: 'soft' })
		expect((await person())?.undeliverable_at).toBeNull()
		await report({ mail: 'confirmation', kind: 'soft' })
		expect((await person())?.undeliverable_at).toBe(iso(at))
	})

	test('reading the same report again does not restore an undeliverable mark that the owner has removed', async () => {
		const { store, report, person } = await newList(kind)
		await report({ mail: 'k1', kind: 'soft' })
		await report({ mail: 'k1', kind: 'hard' })
		await store.persons.removeMark('p0', 'ada')
		await expect(store.persons.removeMark('p0', 'ada')).rejects.toThrow('There is no mark')
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'undeliverable mark removed', rows: 1, detail: '' },
		])
		await report({ mail: 'k1', kind: 'hard' })
		await report({ mail: 'k1', kind: 'soft' })
		expect((await person())?.undeliverable_at).toBeNull()
		await report({ mail: 'k2', kind: 'hard' })
		expect((await person())?.undeliverable_at).toBe(iso(at))
	})

	test('a report about several recipients marks only the addresses whose delivery failed', async () => {
		const { report, person } = await newList(kind)
		await report({ mail: 'k1', kind: 'hard', onlyFor: ['someone@example.com'] })
		expect((await person())?.undeliverable_at).toBeNull()
		await report({ mail: 'k1', kind: 'hard', onlyFor: ['p0@example.com'] })
		expect((await person())?.undeliverable_at).toBe(iso(at))
	})

	test('a complaint unsubscribes the address and does not mark it as undeliverable', async () => {
		const { report, person, mailTo } = await newList(kind)
		await report({ mail: 'k3', kind: 'complaint', code: '' })
		expect(await person()).toMatchObject({ status: 'unsubscribed', undeliverable_at: null })
		expect(await mailTo('k3')).toMatchObject({ report_kind: 'complaint' })
	})

	test('a bounce that is older than the confirmation does not mark the address as undeliverable', async () => {
		const { report, person } = await newList(kind)
		await report({ mail: 'k1', kind: 'hard', at: confirmedAt - 1 })
		expect((await person())?.undeliverable_at).toBeNull()
	})

	test('a report about an unknown email or an erased person changes nothing', async () => {
		const { store, report, person } = await newList(kind)
		await report({ mail: 'unknown', kind: 'hard' })
		expect((await person())?.undeliverable_at).toBeNull()
		await store.personalData.erase('p0@example.com', 'ada')
		await report({ mail: 'k1', kind: 'hard' })
		expect(await person()).toBeUndefined()
	})
})

const at = Date.UTC(2026, 0, 5, 12)
const confirmedAt = at - 30 * dayMs

/** Opens a list with one person, who was sent three letters and a confirmation. */
async function newList(kind: TestDatabase) {
	const { db, store } = await openTestStore(kind, fakeClock(at).now)
	await insertPeople(db, [{ confirmed_at: iso(confirmedAt) }])
	const letters = ['k1', 'k2', 'k3']
	for (const id of letters) await insertDraft(db, { id })
	const time = iso(at)
	await db.write(async (transaction) => {
		const recipient = { person_id: 'p0', language: 'en', priority: 1, state: 'sent' } as const
		const rows = letters.map((letter_id) => ({ ...recipient, letter_id }))
		await transaction
			.insertInto('letter_recipients')
			.values(rows.map((row) => ({ ...row, tries: 1, next_try_at: time, finished_at: time })))
			.execute()
		const mail = { id: 'confirmation', person_id: 'p0', kind: 'confirmation', subject: '' } as const
		await transaction
			.insertInto('deliveries')
			.values({ ...mail, created_at: time, finished_at: time, outcome: 'accepted', tries: 1 })
			.execute()
	})
	const idOf = (mail: string) => (letters.includes(mail) ? letterMailId(mail, 'p0') : mail)
	return {
		store,
		report: ({ mail, ...given }: { readonly mail: string } & Partial<ReceivedReport>) =>
			store.mailReports.record({
				personId: 'p0',
				mailIdEnd: idOf(mail).slice(-6),
				kind: 'hard',
				code: '',
				at,
				...given,
			}),
		person: () =>
			db.read
				.selectFrom('waitlist_emails')
				.select(['status', 'undeliverable_at'])
				.where('id', '=', 'p0')
				.executeTakeFirst(),
		mailTo: (letter: string) =>
			db.read
				.selectFrom('letter_recipients')
				.select(['reported_at', 'report_kind', 'report_code'])
				.where('letter_id', '=', letter)
				.executeTakeFirst(),
	}
}
