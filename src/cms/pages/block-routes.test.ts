import { expect, test } from 'vitest'
import { ownPageAnswer } from '#cms/messages/own-pages.ts'
import { blockForm, pageBlocks } from '#cms/messages/page-blocks.ts'
import { wordDifferences } from '#cms/messages/word-publication.ts'
import { wordCatalog } from '#cms/messages/words.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'

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

test.each(dailyDatabases)(
	'on %s, a page of blocks is created and its blocks are changed',
	async (kind) => {
		const { store, get, post, read, idsOf, change } = await panel(kind)
		expect((await post('pages', wish)).json()).toMatchObject({ file, faults: [] })
		const { pages } = (await get('pages')).json()
		expect(pages).toMatchObject([
			{ file, path: '/quiet-week', title: 'A quiet week', isDraft: true },
		])
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
	},
)

test('changing the structure of a page makes drafts, and the texts of a new block can be edited', async () => {
	const { store, get, post, change } = await panel()
	await change(home, { act: 'hide', id: 'proof' })
	await change(home, { act: 'add', kind: 'questions' })
	const drafts = await store.words.all()
	expect(drafts.map(({ place }) => place)).toEqual(['added', 'hidden', 'order'])
	const place = 'added/questions/title'
	const { texts } = wordCatalog.parse((await get('words')).json())
	expect(texts.find((each) => each.file === home && each.place === place)?.text).toBe('[[Título]]')
	const title = { file: home, place, text: 'What guests ask', before: '[[Título]]' }
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
])('in the file %s the change %j is refused with %d', async (page, act, status) => {
	const { store, post, read } = await panel()
	const { version } = page === home ? await read(home) : { version: 'v' }
	const answer = await post('pages/blocks', { file: page, version, ...act })
	expect(answer.statusCode).toBe(status)
	expect(await store.words.all()).toEqual([])
})

test('a new page of blocks is refused if its address is taken or the page to copy is of another kind', async () => {
	const { store, post } = await panel()
	const taken = await post('pages', { ...wish, path: '/pricing' })
	expect(ownPageAnswer.parse(taken.json()).faults[0]?.fault?.code).toBe('address-taken')
	const guide = 'guides/en/low-social-battery.mdoc'
	expect((await post('pages', { ...wish, copyOf: guide })).statusCode).toBe(404)
	expect((await post('pages', { ...wish, kind: 'guide', copyOf: home })).statusCode).toBe(404)
	expect(await store.words.all()).toEqual([])
})

const faq = 'blocks/faq/questions'

async function formOf(get: Awaited<ReturnType<typeof panel>>['get'], page: string, id: string) {
	return blockForm.parse((await get(`pages/block?file=${page}&id=${id}`)).json())
}

test.each(dailyDatabases)(
	'on %s, saving the form of a block changes the texts of the block',
	async (kind) => {
		const { store, get, post } = await panel(kind)
		const { words: before, form, ...own } = await formOf(get, home, 'faq')
		expect(own).toEqual({
			kind: 'questions',
			place: 'blocks/faq',
			language: 'en',
			path: '/',
			shared: null,
		})
		expect(form.properties?.['questions']?.items?.properties?.['answer']?.label).toBe('Respuesta')
		const added = { question: 'Does it sing?', answer: 'No.' }
		const words = {
			...before,
			title: 'What people ask',
			questions: [added, ...listIn(before['questions'])],
		}
		const edit = { file: home, id: 'faq', words, before }
		expect((await post('pages/block', edit)).json()).toMatchObject({ file: home, faults: [] })
		expect((await store.words.all()).map(({ place }) => place)).toEqual([faq, 'blocks/faq/title'])
		expect((await post('pages/block', edit)).statusCode).toBe(409)
		expect((await formOf(get, home, 'faq')).words).toEqual(words)

		// The texts of the changed block are in the catalogue, and the preview can edit them one by one.
		const { texts } = wordCatalog.parse((await get('words')).json())
		const first = texts.find((each) => each.file === home && each.place === `${faq}/0/question`)
		expect(first).toMatchObject({ text: 'Does it sing?', draft: { text: 'Does it sing?' } })
		const question = { file: home, place: `${faq}/0/question`, text: 'Does it hum?' }
		const stale = { changes: [{ ...question, before: 'Did it sing?' }] }
		expect((await post('words', stale)).statusCode).toBe(409)
		const fresh = { changes: [{ ...question, before: 'Does it sing?' }] }
		expect((await post('words', fresh)).statusCode).toBe(204)
		const changed = await formOf(get, home, 'faq')
		expect(listIn(changed.words['questions'])[0]).toEqual({ ...added, question: 'Does it hum?' })
		const back = { file: home, id: 'faq', words: before, before: changed.words }
		expect((await post('pages/block', back)).json()).toMatchObject({ faults: [] })
		expect(await store.words.all()).toEqual([])
	},
)

