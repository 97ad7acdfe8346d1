import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { createOwnerFindings } from '#features/notices/owner-findings.ts'
import { createRenderedPages } from '#cms/rendering/rendered-pages.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import type { CheckWords } from '#cms/publish/check-words.ts'
import { databases, type TestDatabase } from '#testing/databases.ts'
import { fakeRenderer, siteWith } from '#testing/fake-renderer.ts'
import { createTestApi, logIn, prove, sameOrigin } from '#testing/test-api.ts'

const [sqlite, postgres] = databases

const change = { file: 'a.yaml', place: 'title', text: 'B', original: 'A' }

/** Creates a site with a draft to publish. Rendering its page `/usa` fails if the text is `broken`. */
async function createSite(
	kind: TestDatabase = sqlite,
	{ text = 'B', checkWords = async () => [] }: { text?: string; checkWords?: CheckWords } = {},
) {
	const renderer = fakeRenderer({
		onRender: (path, { edits }) => {
			if (path === '/usa' && edits['a.yaml']?.['title'] === 'broken') throw new Error('broken')
		},
	})
	const log = { warn: () => {} }
	const pages = await createRenderedPages(siteWith('A'), { renderer, log, now: () => 0 })
	await pages.settle()
	onTestFinished(pages.settle)
	const api = await createTestApi(kind, {
		pages,
		checkWords,
		onPublished: async () => {
			const [last] = await api.store.words.publications(1)
			await pages.replace({ ...siteWith(''), edits: last?.edits ?? {} })
			await pages.settle()
		},
	})
	const readFindings = createOwnerFindings({
		store: api.store,
		mailbox: null,
		freeBytes: async () => 1e12,
		brokenPages: pages.broken,
	})
	const { app, store } = api
	await store.words.change([{ ...change, text }], 'ada')
	const cookie = await logIn(app)
	const send = async (path: string, payload: object) => {
		const headers = { ...sameOrigin, cookie }
		const url = `/api/admin/words/${path}`
		const reply = await app.inject({ method: 'POST', url, headers, payload })
		return { status: reply.statusCode, body: reply.json() }
	}
	/** Publishes the draft. `before` runs directly before the request that publishes it, after the owner's proof. */
	const publish = async (before: () => Promise<unknown> = async () => null) => {
		const list = await app.inject({ url: '/api/admin/words/changes', headers: { cookie } })
		const { digest } = list.json()
		await prove(app, cookie, 'publish', digest)
		await before()
		return await send('publish', { digest, leftOut: [] })
	}
	const publicPage = async () => {
		const page = await pages.read('/usa')
		return `${page.status} ${String(page.variants.identity?.body())}`
	}
	const preview = async (path: string) =>
		await app.inject({ url: `/api/admin/words/preview?path=${path}`, headers: { cookie } })
	return { ...api, publish, publicPage, preview, readFindings }
}

const pageOf = (text: string) => `200 /usa says {"a.yaml":{"title":"${text}"}}`

test('a check whose thread dies is reported to the owner and publishes nothing, and the next check works', async () => {
	const worker = createBoundedWorker<string, readonly CheckedFault[]>(
		new URL('../../../testing/test.worker.ts', import.meta.url),
		{ timeLimitMs: 30_000 },
	)
	onTestFinished(() => worker.close())
	let input = 'exit'
	const checkWords = async () => {
		await worker.run(input)
		return []
	}
	const { publish, publicPage, store } = await createSite(sqlite, { checkWords })
	const refused = { status: 500, body: { error: 'internal', cause: 'worker' } }
	expect(await publish()).toEqual(refused)
	expect(await store.words.publications()).toEqual([])
	expect(await publicPage()).toBe(pageOf('A'))
	input = 'answer'
	expect((await publish()).status).toBe(200)
	expect(await publicPage()).toBe(pageOf('B'))
})

test('a full disk is reported to the owner, and the public pages do not change until there is room', async () => {
	// Too long for the free space within the pages of the database file.
	const text = 'B'.repeat(30_000)
	const { db, publish, publicPage, store } = await createSite(sqlite, { text })
	const limitPages = async (maxPages: number) =>
		await db.write((transaction) =>
			sql.raw(`pragma max_page_count = ${maxPages}`).execute(transaction),
		)
	// SQLite raises a limit below the size of the file to that size.
	expect(await publish(() => limitPages(1))).toEqual({
		status: 503,
		body: { error: 'unavailable', cause: 'disk' },
	})
	expect(await store.words.publications()).toEqual([])
	expect(await publicPage()).toBe(pageOf('A'))
	await limitPages(1_000_000)
	expect((await publish()).status).toBe(200)
	expect(await publicPage()).toBe(pageOf(text))
})

test('an unavailable database is reported to the owner, and visitors still get the public pages', async () => {
	const { db, publish, publicPage } = await createSite(postgres)
	const answer = await publish(() => db.close())
	expect(answer).toEqual({ status: 503, body: { error: 'unavailable', cause: 'database' } })
	expect(await publicPage()).toBe(pageOf('A'))
})

test('a page broken by a published text is reported to the owner and served in its previous version until a corrected text is published', async () => {
	const { publish, publicPage, readFindings, store } = await createSite(sqlite, { text: 'broken' })
	expect((await publish()).status).toBe(200)
	expect(await publicPage()).toBe(pageOf('A'))
	expect((await readFindings()).brokenPages).toEqual(['/usa'])
	await store.words.change([{ ...change, text: 'C' }], 'ada')
	expect((await publish()).status).toBe(200)
	expect(await publicPage()).toBe(pageOf('C'))
	expect((await readFindings()).brokenPages).toEqual([])
})

test('a preview that cannot be rendered is reported to the owner, and changes nothing', async () => {
	const { preview, publicPage, readFindings } = await createSite(sqlite, { text: 'broken' })
	const refused = await preview('/usa')
	expect([refused.statusCode, refused.headers['content-type']]).toEqual([
		422,
		'text/plain; charset=utf-8',
	])
	expect(refused.body).toMatch(/^La página no se puede armar con lo que falta publicar\./)
	expect((await preview('/')).body).toBe('/ says {"a.yaml":{"title":"broken"}}')
	expect(await publicPage()).toBe(pageOf('A'))
	expect((await readFindings()).brokenPages).toEqual([])
})

test('nobody without a session learns why the server failed', async () => {
	const { app, db } = await createSite(postgres)
	await db.close()
	const payload = { email: 'ada@example.com', source: 'premium' }
	const signup = await app.inject({ method: 'POST', url: '/api/waitlist', payload })
	expect([signup.statusCode, signup.json()]).toEqual([503, { error: 'unavailable' }])
})
