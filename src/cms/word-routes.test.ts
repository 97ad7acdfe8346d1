import { expect, test } from 'vitest'
import { wordCatalog } from '#cms/messages/words.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'
import { originalAt } from '#cms/reader/edits/edit-places.ts'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'
import type { CheckWords } from '#cms/publish/check-words.ts'

const title = { file: 'pages/en/home.yaml', place: 'blocks/hero/title' }
const faq = { file: 'pages/en/home.yaml' }
const questions: readonly { readonly question: string; readonly answer: string }[] = JSON.parse(
	originalAt({ ...faq, place: 'blocks/faq/questions' }) ?? '[]',
)
async function withSite(options: { readonly checkWords?: CheckWords } = {}) {
	setCurrentSite({ ...currentSite(), edits: { [title.file]: { [title.place]: 'See Friday.' } } })
	const api = await createTestApi(databases[0], options)
	const cookie = await logIn(api.app)
	const read = async (headers = { cookie }) =>
		await api.app.inject({ url: '/api/admin/words', headers })
	const change = async (...changes: readonly object[]) =>
		await api.app.inject({
			method: 'POST',
			url: '/api/admin/words',
			headers: { ...sameOrigin, cookie },
			payload: { changes },
		})
	const textAt = async (place: string) => {
		const { texts } = wordCatalog.parse((await read()).json())
		return texts.find((each) => each.file === title.file && each.place === place)
	}
	return { ...api, read, textAt, change }
}

const original = 'See Thursday coming.'
const wish = { ...title, text: 'See Sunday.', before: original }
const terms = { ...title, place: 'blocks/hero/terms' }
const shownTerms = originalAt(terms) ?? ''

test('reading the public texts with their originals and drafts requires a session', async () => {
	const { read, textAt, change } = await withSite()
	expect((await read({ cookie: '' })).statusCode).toBe(401)
	expect((await change(wish)).statusCode).toBe(204)
	expect(await textAt(title.place)).toMatchObject({
		text: 'See Friday.',
		original,
		draft: { text: 'See Sunday.', changedBy: 'ada', isOriginalChanged: false },
	})
	expect((await textAt('blocks/hero/terms'))?.draft).toBeNull()
	const { texts, facts } = wordCatalog.parse((await read()).json())
	expect(facts.pt['price.lifetime']).toBe('US$\u00A010')
	const portuguese = texts.filter(({ language }) => language === 'pt')
	expect(portuguese.length).toBeGreaterThan(100)
	expect(new Set(portuguese.map(({ file }) => file.split('/')[1]))).not.toContain('en')
})

test('a draft is marked if the original of its text has changed since', async () => {
	const { textAt, store } = await withSite()
	await store.words.change([{ ...title, text: 'See Sunday.', original: 'An older one.' }], 'ada')
	expect((await textAt(title.place))?.draft?.isOriginalChanged).toBe(true)
})

test('a text is returned in its currently published version', async () => {
	const { textAt } = await withSite()
	setCurrentSite({ ...currentSite(), edits: { [title.file]: { [title.place]: 'See Saturday.' } } })
	expect(await textAt(title.place)).toMatchObject({ text: 'See Saturday.' })
	setCurrentSite({ ...currentSite(), edits: {} })
	expect((await textAt(title.place))?.original).toBeUndefined()
})

test('a draft that equals the original from the repository is dropped', async () => {
	const { change, store } = await withSite()
	await change(wish)
	const restored = { ...title, text: original, before: 'See Sunday.' }
	expect((await change(restored)).statusCode).toBe(204)
	expect(await store.words.all()).toEqual([])
})

test('a change based on an outdated version of a text is answered with 409, and nothing of it is stored', async () => {
	const { change, store } = await withSite()
	await change(wish)
	const once = { ...terms, text: '{price.lifetime}, once', before: shownTerms }
	const answer = await change(once, { ...wish, text: 'See Monday.' })
	expect([answer.statusCode, answer.json()]).toEqual([
		409,
		{ error: 'conflict', fields: [`${title.file}:${title.place}`] },
	])
	expect((await store.words.all()).map(({ text }) => text)).toEqual(['See Sunday.'])
})

const guide = 'guides/en/low-social-battery.mdoc'
const heading = { file: guide, place: '#leave' }
const block = { file: guide, place: '#leave/1' }
const subject = { file: 'messages/en/mails.yaml', place: 'confirmation/subject' }
const counter = { file: 'quizzes/en/shared.yaml', place: 'question/counter' }
const refusal = { file: 'tools/en/say-no-messages.yaml', place: 'refusals/tonight/gently/0' }
const nested = (depth: number) => `${'{% if true %}'.repeat(depth)}A${'{% /if %}'.repeat(depth)}`

