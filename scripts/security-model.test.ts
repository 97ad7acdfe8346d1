import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutate } from './mutate/mutation.ts'
import { securityMutations } from './mutate/security.ts'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| V\d/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()))

test('the model of threats has the 17 chapters of ASVS 5.0, in order', () => {
	const chapters = rows.map(([, chapter = '']) => Number(/^V(\d+)/.exec(chapter)?.[1]))
	expect(chapters).toEqual(chapters.toSorted((one, other) => one - other))
	expect([...new Set(chapters)]).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})

test.each(rows.map((row) => [row[1], row[2], row[4]] as const))(
	'%s, “%s”, names tests that exist, or is not used',
	(_chapter, attempt, shown = '') => {
		const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
		expect(files.length > 0 || attempt === '').toBe(true)
		const missing = files.filter(
			(file) => !/\.(?:test|spec)\.ts$/.test(file) || !existsSync(join(root, file)),
		)
		expect(missing).toEqual([])
	},
)

test('every row has its protections taken out, and each test that it names has one to notice', () => {
	const taken = new Set(securityMutations.map(({ attempt, test: file }) => `${attempt} → ${file}`))
	const unshown = rows.flatMap(([, , attempt = '', , shown = '']) =>
		[...shown.matchAll(/`([^`]+)`/g)]
			.map(([, file]) => `${attempt} → ${file}`)
			.filter((pair) => !taken.has(pair)),
	)
	expect(unshown).toEqual([])
})

test.each(securityMutations)(
	'the protection against “$attempt” in $file can be taken out, and its row names $test',
	(mutation) => {
		const source = readFileSync(join(root, mutation.file), 'utf8')
		expect(mutate(source, mutation)).not.toBe(source)
		const row = rows.find(([, , attempt]) => attempt === mutation.attempt)
		expect(row?.[4]).toContain(`\`${mutation.test}\``)
		// Without doc comments, in which the words of a title that has been changed can remain.
		const code = readFileSync(join(root, mutation.test), 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '')
		expect(code).toContain(mutation.title ?? '')
	},
)
