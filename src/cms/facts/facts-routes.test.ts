import { expect, onTestFinished, test } from 'vitest'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'
import { wordFacts, type WordFacts } from '#cms/messages/word-facts.ts'
import { measures } from '#cms/reader/rules/claims/measured-claim.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'

const prices = 'facts/prices.yaml'
const claims = 'facts/claims.yaml'
const germany = 'countries/de.yaml'
const premium = { file: prices, place: 'premium/minor' }

const measurements = {
	until: '2026-11-29',
	confirmedWeek: { value: 178, cases: 178 },
	testsFinished: null,
	loadTime: { value: 1.8, cases: 540 },
}

async function withSession() {
	const site = currentSite()
	setCurrentSite({ ...site, measurements })
	onTestFinished(() => setCurrentSite(site))
	const api = await createTestApi(databases[0])
	const cookie = await logIn(api.app)
	const read = async () => {
		const answer = await api.app.inject({ url: '/api/admin/words/facts', headers: { cookie } })
		return wordFacts.parse(answer.json())
	}
	const change = async (...changes: readonly object[]) =>
		await api.app.inject({
			method: 'POST',
			url: '/api/admin/words',
			headers: { ...sameOrigin, cookie },
			payload: { changes },
		})
	return { ...api, cookie, read, change }
}

const factAt = ({ facts }: WordFacts, file: string, place: string) =>
	facts.find((each) => each.file === file && each.place === place)

test('changing a price creates one draft that applies to all pages', async () => {
	const { read, change } = await withSession()
	const before = await read()
	expect(factAt(before, prices, 'premium/minor')).toMatchObject({ text: '2900', original: '2900' })
	expect(before.uses[`${prices}:lifetime/minor`]?.pages).toContain('/deutschland')
	const changed = await change({ ...premium, text: '2750', before: '2900' })
	expect(changed.statusCode).toBe(204)
	const after = await read()
	expect(factAt(after, prices, 'premium/minor')).toMatchObject({
		text: '2750',
		original: '2900',
		isOriginalChanged: false,
	})
	expect(after.readings.map(({ texts }) => texts[1])).toEqual([
		expect.stringContaining('$27.50'),
		expect.stringContaining('17,50\u00A0$'),
		expect.stringContaining('US$\u00A027,50'),
	])
	await change({ ...premium, text: '2900', before: '2750' })
	expect(factAt(await read(), prices, 'premium/minor')?.text).toBe('2900')
}, 60_000)

test('the form of a claim follows its schema, and binding the claim to a measurement creates a draft', async () => {
	const { read, change } = await withSession()
	const facts = await read()
	expect(facts.measurements).toEqual(measurements)
	const at = (part: string) => ({ file: claims, place: `claims/joinedThisWeek/${part}` })
	const [measure, threshold, evidence] = ['measure', 'threshold', 'evidence'].map(
		(part) => factAt(facts, claims, at(part).place)?.field,
	)
	expect(measure?.enum).toEqual(['none', ...measures])
	expect([threshold?.minimum, evidence?.isOptional]).toEqual([1, true])
	const bound = { ...at('measure'), text: 'confirmedWeek', before: 'none' }
	await change(bound, { ...at('threshold'), text: '50', before: '100' })
	const { text } = factAt(await read(), claims, bound.place) ?? {}
	expect(text).toBe('confirmedWeek')
	const wrong = await change({ ...at('threshold'), text: '0', before: '50' })
	expect(wrong.json()).toMatchObject({
		error: 'invalid',
		fields: [`${claims}:claims/joinedThisWeek/threshold`],
	})
}, 60_000)

test('a list is returned with the drafts of its texts, and is saved with its hidden items', async () => {
	const { read, change, store } = await withSession()
	const answer = { file: germany, place: 'blocks/faq/questions/0/answer' }
	await store.words.change([{ ...answer, text: 'Ja, 14 Tage lang.', original: 'x' }], 'bea')
	const list = factAt(await read(), germany, 'blocks/faq/questions')
	const [first, ...others] = JSON.parse(list?.text ?? '')
	expect(first.answer).toBe('Ja, 14 Tage lang.')
	const added = { question: 'Gibt es das auf dem Handy?', answer: 'Ja. {fact.devices}' }
	const text = JSON.stringify([added, ...others, { ...first, isHidden: true }])
	await change({ file: germany, place: 'blocks/faq/questions', text, before: list?.text })
	expect(factAt(await read(), germany, 'blocks/faq/questions')?.text).toBe(text)
	expect((await store.words.all()).map(({ place }) => place)).toEqual(['blocks/faq/questions'])
}, 60_000)

