/** @module-tag night */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { wordsCommand } from './words-command.ts'

const address = 'pages/de/error-pages.yaml:home'
const original = /^home: (.*)$/m.exec(
	readFileSync('src/content/pages/de/error-pages.yaml', 'utf8'),
)?.[1]

const noFaults = async () => []

async function site(check: (edits: WordEdits) => Promise<readonly string[]> = noFaults) {
	const { store } = await openTestStore(databases[0])
	const run = (...args: string[]) => wordsCommand({ store: store.words, check }, args)
	return { run, store }
}

test('a text is found, changed, listed and published, and its publication is undone', async () => {
	const { run, store } = await site()
	expect(await run('find', original ?? '')).toContain(`${address}  ${original}`)
	expect(await run('get', address)).toBe(original)
	await run('set', address, 'Nach Hause')
	expect(await run('get', address)).toBe('Nach Hause')
	expect(await run('find', 'NACH HAUSE')).toContain(`${address}  Nach Hause`)
	expect(await run('list')).toMatch(new RegExp(`^${address}  .* command line$`))
	expect(await run('diff')).toBe(`${address}\n- ${original}\n+ Nach Hause`)
	expect(await run('publish')).toBe('The changes are public.')
	expect(await store.words.published()).toEqual({
		'pages/de/error-pages.yaml': { home: 'Nach Hause' },
	})
	expect(await run('diff')).toBe('Everything is public.')
	await run('undo')
	expect(await store.words.published()).toEqual({})
	expect(await run('diff')).toContain('+ Nach Hause')
	await run('set', address)
	expect([await run('get', address), await run('list')]).toEqual([original, 'Nothing is changed.'])
}, 60_000)

test.each([
	['pages/de/error-pages.yaml:home', '{price.nosuch}', 'The variable {price.nosuch} is unknown.'],
	['facts/prices.yaml:lifetime/minor', '10,50', 'src/content/facts/prices.yaml'],
	[
		'countries/de.yaml:blocks/faq/questions',
		'[{"question":"Was?"}]',
		'src/content/countries/de.yaml',
	],
	['countries/de.yaml:blocks/faq/questions', 'Was?', 'src/content/countries/de.yaml'],
])('setting %s to %j is refused, and nothing is changed', async (place, text, fault) => {
	const { run } = await site()
	await expect(run('set', place, text)).rejects.toThrow(fault)
	expect(await run('list')).toBe('Nothing is changed.')
})

test.each([
	[['get', 'pages/de/home.yaml'], 'is not an address'],
	[['get', '../package.json:name'], 'is not an address'],
	[['set', 'pages/de/error-pages.yaml:nosuch', 'x'], 'has no text at nosuch'],
	[
		['set', 'countries/de.yaml:blocks/faq/questions/9', 'x'],
		'has no text at blocks/faq/questions/9',
	],
	[['nosuch'], 'npm run words -- find TEXT'],
	[['find'], 'npm run words -- find TEXT'],
	[['undo'], 'Nothing has been published yet.'],
	[['import', 'package.json'], 'cannot be read as changes'],
])('the command %j is refused with a message that says why', async (args, sentence) => {
	const { run } = await site()
	await expect(run(...args)).rejects.toThrow(sentence)
})

test('changes with faults are not published', async () => {
	const faults: string[] = []
	const { run, store } = await site(async () => faults)
	await run('set', address, 'Nach Hause')
	faults.push('A fault.')
	for (const verb of ['check', 'publish']) await expect(run(verb)).rejects.toThrow('A fault.')
	expect(await store.words.publications()).toEqual([])
})

test('numbers and lists are changed like texts, and a text in a reordered list is addressed by the new position of its item', async () => {
	const list = 'countries/de.yaml:blocks/faq/questions'
	const { run } = await site()
	expect(await run('get', 'facts/prices.yaml:lifetime/minor')).toBe('1000')
	await run('set', 'facts/prices.yaml:lifetime/minor', '2700')
	const questions: { question: string }[] = JSON.parse(await run('get', list))
	await run('set', `${list}/0/question`, 'Wirklich?')
	await run('set', list, JSON.stringify(questions.toReversed()))
	await run('set', `${list}/0/question`, 'Ganz neu?')
	expect(await run('find', 'ganz neu')).toContain(`${list}/0/question  Ganz neu?`)
	expect((await run('list')).match(/^\S+/gm)).toEqual([list, 'facts/prices.yaml:lifetime/minor'])
	expect(await run('diff')).toContain('- 1000\n+ 2700')
	await run('set', list)
	expect(await run('get', `${list}/0/question`)).toBe(questions[0]?.question)
}, 60_000)

test('changes are exported to a file, and another site imports them as drafts', async () => {
	const file = join(await createTemporaryFolder(), 'changes.json')
	const { run } = await site()
	await run('set', address, 'Nach Hause')
	await run('export', file)
	const other = await site()
	expect(await other.run('import', file)).toBe('1 texts are changed, as drafts.')
	expect(await other.run('get', address)).toBe('Nach Hause')
}, 60_000)

