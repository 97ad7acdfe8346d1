import { expect, test } from 'vitest'
import { ownPageAnswer } from '#contract/own-pages.ts'
import { pageBlocks } from '#contract/page-blocks.ts'
import { wordDifferences } from '#contract/word-publication.ts'
import { wordCatalog } from '#contract/words.ts'
import { databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'
import { currentSite, setCurrentSite } from '#words/site.ts'

const file = 'landings/en/quiet-week.yaml'
const home = 'pages/en/home.yaml'
const wish = {
	kind: 'landing',
	language: 'en',
	path: '/quiet-week',
	title: 'A quiet week',
	copyOf: null,
}

async function panel(kind: TestDatabase = databases[0]) {
	setCurrentSite({ ...currentSite(), edits: {} })
	const { app, store } = await createTestApi(kind)
	const cookie = await logIn(app)
	const get = async (url: string) =>
		await app.inject({ url: `/api/admin/${url}`, headers: { cookie } })
	const post = async (url: string, payload: object) =>
		await app.inject({
			method: 'POST',
			url: `/api/admin/${url}`,
			headers: { ...sameOrigin, cookie },
			payload,
		})
	const read = async (page: string) =>
		pageBlocks.parse((await get(`pages/blocks?file=${page}`)).json())
	const idsOf = async (page: string) => (await read(page)).blocks.map(({ id }) => id)
	const change = async (page: string, act: object) => {
		const { version } = await read(page)
		return await post('pages/blocks', { file: page, version, ...act })
	}
	return { store, get, post, read, idsOf, change }
}

test.each(databases)('a page of blocks is made and its blocks are changed on %s', async (kind) => {
	const { store, get, post, read, idsOf, change } = await panel(kind)
	expect((await post('pages', wish)).json()).toMatchObject({ file, faults: [] })
	const { pages } = (await get('pages')).json()
	expect(pages).toMatchObject([{ file, path: '/quiet-week', title: 'A quiet week', isDraft: true }])
	expect(await idsOf(file)).toEqual(['hero', 'cards', 'questions', 'call'])
	const { version } = await read(file)
	const move = { act: 'move', id: 'call', to: 0 }
	expect((await post('pages/blocks', { file, version, ...move })).json()).toMatchObject({
		file,
		faults: [],
	})
	expect((await post('pages/blocks', { file, version, ...move })).statusCode).toBe(409)
	for (const act of [
		{ act: 'add', kind: 'texts' },
		{ act: 'remove', id: 'cards' },
		{ act: 'hide', id: 'questions' },
	])
		expect((await change(file, act)).json()).toMatchObject({ file, faults: [] })
	expect(await idsOf(file)).toEqual(['call', 'hero', 'questions', 'texts'])
	expect((await store.words.all()).map(({ place }) => place)).toEqual([''])
	const { changes } = wordDifferences.parse((await get('words/changes')).json())
	expect(changes).toMatchObject([{ file, place: '', before: '', changedBy: 'ada' }])
})

test('the structure of a page of the site is a draft like its texts, and a new block has texts', async () => {
	const { store, get, post, change } = await panel()
	await change(home, { act: 'hide', id: 'proof' })
	await change(home, { act: 'add', kind: 'questions' })
	const drafts = await store.words.all()
	expect(drafts.map(({ place }) => place)).toEqual(['added', 'hidden', 'order'])
	const place = 'added/questions/title'
	const { texts } = wordCatalog.parse((await get('words?language=en')).json())
	expect(texts.find((each) => each.file === home && each.place === place)?.text).toBe('[[Título]]')
	const title = { file: home, place, text: 'What guests ask', before: null }
	expect((await post('words', { changes: [title] })).statusCode).toBe(204)
	expect((await store.words.all())[0]?.text).toContain('What guests ask')
	await change(home, { act: 'remove', id: 'questions' })
	await change(home, { act: 'show', id: 'proof' })
	expect((await store.words.all()).map((each) => [each.place, each.text.length > 2])).toEqual([
		['order', true],
	])
})

test.each([
	[home, { act: 'move', id: 'faq', to: 0 }, 400],
	[home, { act: 'remove', id: 'tools' }, 400],
	[home, { act: 'add', kind: 'script' }, 400],
	[home, { act: 'add', kind: 'front' }, 400],
	[home, { act: 'copy', id: 'hero' }, 400],
	[home, { act: 'copy', id: 'strip' }, 400],
	[home, { act: 'move', id: 'tools', to: -1 }, 400],
	[home, { act: 'hide', id: '__proto__' }, 400],
	['facts/product.yaml', { act: 'hide', id: 'proof' }, 404],
	['landings/en/nothing.yaml', { act: 'hide', id: 'proof' }, 404],
	['../../package.json', { act: 'hide', id: 'proof' }, 404],
])('in %s, %j is refused with %d', async (page, act, status) => {
	const { store, post, read } = await panel()
	const { version } = page === home ? await read(home) : { version: 'v' }
	const answer = await post('pages/blocks', { file: page, version, ...act })
	expect(answer.statusCode).toBe(status)
	expect(await store.words.all()).toEqual([])
})

test('the address of a new page of blocks is checked, and so is what it copies', async () => {
	const { store, post } = await panel()
	const taken = await post('pages', { ...wish, path: '/pricing' })
	expect(ownPageAnswer.parse(taken.json()).faults[0]?.fault?.code).toBe('address-taken')
	const guide = 'guides/en/low-social-battery.mdoc'
	expect((await post('pages', { ...wish, copyOf: guide })).statusCode).toBe(404)
	expect((await post('pages', { ...wish, kind: 'guide', copyOf: home })).statusCode).toBe(404)
	expect(await store.words.all()).toEqual([])
})