const quiet = { authors: 'Ng', year: 2026, title: 'Quiet', venue: 'Heliyon 12' }

test('a source is added as a draft, and its title can be edited like other texts', async () => {
	const { read, change, store, app, cookie } = await withSession()
	const file = 'facts/sources.yaml'
	expect(factAt(await read(), file, 'added')).toMatchObject({ text: '{}', original: '{}' })
	const text = JSON.stringify({ ng2026: { ...quiet, doi: '10.1016/j.heliyon.2026.1' } })
	await change({ file, place: 'added', text, before: '{}' })
	expect(factAt(await read(), file, 'added')?.text).toBe(text)
	expect((await store.words.all()).map(({ place }) => place)).toEqual(['added'])
	const catalog = await app.inject({ url: '/api/admin/words', headers: { cookie } })
	expect(catalog.json().texts).toContainEqual(
		expect.objectContaining({ file, place: 'added/ng2026/authors', text: 'Ng' }),
	)
}, 60_000)

test.each([
	[[{ ...premium, text: '27,50', before: '2900' }], [`${prices}:premium/minor`]],
	[
		[
			{
				file: 'facts/product.yaml',
				place: 'contacts/support',
				text: 'x',
				before: 'support@innervolt.example',
			},
		],
		['facts/product.yaml:contacts/support'],
	],
	[
		[{ file: 'facts/product.yaml', place: 'opening/en', text: '<i>Go</i>', before: null }],
		['facts/product.yaml:opening/en'],
	],
	[
		[
			{
				file: germany,
				place: 'blocks/faq/questions',
				text: '[{"question":"A?","answer":"A","isHidden":true},{"question":"B?","answer":""}]',
				before: null,
			},
		],
		[`${germany}:blocks/faq/questions/1/answer`],
	],
	[
		[
			{
				file: germany,
				place: 'blocks/faq/questions',
				text: '[{"question":"A?","answer":"{price.nosuch}"}]',
				before: null,
			},
		],
		[`${germany}:blocks/faq/questions/0/answer`],
	],
])(
	'an impossible value is refused, and the error names its address: %j',
	{ tags: 'night' },
	async (changes, fields) => {
		const { read, change, store } = await withSession()
		const facts = changes.some(({ before }) => before === null) ? await read() : null
		const answer = await change(
			...changes.map((each) => ({
				...each,
				before: each.before ?? (facts && factAt(facts, each.file, each.place)?.text),
			})),
		)
		expect(answer.statusCode).toBe(400)
		expect(answer.json()).toMatchObject({ error: 'invalid', fields })
		expect(await store.words.all()).toEqual([])
	},
)

test.each([
	['doi', 'javascript:alert(1)'],
	['url', 'javascript:alert(1)'],
	['year', 20_260],
	['title', '<i>Quiet'],
])(
	'a source is refused for its %s: %o',
	async (key, wrong) => {
		const { change, store } = await withSession()
		const text = JSON.stringify({ ng2026: { ...quiet, [key]: wrong } })
		const file = 'facts/sources.yaml'
		const answer = await change({ file, place: 'added', text, before: '{}' })
		expect(answer.json()).toMatchObject({
			error: 'invalid',
			fields: [`${file}:added/ng2026/${key}`],
		})
		expect(await store.words.all()).toEqual([])
	},
	60_000,
)

test('a change based on an outdated value is answered with 409 and the address of its text, and a change at an unknown address with 404', async () => {
	const { change, store, app } = await withSession()
	await store.words.change([{ ...premium, text: '2500', original: '2900' }], 'bea')
	const answer = await change({ ...premium, text: '2700', before: '2900' })
	const fields = [`${prices}:premium/minor`]
	expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'conflict', fields }])
	for (const address of [
		{ file: prices, place: 'nosuch' },
		{ file: '../../package.json', place: 'name' },
	]) {
		expect((await change({ ...address, text: 'x', before: 'y' })).statusCode).toBe(404)
	}
	expect((await store.words.all()).map(({ text }) => text)).toEqual(['2500'])
	expect((await app.inject('/api/admin/words/facts')).statusCode).toBe(401)
}, 60_000)
