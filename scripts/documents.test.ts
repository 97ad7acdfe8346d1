import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync([
	'{README,CONTRIBUTING,SECURITY}.md',
	'{docs,deploy}/**/*.md',
	'lab/README.md',
]).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const lines = (text: string) => text.split('\n').length
const decisions = documents.filter(({ file }) => /decisions\/\d/.test(file))

test('every file that a document links to exists', () => {
	const broken = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/\]\(([^()[\]#:]+)[#)]/g)]
			.map(([, target = '']) => join(dirname(file), target))
			.filter((target) => !existsSync(target))
			.map((target) => `${file}: ${target}`),
	)
	expect(broken).toEqual([])
})

test('commands named in documents exist', () => {
	const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))
	const missing = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/npm run ([a-z][a-z:-]*)/g)]
			.map(([, name = '']) => name)
			.filter((name) => !Object.hasOwn(scripts, name))
			.map((name) => `${file}: ${name}`),
	)
	expect(missing).toEqual([])
})

test('lab commands named in documents exist', () => {
	const { scripts }: { scripts: object } = JSON.parse(readFileSync('lab/package.json', 'utf8'))
	const missing = documents.flatMap(({ file, text }) => {
		const table = file === 'lab/README.md' ? text.matchAll(/^\| `([a-z:]+)/gm) : []
		return [...text.matchAll(/--prefix lab ([a-z:]+)/g), ...table]
			.map(([, name = '']) => name)
			.filter((name) => !Object.hasOwn(scripts, name))
			.map((name) => `${file}: ${name}`)
	})
	expect(missing).toEqual([])
})

test('tests named in SECURITY.md exist', () => {
	const named = readFileSync('SECURITY.md', 'utf8')
		.split('`')
		.filter((code) => /\.(?:test|spec)\.ts$/.test(code))
	const missing = named.filter((path) => ![path, join('src', path)].some(existsSync))
	expect(missing).toEqual([])
})

test('the index of decisions is complete', () => {
	const index = readFileSync('docs/decisions/README.md', 'utf8')
	const names = decisions.map(({ file }) => file.replace('docs/decisions/', ''))
	expect(names.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

test('documents stay short enough to read', () => {
	expect(documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)).toBeLessThan(160e3)
	expect(lines(readFileSync('README.md', 'utf8'))).toBeLessThanOrEqual(120)
	expect(decisions.length).toBeLessThanOrEqual(25)
	expect(decisions.filter(({ text }) => lines(text) > 41)).toEqual([])
})
