import { expect, test } from 'vitest'
import { databases, openTestStore, readRegistrations } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'

test.each(databases)('an erasure on $kind deletes exactly the given rows', async (kind) => {
	const { db, store } = await openTestStore(kind)
	await insertPeople(
		db,
		Array.from({ length: 10 }, () => ({})),
	)
	const rows = await readRegistrations(store)
	const three = rows.slice(2, 5).map((row) => row.id)
	expect(await store.registrations.erase([...three, 'nobody'], 'ada')).toMatchObject({ rows: 3 })
	const left = await readRegistrations(store)
	expect(left).toEqual(rows.filter((row) => !three.includes(row.id)))
})
