/** @module-tag night */
import { expect, test } from 'vitest'
import { anchorsIn, checkWords } from './check-words.ts'

const home = 'pages/de/error-pages.yaml'

const at = (file: string, place: string) => ({
	file,
	place,
	line: expect.any(Number),
	message: expect.any(String),
})

/** Checks all texts in one run, because each run takes seconds. */
async function faultsOf(texts: readonly (readonly [file: string, place: string, text: string])[]) {
	const edits = Object.fromEntries(texts.map(([file, place, text]) => [file, { [place]: text }]))
	return await checkWords(edits, null)
}

test('a text refused by a schema is reported with its place and a code', async () => {
	const counter = ['quizzes/de/shared.yaml', 'question/counter'] as const
	const block = ['guides/de/low-social-battery.mdoc', '#gehen/1'] as const
	const found = await faultsOf([
		[home, 'home', '{price.nosuch}'],
		['pages/pt/error-pages.yaml', 'home', ''],
		[...counter, '{question} von {ende} {total}'],
		[...block, '{% figure "nosuch" %}'],
	])
	expect(found).toEqual([
		{ ...at(home, 'home'), fault: { code: 'variable', values: { name: 'price.nosuch' } } },
		{ ...at('pages/pt/error-pages.yaml', 'home'), fault: { code: 'missing', values: {} } },
		{ ...at(...counter), fault: { code: 'argument', values: { name: 'ende' } } },
		{ ...at(...block), fault: { code: 'tag', values: {} } },
	])
})

test('a fault that no schema finds is also reported with a code', async () => {
	const found = await faultsOf([
		[home, 'home', 'Take the way that leads to your home ⏰'],
		['guides/de/low-social-battery.mdoc', '#gehen/1', 'Deine Sozialbatterie ist leer.'],
	])
	const english = { text: 'Take the way that leads to your home ⏰' }
	expect(found.map(({ fault }) => fault)).toEqual([
		{ code: 'english', values: english },
		{ code: 'term', values: { text: 'Sozialbatterie', term: 'soziale Batterie' } },
		{ code: 'glyph', values: { text: '⏰' } },
	])
})

test('a fault that the panel has no translation for is reported in English', async () => {
	const file = 'facts/prices.yaml'
	expect(await faultsOf([[file, 'trialDays', '99']])).toMatchObject([
		{ file, fault: null, message: expect.stringContaining(`src/content/${file}:`) },
	])
})

test('texts without edits have no faults', async () => {
	expect(await checkWords({}, null)).toEqual([])
})

test('links are checked if the anchors of pages are given', async () => {
	const found = await checkWords({}, new Map([['/', ['top']]]))
	expect(found.map(({ fault }) => fault?.code)).toContain('link')
})

test('the anchors of a page are its ids, except ids of drawings, which change', () => {
	const html =
		'<h1 class="a" id="top">Hi</h1><p id=no data-id="x"><path id="paint-1"/><i\nid="end">'
	expect(
		anchorsIn(
			new Map([
				['/', html],
				['/uk', ''],
			]),
		),
	).toEqual(
		new Map([
			['/', ['top', 'end']],
			['/uk', []],
		]),
	)
})
