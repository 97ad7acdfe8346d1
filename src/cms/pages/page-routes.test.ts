import { expect, test } from 'vitest'
import { ownPageAnswer, ownPageList } from '#cms/messages/own-pages.ts'
import { blockForm } from '#cms/messages/page-blocks.ts'
import { wordDifferences } from '#cms/messages/word-publication.ts'
import { wordCatalog } from '#cms/messages/words.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'
import { hasPage } from '#cms/preview-routes.ts'
import { withoutSome } from '#cms/word-differences.ts'
import { articlePages } from '#site/seo/article-pages.ts'
import { currentSite, setCurrentSite, withSite } from '#cms/reader/site.ts'

const file = 'guides/en/quiet-week.mdoc'
const wish = {
	kind: 'guide',
	language: 'en',
	path: '/quiet-week',
	title: 'A quiet week',
	copyOf: 'guides/en/low-social-battery.mdoc',
}

async function panel(kind: TestDatabase = databases[0]) {
	setCurrentSite({ ...currentSite(), edits: {} })
	const api = await createTestApi(kind)
	const cookie = await logIn(api.app)
	const get = async (url: string) =>
		await api.app.inject({ url: `/api/admin/${url}`, headers: { cookie } })
	const post = async (url: string, payload: object, headers: object = sameOrigin) =>
		await api.app.inject({
			method: 'POST',
			url: `/api/admin/${url}`,
			headers: { ...headers, cookie },
			payload,
		})
	const pages = async () => ownPageList.parse((await get('pages')).json()).pages
	const textOf = async () =>
		blockForm.parse((await get(`pages/block?file=${file}&id=.page`)).json()).words
	const change = async (words: object, before?: object) => {
		const own = before ?? (await textOf())
		const edit = { file, id: '.page', words: { ...own, ...words }, before: own }
		return await post('pages/block', edit)
	}
	const changes = async () => wordDifferences.parse((await get('words/changes')).json())
	return { ...api, get, post, pages, textOf, change, changes }
}

test.each(dailyDatabases)(
	'on %s, a page is created, changed, published and removed',
	async (kind) => {
		const { post, pages, textOf, change, changes, store } = await panel(kind)
		expect((await post('pages', wish)).json()).toMatchObject({ file, faults: [] })
		const row = { file, language: 'en', page: 'quietWeek', path: '/quiet-week' }
		expect(await pages()).toEqual([
			{ ...row, title: 'A quiet week', isDraft: true, isRemoved: false },
		])
		const before = await textOf()
		const calm = { title: 'A calm week' }
		expect((await change(calm, before)).json()).toMatchObject({ file, faults: [] })
		expect((await change(calm, before)).statusCode).toBe(409)
		const list = await changes()
		expect(list.changes).toHaveLength(1)
		expect(list.changes[0]).toMatchObject({ file, place: '', before: '', changedBy: 'ada' })
		expect(list.changes[0]?.after).toContain('A calm week')
		const [{ text } = { text: '' }] = await store.words.all()
		await store.words.publish({ edits: { [file]: { '': text } }, after: null }, 'ada')
		expect((await changes()).changes).toEqual([])
		expect((await post('pages/remove', { file })).statusCode).toBe(204)
		expect(await pages()).toMatchObject([{ isDraft: false, isRemoved: true }])
		expect((await changes()).changes).toMatchObject([{ file, place: '', after: '' }])
		expect((await post('pages/remove', { file })).statusCode).toBe(404)
	},
)

