import { describe, expect, test } from 'vitest'
import { panelColumns } from '#features/accounts/messages/panel-columns.ts'
import { segments } from '#features/people/messages/segment.ts'
import { dailyDatabases, databases, type TestDatabase, insertRows } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf } from '#testing/test-api.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('segments are listed by name, each with the number of rows that currently match it', async () => {
		const { get, post, db } = await newPanel(kind)
		const created = await post('segments', {
			name: 'zurich',
			filter: { status: 'active' },
		})
		expect(created.statusCode).toBe(204)
		await post('segments', {
			name: 'Alemania',
			filter: { country: 'DE', from: '2026-01-01' },
		})
		await insertRows(
			db,
			'waitlist_emails',
			['DE', 'DE', 'BR'].map((country, index) => ({
				email: `p${index}@x.example`,
				source: 'x',
				status: 'active',
				country,
				created_at: '2026-01-05T12:00:00.000Z',
			})),
		)
		const listed = segments.parse((await get('segments')).json())
		expect(listed.map(({ name, count }) => [name, count])).toEqual([
			['Alemania', 2],
			['zurich', 3],
		])
	})

	test('a segment can be renamed, changed and deleted', async () => {
		const { get, post } = await newPanel(kind)
		for (const name of ['One', 'Two']) await post('segments', { name, filter: {} })
		const [{ id }] = (await get('segments')).json()
		const update = (name: string) => post('segments', { id, name, filter: { locale: 'de' } })
		expect((await update('TWO')).json()).toEqual({ error: 'conflict', field: 'name' })
		expect((await update('ONE')).statusCode).toBe(204)
		expect((await get('segments')).json()[0]).toEqual({
			id,
			name: 'ONE',
			filter: { locale: 'de' },
			count: 0,
		})
		for (let turn = 1; turn <= 2; turn++) {
			expect((await post('segments/delete', { id })).statusCode).toBe(204)
		}
		expect((await get('segments')).json()).toHaveLength(1)
	})

	test('a segment cannot be given a name that differs from another segment’s name only in case, even with accents', async () => {
		const { post } = await newPanel(kind)
		const one = { id: 's1', name: 'One', filter: {} }
		for (const each of [{ name: 'Últimos', filter: {} }, one]) await post('segments', each)
		const renamed = await post('segments', { ...one, name: 'ÚLTIMOS' })
		expect([renamed.statusCode, renamed.json()]).toEqual([
			409,
			{ error: 'conflict', field: 'name' },
		])
		const again = await post('segments', { name: 'últimos', filter: {} })
		expect(again.statusCode).toBe(409)
	})

	test('if several segments with the same name are saved at once, one is stored and the others are refused', async () => {
		const { post } = await newPanel(kind)
		const saves = Array.from({ length: 5 }, () => post('segments', { name: 'One', filter: {} }))
		const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
		expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409, 409, 409, 409])
	})

	test('segment names are unique regardless of case, and at most 100 segments can be saved', async () => {
		const { post, db } = await newPanel(kind)
		const others = Array.from({ length: 99 }, (_, number) => ({
			id: `id${number}`,
			name: `Segment ${number}`,
			name_key: `segment ${number}`,
			filter: '{}',
		}))
		await insertRows(db, 'segments', others)
		const create = (name: string) => post('segments', { name, filter: {} })
		expect((await create('SEGMENT 7')).json()).toEqual({ error: 'conflict', field: 'name' })
		expect((await create('The last one')).statusCode).toBe(204)
		const tooMany = await create('One more')
		expect([tooMany.statusCode, tooMany.json()]).toEqual([
			409,
			{ error: 'conflict', field: 'count' },
		])
	})

	test('an account’s choice of optional columns is stored, and an invalid choice is refused', async () => {
		const { get, post } = await newPanel(kind)
		const none = panelColumns.parse((await get('columns')).json())
		expect(none).toEqual({ columns: [], isInCsv: false })
		const chosen = { columns: ['campaign', 'locale'], isInCsv: true }
		expect((await post('columns', chosen)).statusCode).toBe(204)
		expect((await get('columns')).json()).toEqual(chosen)
		const wrong = await post('columns', { columns: ['email'], isInCsv: 1 })
		expect(wrong.json()).toEqual({
			error: 'invalid',
			field: 'columns',
			fields: ['columns', 'isInCsv'],
		})
	})
})

test('saving a segment with a search and an unknown condition is answered with 400, and the response names both', async () => {
	const { post } = await newPanel(databases[0])
	const filter = { search: 'ada@example.com', page: 2 }
	const reply = await post('segments', { name: 'Ada', filter })
	expect([reply.statusCode, reply.json().fields]).toEqual([400, ['search', 'page']])
})

async function newPanel(kind: TestDatabase) {
	const api = await createTestApi(kind)
	return { ...api, ...panelOf(api.app, await logIn(api.app)) }
}
