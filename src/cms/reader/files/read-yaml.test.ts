import { expect, test } from 'vitest'
import { z } from 'zod'
import { readYaml } from './read-yaml.ts'

const schema = z.strictObject({
	title: z.string().min(1),
	link: z.strictObject({ label: z.string(), href: z.string() }).optional(),
	texts: z.record(z.string(), z.string()).optional(),
})
const factsIn = (language: string) => new Map([['product.name', `Name ${language}`]])
const read = (yaml: string) => readYaml('pages/de/x.yaml', yaml, { schema, factsIn })

test('texts are filled with the facts of the file’s language', () => {
	expect(read('title: Das ist {product.name}.').title).toBe('Das ist Name de.')
})

test('texts below a key that names a language are filled with the facts of that language', () => {
	expect(read('title: x\ntexts:\n  pt: "{product.name}"').texts).toEqual({ pt: 'Name pt' })
})

test('the label of a link to a page that exists only in English marks the language', () => {
	expect(read('title: x\nlink: { label: USA, href: page:usa }').link).toEqual({
		label: 'USA (auf\u00A0Englisch)',
		href: '/usa',
	})
})

test('a hidden item of a list is left out', () => {
	const list = z.strictObject({ list: z.array(z.strictObject({ title: z.string() })).min(2) })
	const yaml = 'list:\n  - title: a\n  - title: b\n    isHidden: true\n  - title: c\n'
	const readList = (text: string) => readYaml('pages/de/x.yaml', text, { schema: list })
	expect(readList(yaml).list).toEqual([{ title: 'a' }, { title: 'c' }])
	expect(() => readList(yaml.replace('true', 'false'))).toThrow('“isHidden” is not a key here.')
	expect(() => readList(yaml.replace('a', 'a\n    isHidden: true'))).toThrow('list: ')
})

test.each([
	[
		'title: x\nlink:\n  label: "{price.none}"\n  href: /',
		3,
		'The variable {price.none} is unknown.',
	],
	['title: x\nlink:\n  label: y', 3, 'link.href: This is missing.'],
	['title: x\n\nfoo: y', 3, '“foo” is not a key here. Correct its name or remove it.'],
	['title: ""', 1, 'title: This is missing. Add it.'],
	['title: x\nbad: [', 2, 'Flow sequence'],
	['title: A <i>b', 1, '“<i>” cannot be shown.'],
	['title: page:nowhere', 1, 'There is no page “nowhere”.'],
])('a fault in %j is reported with its line', (yaml, line, fault) => {
	expect(() => read(yaml)).toThrow(`src/content/pages/de/x.yaml:${line}: ${fault}`)
})
