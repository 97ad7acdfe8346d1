import { describe, expect, test, vi } from 'vitest'
import { letter } from '#features/letters/messages/letter.ts'
import { dailyDatabases, type TestDatabase } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, logIn, post } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

const content = { en: { subject: 'We open', text: 'Hello' }, de: { subject: 'a', text: 'b' } }
const sent = {
	content: JSON.stringify(content),
	state: 'finished',
	campaign: 'letter-we-open',
	send_at: '2026-01-04T09:00:00.000Z',
} as const

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a sent letter is put on the web and taken off it, which changes the revision and is recorded', async () => {
		const onArchived = vi.fn<() => Promise<void>>()
		const { archive, db, store } = await newSite(kind, { onArchived })
		await insertDraft(db, { id: 'a', ...sent })
		const { letters } = store
		const before = await letters.archiveRevision()
		expect(await letters.lettersOnWeb()).toEqual([])
		const { archived_at } = letter.parse((await archive('a', true)).json())
		expect(await letters.lettersOnWeb()).toEqual([
			{ campaign: 'letter-we-open', content, sentAt: sent.send_at, archivedAt: archived_at },
		])
		expect(onArchived).toHaveBeenCalledTimes(1)
		const between = await letters.archiveRevision()
		expect(letter.parse((await archive('a', false)).json()).archived_at).toBeNull()
		expect(await letters.lettersOnWeb()).toEqual([])
		expect(between).not.toBe(before)
		expect(await letters.archiveRevision()).toBe(before)
		const actions = (await store.audit.newest()).map(({ action }) => action)
		expect(actions).toEqual(
			expect.arrayContaining(['letter put on the web', 'letter taken off the web']),
		)
	})

	test('the revision changes when one letter replaces another on the web', async () => {
		const { archive, db, store, clock } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent })
		await insertDraft(db, { id: 'b', ...sent, campaign: 'letter-b' })
		await archive('a', true)
		const before = await store.letters.archiveRevision()
		clock.advance(1_000)
		await archive('a', false)
		await archive('b', true)
		expect(await store.letters.archiveRevision()).not.toBe(before)
	})

	test('a draft cannot be published on the web, and publishing needs re-authentication, but withdrawing does not', async () => {
		const { archive, db, clock } = await newSite(kind)
		await insertDraft(db, { id: 'a', ...sent, state: 'draft' })
		expect((await archive('a', true)).json()).toEqual({ error: 'conflict', field: 'state' })
		expect((await archive('nowhere', true)).statusCode).toBe(404)
		clock.advance(10 * 60_000 + 1)
		expect((await archive('a', true)).json().error).toBe('proof-required')
		expect((await archive('a', false)).statusCode).toBe(200)
	})

	test('without LETTER_ARCHIVE nothing can be published', async () => {
		const { archive, db } = await newSite(kind, { letterArchive: false })
		await insertDraft(db, { id: 'a', ...sent, archived_at: sent.send_at })
		expect((await archive('a', true)).json()).toEqual({ error: 'conflict', field: 'off' })
		expect((await archive('a', false)).statusCode).toBe(200)
	})
})

async function newSite(kind: TestDatabase, options: Partial<ApiOptions> = {}) {
	const { app, db, store, clock } = await createTestApi(kind, { letterArchive: true, ...options })
	const cookie = await logIn(app)
	return {
		db,
		store,
		clock,
		archive: (id: string, is_public: boolean) =>
			post(app, cookie, 'letter/archive', { id, is_public }),
	}
}