test('the texts of a page that is a draft are in the catalogue, and are edited like other texts', async () => {
	const { get, post, changes, textOf, store } = await panel()
	await post('pages', wish)
	const { texts } = wordCatalog.parse((await get('words')).json())
	const textAt = (place: string) =>
		texts.find((each) => each.file === file && each.place === place)?.text
	expect(textAt('title')).toBe('A quiet week')
	const title = { file, place: 'title', text: 'A calm week', before: 'A quiet week' }
	expect((await post('words', { changes: [title] })).statusCode).toBe(204)
	const link = { file, place: 'lede', text: '[Here](page:quietWeek)', before: textAt('lede') }
	expect((await post('words', { changes: [link] })).statusCode).toBe(204)
	expect((await changes()).changes).toHaveLength(1)
	expect(await textOf()).toMatchObject({ title: 'A calm week' })
	const discarded = { digest: (await changes()).digest }
	expect((await post('words/discard', discarded)).statusCode).toBe(204)
	expect(await store.words.all()).toEqual([])
})

test('changing the address of a page stores the former address if the page is public', async () => {
	const { post, change, store } = await panel()
	await post('pages', wish)
	await change({ path: '/calm-week' })
	const [{ text } = { text: '' }] = await store.words.all()
	expect(text).not.toContain('formerPaths')
	await store.words.publish({ edits: { [file]: { '': text } }, after: null }, 'ada')
	await change({ path: '/still-week' })
	const stored = async () => (await store.words.all())[0]?.text
	expect(await stored()).toMatch(/path: \/still-week\n.*formerPaths:\n +- \/calm-week\n/s)
	await change({ path: '/calm-week' })
	expect(await stored()).not.toContain('formerPaths')
})

test('spaces around the text of a page are not stored, and cause no conflict', async () => {
	const { post, change, textOf } = await panel()
	await post('pages', wish)
	const first = await textOf()
	const body = `${String(first['body'])}\n\nQuiet.`
	const before = { ...first, body: `${body}\n\n` }
	expect((await change(before)).json()).toMatchObject({ faults: [] })
	expect(await textOf()).toMatchObject({ body })
	expect((await change({ title: 'A calm week' }, before)).json()).toMatchObject({ faults: [] })
})

test.each([{ body: 7 }, { body: 'x'.repeat(100_001) }])(
	'a text like %j is refused',
	async (words) => {
		const { post, change } = await panel()
		await post('pages', wish)
		expect((await change(words)).statusCode).toBe(400)
	},
)

test('a publication date that does not exist is reported as a fault of the page', async () => {
	const { post, change } = await panel()
	await post('pages', wish)
	const { faults } = ownPageAnswer.parse((await change({ published: '2026-13-45' })).json())
	expect(faults).toMatchObject([{ place: 'published' }])
})

test('a new page that is left out of a publication remains entirely unpublished', async () => {
	const { post, changes, store } = await panel()
	await post('pages', wish)
	const title = { file, place: 'title', text: 'A calm week', before: 'A quiet week' }
	await post('words', { changes: [title] })
	const drafts = {
		[file]: Object.fromEntries((await store.words.all()).map((each) => [each.place, each.text])),
	}
	expect(withoutSome({}, drafts, (await changes()).changes)).toEqual({})
})

const faulty = [
	['[a](javascript:alert)', 'cannot be linked'],
	['[a]\n\n[a]: javascript:alert', 'cannot be linked'],
	['[a] [c](page:week)\n\n[a]: ftp://evil.example', 'cannot be linked'],
	['[a][b] [c](page:week)\n\n[b]: //evil.example', 'cannot be linked'],
	['[a](java&#115;cript:alert)', 'cannot be linked'],
	['<ftp://evil.example>', 'cannot be linked'],
	['[a](data:text/html,x)', 'cannot be linked'],
	['{% note %}'.repeat(100), 'The tags are nested too deeply.'],
	['A\u202Eb', 'U+202E cannot be shown.'],
	['{% script %}x{% /script %}', "Undefined tag: 'script'"],
	['{% scene "lookAtTheDoor" %}', 'missing closing'],
	['{% $price.nothing %}', 'Undefined variable'],
	['[a](page:nowhere)', 'There is no page “nowhere”'],
	['[a](#nowhere)', 'This page has no anchor “#nowhere”'],
] as const