test('the form of a block on a country page has only the texts of that country, and refers to the form with the shared texts', async () => {
	const { store, get, post } = await panel()
	const us = 'countries/us.yaml'
	const { words: before, form, shared, path } = await formOf(get, us, 'closing')
	expect([Object.keys(form.properties ?? {}), path]).toEqual([['title', 'text'], '/usa'])
	const { words } = await formOf(get, shared ?? '', 'closing')
	expect(words['hasForm']).toBe(true)
	const edit = { file: us, id: 'closing', words: { ...before, title: 'Stay in.' }, before }
	expect((await post('pages/block', edit)).json()).toMatchObject({ faults: [] })
	expect((await store.words.all()).map(({ place }) => place)).toEqual(['blocks/closing/title'])
})

test('saving the form of a block made by the owner changes the edit that contains the block, and adds no other edit', async () => {
	const { store, get, post, change } = await panel()
	await change(home, { act: 'add', kind: 'texts' })
	await post('pages', wish)
	for (const [page, id] of [
		[home, 'texts'],
		[file, 'cards'],
	] as const) {
		const { words: before } = await formOf(get, page, id)
		const [first] = listIn(before['items'])
		const words = { ...before, title: 'Few words', items: [first, first] }
		const answer = await post('pages/block', { file: page, id, words, before })
		expect(answer.json()).toMatchObject({ faults: [] })
		expect((await formOf(get, page, id)).words).toEqual(words)
	}
	expect((await store.words.all()).map(({ place }) => place)).toEqual(['', 'added', 'order'])
})

test('the form for the head of a page changes the address of the page, and the former address is kept', async () => {
	const { store, get, post } = await panel()
	await post('pages', wish)
	const [{ text } = { text: '' }] = await store.words.all()
	await store.words.publish({ edits: { [file]: { '': text } }, after: null }, 'ada')
	const { words: before, form, kind } = await formOf(get, file, '.head')
	expect([kind, Object.keys(form.properties ?? {})]).toEqual([
		'head',
		['title', 'description', 'keywords', 'card', 'name', 'path'],
	])
	const edit = { file, id: '.head', words: { ...before, path: '/calm-week' }, before }
	expect((await post('pages/block', edit)).json()).toMatchObject({ faults: [] })
	const [draft] = await store.words.all()
	expect(draft?.text).toMatch(/path: \/calm-week\n.*formerPaths:\n +- \/quiet-week\n/s)
	expect(draft?.text).toContain('updated: ')
	const own = await formOf(get, home, '.head')
	const title = { file: home, id: '.head', words: { ...own.words, title: 'Innervolt' } }
	const answer = await post('pages/block', { ...title, before: own.words })
	expect(answer.json()).toMatchObject({ faults: [] })
	const places = (await store.words.all()).map(({ place }) => place)
	expect(places).toEqual(['', 'head/title'])
})

test.each([
	[{ title: '' }, 'blocks/faq/title'],
	[{ questions: [{ question: 'Why?' }] }, `${faq}/0/question`],
	[{ questions: [{ question: 'Why?', answer: '[x](javascript:alert)' }] }, `${faq}/0/answer`],
	[{ questions: [{ question: 'Why?', answer: '{price.nothing}' }] }, `${faq}/0/answer`],
	[{ script: 'x' }, 'blocks/faq/script'],
])(
	'the values %j for a block are refused with the place of the fault, and are not stored',
	async (wrong, place) => {
		const { store, get, post } = await panel()
		const { words: before } = await formOf(get, home, 'faq')
		const edit = { file: home, id: 'faq', words: { ...before, ...wrong }, before }
		const { faults } = ownPageAnswer.parse((await post('pages/block', edit)).json())
		expect(faults.map((each) => each.place)).toEqual([place])
		expect(await store.words.all()).toEqual([])
	},
)

test.each([
	['facts/prices.yaml', 'lifetime', 404],
	[home, '__proto__', 404],
	[home, 'nothing', 404],
	['../../package.json', 'imports', 404],
])(
	'on the page %s, reading and saving the block %s are both refused with %d',
	async (page, id, status) => {
		const { get, post } = await panel()
		expect((await get(`pages/block?file=${page}&id=${id}`)).statusCode).toBe(status)
		const edit = { file: page, id, words: {}, before: {} }
		expect((await post('pages/block', edit)).statusCode).toBe(status)
	},
)

function listIn(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : []
}