test('changes are written to the files of the repository, and nothing else in them changes', async () => {
	const path = 'src/content/pages/de/error-pages.yaml'
	const before = readFileSync(path, 'utf8')
	onTestFinished(() => writeFileSync(path, before))
	const { run, store } = await site()
	const change = { file: 'pages/de/error-pages.yaml', place: 'home', original: original ?? '' }
	await store.words.change([{ ...change, text: 'Nach Hause' }], 'ada')
	expect(await run('export')).toBe(path)
	expect(readFileSync(path, 'utf8')).toBe(before.replace(`home: ${original}`, 'home: Nach Hause'))
	expect(await run('list')).toContain('the original has the same text now')
})

test('a guide is created as a copy of another, edited, published and exported as a file', async () => {
	const file = 'guides/en/quiet-week.mdoc'
	const path = `src/content/${file}`
	await useEmptyFolder()
	const { run, store } = await site()
	const copyOf = 'guides/en/low-social-battery.mdoc'
	expect(await run('new', 'guide', 'en', 'quiet-week', copyOf)).toContain('/quiet-week')
	expect(await run('get', `${file}:title`)).toBe('Quiet week')
	await run('set', `${file}:title`, 'A calm week')
	expect(await run('find', 'a calm week')).toBe(`${file}:title  A calm week`)
	await run('publish')
	expect(Object.keys(await store.words.published())).toEqual([file])
	expect(await run('export')).toBe(path)
	expect(readFileSync(path, 'utf8')).toContain('path: /quiet-week\n')
	expect(readFileSync(path, 'utf8')).toContain('title: A calm week\n')
	const changes = join(await createTemporaryFolder(), 'changes.json')
	await run('export', changes)
	const other = await site()
	await other.run('import', changes)
	expect(await other.run('get', `${file}:title`)).toBe('A calm week')
}, 60_000)

test('a landing page is created, its blocks are arranged, and the page is exported as a file', async () => {
	const file = 'landings/en/quiet-week.yaml'
	const path = `src/content/${file}`
	await useEmptyFolder()
	const { run, store } = await site()
	expect(await run('new', 'landing', 'en', 'quiet-week')).toContain('/quiet-week')
	expect(await run('add', file, 'texts')).toMatch(/^5 {2}texts {2}texts {2}\[\[Título\]\]$/m)
	expect(await run('move', file, 'texts', '2')).toMatch(/^2 {2}texts/m)
	expect(await run('hide', file, 'call')).toContain('(hidden)')
	await run('set', `${file}:blocks/texts/title`, 'Three rooms')
	expect(await run('blocks', file)).toContain('2  texts  texts  Three rooms')
	await expect(run('publish')).resolves.toBe('The changes are public.')
	expect(Object.keys(await store.words.published())).toEqual([file])
	expect(await run('export')).toBe(path)
	expect(readFileSync(path, 'utf8')).toMatch(/^order:\n {2}- hero\n {2}- texts\n/m)
}, 60_000)

test('a block added to a page of the site is exported into the file of that page', async () => {
	const file = 'pages/en/home.yaml'
	const path = `src/content/${file}`
	const before = readFileSync(path, 'utf8')
	onTestFinished(() => writeFileSync(path, before))
	const { run } = await site()
	await run('add', file, 'questions')
	await run('export')
	expect(readFileSync(path, 'utf8')).toContain(
		"added:\n  questions:\n    block: questions\n    title: '[[Título]]'\n",
	)
})

test.each([
	[['move', 'pages/en/home.yaml', 'faq', '1'], 'a fixed block of this page'],
	[['move', 'pages/en/home.yaml', 'tools', '0'], 'Positions count from 1.'],
	[['add', 'pages/en/home.yaml', 'nothing'], 'nothing is unknown'],
	[['blocks', 'facts/product.yaml'], 'is not a page of blocks'],
	[['add', 'pages/en/home.yaml'], 'npm run words -- find TEXT'],
])('the command %j is refused and changes no block', async (args, sentence) => {
	const { run, store } = await site()
	await expect(run(...args)).rejects.toThrow(sentence)
	expect(await store.words.all()).toEqual([])
})

test.each([
	[['guide', 'en', 'low-social-battery'], 'cannot be made'],
	[['guide', 'en', '../etc'], 'needs an address'],
	[['guide', 'en', 'pricing'], 'Something else is at /pricing'],
	[['guide', 'en', 'quiet-week', 'facts/product.yaml'], 'cannot be copied'],
	[['policy', 'en', 'quiet-week'], 'npm run words -- find TEXT'],
	[['guide', 'es', 'quiet-week'], 'npm run words -- find TEXT'],
])(
	'the command “new” with the arguments %j is refused and creates nothing',
	async (args, sentence) => {
		const { run, store } = await site()
		await expect(run('new', ...args)).rejects.toThrow(sentence)
		expect(await store.words.all()).toEqual([])
	},
)

/** Lets the command write into an empty folder, because other tests read the repository's files meanwhile. */
async function useEmptyFolder(): Promise<void> {
	const before = process.cwd()
	process.chdir(await createTemporaryFolder())
	onTestFinished(() => process.chdir(before))
}