test('a page with a fault is not stored, and each fault has its line', async () => {
	const { post, change, textOf, store } = await panel()
	await post('pages', wish)
	const before = await store.words.all()
	const { body } = await textOf()
	for (const [added, sentence] of faulty) {
		const answer = await change({ body: `${String(body)}\n\n${added}` })
		const { faults } = ownPageAnswer.parse(answer.json())
		expect({ added, faults }).toEqual({
			added,
			faults: [expect.objectContaining({ message: expect.stringContaining(sentence) })],
		})
		expect(faults[0]?.line).toBeGreaterThan(40)
	}
	expect(await store.words.all()).toEqual(before)
})

test.each([{ script: 'x' }, { related: 'x' }, { faq: null }, { page: 'week' }])(
	'changing a page to %j is answered with a fault',
	async (changed) => {
		const { post, change } = await panel()
		await post('pages', wish)
		const answer = await change(changed)
		expect(ownPageAnswer.parse(answer.json()).faults).toHaveLength(1)
	},
)

test.each([
	[{ path: '/pricing' }, 'address-taken'],
	[{ path: '/deutschland/ruhig' }, 'address'],
	[{ path: '/../../etc/passwd' }, 'address'],
])('a new page with %j is answered with a fault and is not stored', async (change, code) => {
	const { post, store } = await panel()
	const answer = await post('pages', { ...wish, ...change })
	expect(ownPageAnswer.parse(answer.json()).faults[0]?.fault?.code).toBe(code)
	expect(await store.words.all()).toEqual([])
})

test.each([
	[{ copyOf: '../../package.json' }, 404],
	[{ copyOf: 'facts/product.yaml' }, 404],
	[{ kind: 'policy' }, 400],
	[{ title: '' }, 400],
	[{ path: '/Quiet' }, 400],
	[{ path: '/low-social-battery' }, 409],
])('a request to make a page with %j is refused with %d', async (change, status) => {
	const { post } = await panel()
	expect((await post('pages', { ...wish, ...change })).statusCode).toBe(status)
})

test(
	'HTML in a page is treated as plain text, and thousands of unclosed Markdown marks are parsed quickly',
	{ tags: 'night' },
	async () => {
		const { post, change, textOf, store } = await panel()
		await post('pages', wish)
		const { body } = await textOf()
		const marks = `${String(body)}\n\n<script>alert(1)</script>\n\n${'[*_'.repeat(3_000)}`
		const answer = await change({ body: marks })
		expect(answer.json()).toMatchObject({ file, faults: [] })
		const [{ text } = { text: '' }] = await store.words.all()
		const edits = { [file]: { '': text } }
		const page = withSite({ ...currentSite(), edits }, articlePages).find(
			({ head }) => head.path === '/quiet-week',
		)
		expect(JSON.stringify(page?.blocks)).toContain('"<script>alert(1)</script>"')
	},
)

const isPublic = (path: string) => path === '/week'

test('a page that exists only as a draft has a preview, and a page that a draft removes has none', () => {
	const text = 'page: quietWeek\npath: /quiet-week'
	const edits = { [file]: { '': `---\n${text}\n---\n` } }
	setCurrentSite({ ...currentSite(), edits: {} })
	expect(hasPage(edits, '/quiet-week', isPublic)).toBe(true)
	expect(hasPage({}, '/quiet-week', isPublic)).toBe(false)
	expect(hasPage({}, '/week', isPublic)).toBe(true)
	setCurrentSite({ ...currentSite(), edits })
	expect(hasPage({}, '/quiet-week', () => true)).toBe(false)
})

test('making a page requires a session and a request from the same origin', async () => {
	const { app, post } = await panel()
	expect((await post('pages', wish, {})).statusCode).toBe(403)
	const answer = await app.inject({
		method: 'POST',
		url: '/api/admin/pages',
		headers: sameOrigin,
		payload: wish,
	})
	expect(answer.statusCode).toBe(401)
})
