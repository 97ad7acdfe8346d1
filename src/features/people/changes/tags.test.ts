import { describe, expect, test } from 'vitest'
import { currentListChange } from '#features/people/messages/list-change.ts'
import { person } from '#features/people/messages/person.ts'
import { changeOptions, createTestRunner } from '#testing/jobs.ts'
import { databases, type TestDatabase } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'
import { listChangeHandler } from './list-change-job.ts'

describe.each(databases)('$kind', (kind) => {
	test('tags are added to and removed from a person, and are unique and sorted', async () => {
		const { post, show, get, store } = await newList(kind, 1)
		const change = (more: object) => post('person/tags', { id: 'p0', ...more })
		expect((await change({ add: ['#Prensa', 'Beta '] })).statusCode).toBe(204)
		expect((await change({ add: ['beta', 'amiga'], remove: ['prensa'] })).statusCode).toBe(204)
		expect((await show('p0')).tags).toBe('amiga, beta')
		expect((await get('registrations/summary')).json().tags).toEqual([
			{ value: 'amiga', count: 1 },
			{ value: 'beta', count: 1 },
		])
		const full = await change({ add: Array.from({ length: 19 }, (_, index) => `t${index}`) })
		expect([full.statusCode, full.json()]).toEqual([409, { error: 'conflict', field: 'add' }])
		expect((await show('p0')).tags).toBe('amiga, beta')
		expect((await post('person/tags', { id: 'x', add: ['a'] })).statusCode).toBe(404)
		expect((await change({ add: ['a,b'] })).json()).toMatchObject({
			error: 'invalid',
			field: 'add',
		})
		const audit = await store.audit.newest()
		expect(audit.filter(({ action }) => action === 'tags changed')).toMatchObject([
			{ rows: 1, detail: '' },
			{ rows: 1, detail: '' },
		])
	})

	test('a note is stored with the person, exported with their data, and can be deleted', async () => {
		const { post, show, store } = await newList(kind, 1)
		const write = (id: string, note: string, before = '') =>
			post('person/note', { id, note, before })
		expect((await write('p0', ' Knows Ana.\n')).statusCode).toBe(204)
		expect((await show('p0')).note).toBe('Knows Ana.')
		const data = await store.personalData.collectById('p0')
		expect(data?.registrations).toMatchObject([{ note: 'Knows Ana.', tags: null }])
		expect((await write('p0', 'x'.repeat(2_001))).statusCode).toBe(400)
		expect((await write('p0', 'Knows Bo.', 'Knows Cy.')).statusCode).toBe(409)
		// The second request saves the same note again, as if the response to the first had been lost.
		expect((await write('p0', 'Knows Ana.', '')).statusCode).toBe(204)
		expect((await write('p0', '', 'Knows Ana.')).statusCode).toBe(204)
		expect((await show('p0')).note).toBeNull()
		expect((await write('nobody', 'x')).statusCode).toBe(404)
		expect((await store.audit.newest()).map(({ detail }) => detail)).not.toContain('Knows Ana.')
	})

	test('everyone who matches a filter gets a tag, even if the process is killed, and is counted once', async () => {
		const { post, current, store, clock, tagged, work } = await newList(kind, 1_200)
		const full = Array.from({ length: 20 }, (_, index) => `t${index}`)
		await store.personNotes.changeTags('p7', { add: full, remove: [] }, 'ada')
		const wanted = { kind: 'tags', filter: { source: 'landing' }, add: ['Beta'] }
		const outdated = await post('list-changes', { ...wanted, count: 1_199 })
		expect([outdated.statusCode, outdated.json()]).toEqual([
			409,
			{ error: 'conflict', field: 'count' },
		])
		const reply = await post('list-changes', { ...wanted, count: 1_200 })
		expect(reply.statusCode).toBe(202)
		const { change } = currentListChange.parse(reply.json())
		expect(change).toMatchObject({ kind: 'tags', total: 1_200, done: 0, state: 'running' })
		let calls = 0
		const options = { ...changeOptions, isStopping: () => (calls += 1) > 1 }
		expect(await store.listChanges.work(change?.id ?? '', options)).not.toBeNull()
		expect(await current()).toMatchObject({ done: 500, state: 'running' })
		clock.advance(60_000)
		await insertPeople(store.db, [{ id: 'x', email: 'x@x.example', source: 'other' }])
		await insertPeople(store.db, [
			{ id: 'late', email: 'late@x.example', created_at: new Date(clock.now()).toISOString() },
		])
		await work()
		expect(await current()).toMatchObject({
			done: 1_200,
			result: { changed: 1_199, full: 1 },
			state: 'done',
			next_at: null,
		})
		expect(await tagged()).toBe(1_199)
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'tags changed', rows: 1_199 }),
		)
	})

	test('a stopped bulk change keeps its completed steps and deletes its filter', async () => {
		const { post, current, store, tagged, work, db } = await newList(kind, 1_200)
		const wanted = { kind: 'tags', filter: {}, search: 'p1', add: ['beta'] }
		const count = await store.registrations.countMatches({ search: 'p1' })
		const { change } = (await post('list-changes', { ...wanted, count })).json()
		expect((await post('list-changes/stop', { id: change.id })).statusCode).toBe(204)
		await work()
		expect(await current()).toMatchObject({ done: 0, state: 'stopped' })
		expect(await tagged()).toBe(0)
		expect((await post('list-changes/stop', { id: change.id })).statusCode).toBe(404)
		const rows = await db.read.selectFrom('list_changes').selectAll().execute()
		expect(JSON.stringify(rows)).not.toContain('p1')
	})
})

async function newList(kind: TestDatabase, people: number) {
	const api = await createTestApi(kind)
	const { app, store, db, clock } = api
	await insertPeople(
		db,
		Array.from({ length: people }, () => ({})),
	)
	const { get, post } = panelOf(app, await logIn(app))
	const { options } = api
	const handlers = {
		'list-change': listChangeHandler({
			store,
			links: options.links,
			site: options.site,
			mailsPerHour: 500,
			deleteMailFiles: async () => {},
		}),
	}
	return {
		...api,
		store: { ...store, db },
		get,
		post,
		work: () => createTestRunner(store, handlers, clock.now).runDue(),
		current: async () => currentListChange.parse((await get('list-changes')).json()).change,
		show: async (id: string) => person.parse((await get(`person?id=${id}`)).json()),
		tagged: async () => await store.registrations.countMatches({ tags: 'beta' }),
	}
}
