import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn, withTexts } from './units.ts'

const yaml = `# Above.
title:
  en: Yes
  de: Ja # beside
list:
  - en: One
    de: Eins
`

test('the texts of a language are named by the keys that lead to them', () => {
	expect([...textsIn(yaml, 'de', false)]).toEqual([
		['title/*', 'Ja'],
		['list/0/*', 'Eins'],
	])
})

test('a changed text is written in its place, and comments stay', () => {
	const changed = withTexts(yaml, 'de', false, new Map([['list/0/*', 'Ein']]))
	expect(changed).toBe(yaml.replace('Eins', 'Ein'))
})

test('a text for a place that the file does not have is refused', () => {
	expect(() => withTexts(yaml, 'de', false, new Map([['list/1/*', 'Zwei']]))).toThrow(
		'There is no text at list/1/*.',
	)
})

test('the prose of a Markdoc file is one text, and its front matter stays', () => {
	const guide = '---\ntitle: A # beside\n---\n\n## One\n\nText.\n'
	expect([...textsIn(guide, 'en', true)]).toEqual([
		['title', 'A'],
		['body', '## One\n\nText.'],
	])
	expect(withTexts(guide, 'en', true, new Map([['body', '## Two']]))).toBe(
		'---\ntitle: A # beside\n---\n\n## Two\n',
	)
})

test.each(globSync('src/content/**/de/**/*.{yaml,mdoc}'))(
	'%s is the same after its own texts are put back',
	(file) => {
		const text = readFileSync(file, 'utf8')
		expect(withTexts(text, 'de', true, textsIn(text, 'de', true))).toBe(text)
	},
)