test.each([
	[terms, '', { code: 'missing', values: {} }],
	[terms, ' ', { code: 'missing', values: {} }],
	[terms, '<i>Go</i>', { code: 'markup', values: { text: '<i>' } }],
	[terms, '{% note %}', { code: 'markup', values: { text: '{%' } }],
	[terms, '{price.life}', { code: 'variable', values: { name: 'price.life' } }],
	[terms, 'A\u202Eb', { code: 'character', values: { text: 'U+202E' } }],
	[terms, '- a list', { code: 'syntax', values: {} }],
	[terms, '`code`', { code: 'syntax', values: {} }],
	[terms, 'Two\n\nparagraphs', { code: 'syntax', values: {} }],
	[terms, '[a](//a.example)', { code: 'link', values: { link: '//a.example' } }],
	[terms, '[a](page:nowhere)', { code: 'page', values: { name: 'nowhere' } }],
	[subject, 'Confirm!', { code: 'form', values: {} }],
	[subject, 'a'.repeat(61), { code: 'too-long', values: { max: '60', n: '61' } }],
	[counter, '{question}', { code: 'argument-missing', values: { name: 'total' } }],
	[counter, '{question} of {total', { code: 'message', values: {} }],
	[refusal, 'Thanks {a|b', { code: 'message', values: {} }],
	[block, '{% note %}', { code: 'tag', values: {} }],
	[block, '> quoted', { code: 'tag', values: {} }],
	[block, '[a](javascript:alert)', { code: 'link', values: { link: 'javascript:alert' } }],
	[block, '## New {% #new %}', { code: 'heading', values: {} }],
	[heading, '## New {% #new %}', { code: 'heading', values: {} }],
	[heading, '', { code: 'heading', values: {} }],
])('the text at %o cannot be changed to %j', async (address, text, fault) => {
	const { change, store } = await withSite()
	const { file, place } = address
	const answer = await change({ ...address, text, before: originalAt(address) ?? '' })
	expect(answer.json()).toMatchObject({ fields: [`${file}:${place}`], faults: [{ place, fault }] })
	expect(answer.statusCode).toBe(400)
	expect(await store.words.all()).toEqual([])
})

test('tags that are nested more deeply than Markdoc can parse are refused', async () => {
	const { change } = await withSite()
	const answer = await change({ ...block, text: nested(21), before: originalAt(block) ?? '' })
	expect(answer.json().faults).toMatchObject([{ file: guide, fault: { code: 'tag' } }])
})

test.each([
	[block, ''],
	[block, nested(20)],
	[block, 'A. {% source "leikas2017" /%}\n\n- {% $price.lifetime %}'],
	[heading, '## Another heading {% #leave %}'],
])('the text at %o can be changed to %j', async (address, text) => {
	const { change } = await withSite()
	const answer = await change({ ...address, text, before: originalAt(address) ?? '' })
	expect(answer.statusCode).toBe(204)
})

test('a text is saved even if another draft of its file is invalid', async () => {
	const { change, store } = await withSite()
	await store.words.change([{ ...terms, text: '{price.life}', original: shownTerms }], 'ada')
	expect((await change(wish)).statusCode).toBe(204)
})

test('a link that looks like a list is refused', async () => {
	const { change } = await withSite()
	const link = { file: 'types/de/social.yaml', place: 'blocks/intro/action/href' }
	const answer = await change({ ...link, text: '[]', before: originalAt(link) })
	expect(answer.json()).toMatchObject({
		error: 'invalid',
		fields: [`${link.file}:${link.place}`],
	})
})

test.each([
	{ ...wish, place: 'blocks/hero/nothing' },
	{ ...wish, file: '../../package.json' },
])('a change at an address without a text is answered with 404: $file:$place', async (unknown) => {
	const { change, store } = await withSite()
	expect((await change(wish, unknown)).statusCode).toBe(404)
	expect(await store.words.all()).toEqual([])
})

test.each([{}, { changes: [] }, { changes: [{ ...wish, html: '' }] }, { changes: [{ ...title }] }])(
	'a malformed request body is refused: %j',
	async (payload) => {
		const { app } = await withSite()
		const cookie = await logIn(app)
		const answer = await app.inject({
			method: 'POST',
			url: '/api/admin/words',
			headers: { ...sameOrigin, cookie },
			payload,
		})
		expect(answer.statusCode).toBe(400)
	},
)

test('changing a text in a list that has a draft changes the draft, even after the item with the text has moved', async () => {
	const { textAt, change, store } = await withSite()
	const list = { ...faq, place: 'blocks/faq/questions', original: JSON.stringify(questions) }
	const [first, ...others] = questions
	const longer = [{ ...first, answer: 'From you, and from nobody else.' }, ...others]
	await store.words.change([{ ...list, text: JSON.stringify(longer) }], 'ada')
	const question = {
		...faq,
		place: 'blocks/faq/questions/0/question',
		text: 'How?',
		before: first?.question,
	}
	expect((await change(question)).statusCode).toBe(204)
	const [stored] = await store.words.all()
	const [changed] = JSON.parse(stored?.text ?? '[]')
	expect(changed).toEqual({ question: 'How?', answer: 'From you, and from nobody else.' })
	expect(await textAt(question.place)).toMatchObject({ text: 'How?', draft: { text: 'How?' } })
	await store.words.change([{ ...list, text: JSON.stringify(longer.toReversed()) }], 'ada')
	// The text was read before its item moved.
	expect((await change({ ...question, text: 'Who?' })).statusCode).toBe(409)
	expect((await change({ ...question, text: 'Who?', before: 'How?' })).statusCode).toBe(409)
	const last = await textAt(`blocks/faq/questions/${questions.length - 1}/question`)
	expect(last?.text).toBe(first?.question)
	const text = { ...question, place: last?.place, text: 'Who?', before: last?.draft?.text }
	expect((await change(text)).statusCode).toBe(204)
	const [moved] = await store.words.all()
	expect(JSON.parse(moved?.text ?? '[]').at(-1)).toEqual({ ...longer[0], question: 'Who?' })
})

test('a change is refused if the given check, by default that of the worker, finds a fault', async () => {
	const { file, place } = title
	const fault = { file, place, line: 1, fault: null, message: 'It takes seconds to parse.' }
	const { change, store } = await withSite({
		checkWords: async (edits) => (edits[file]?.[place] === wish.text ? [fault] : []),
	})
	const answer = await change(wish)
	expect(answer.statusCode).toBe(400)
	expect(answer.json()).toMatchObject({ fields: [`${file}:${place}`], faults: [fault] })
	expect(await store.words.all()).toEqual([])
})
