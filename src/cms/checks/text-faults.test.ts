import { expect, test } from 'vitest'
import { textFaults } from './check-texts.ts'
import { languages } from '#site-map/languages.ts'
import {
	englishFaults,
	glyphFaults,
	isTranslated,
	linkFaults,
	termFaults,
	type WrittenText,
	writtenTexts,
} from './text-faults.ts'

const others = languages.filter((language) => language !== 'en')

test('no translation is still in English, and no text has a forbidden term or a character without a glyph', () => {
	expect(textFaults()).toEqual([])
})

test.each(others)('writtenTexts returns the texts in %s', { tags: 'night' }, (language) => {
	const own = writtenTexts().filter((each) => each.language === language && isTranslated(each))
	expect(own.length).toBeGreaterThan(100)
})

test('writtenTexts assigns the texts of a country to the language of its page', () => {
	const found = writtenTexts().filter(({ file }) => file === 'countries/br.yaml')
	expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['pt']))
})

const written = (text: string): WrittenText => ({
	file: 'guides/de/x.mdoc',
	place: 'title',
	line: 3,
	language: 'de',
	text,
	marked: text,
})
const at = (href: string) => ({ ...written(href), place: 'action/href' })
const anchors = new Map([['/deutschland/datenschutz', ['data', 'rights']]])

test.each([
	[
		'an English sentence',
		englishFaults([written('Lies das. Read what the app does.'), written('Ruh dich aus.')]),
		'“Read what the app does.” is English. Translate it into de, or add a name to src/cms/checks/english-sentences.ts.',
	],
	[
		'a forbidden term',
		termFaults([written('Deine Sozialbatterie ist leer.'), written('Die Batterie ist leer.')]),
		'“Sozialbatterie” is not a term of src/content/facts/glossary.yaml. Write “soziale Batterie”.',
	],
	[
		'a character without a glyph',
		glyphFaults([written('Zeit ⏰ Zeit'), written('⏰')], new Set('Zeit ')),
		'“⏰” (U+23F0) has no glyph. Write another character, or add it: python3 scripts/fonts.py.',
	],
	[
		'an anchor that another page does not have',
		linkFaults([written('[a](page:privacy#data), [b](page:privacy#nosuch)')], anchors),
		'“page:privacy#nosuch” leads to no anchor. Use one of: #data, #rights.',
	],
	[
		'an anchor that no page has',
		linkFaults([written('#364e42'), at('#rights'), at('#nosuch')], anchors),
		'“#nosuch” leads to no anchor. Write one that a part of its page has.',
	],
	[
		'an address that no page has',
		linkFaults([written('[a](/nowhere) [b](/deutschland/datenschutz)')], anchors),
		'“/nowhere” leads to no page. Write page:NAME, as in src/site-map/pages.ts.',
	],
])('%s is reported once, with its place and a remedy', (_what, faults, sentence) => {
	expect(faults.map(({ message }) => message)).toEqual([
		`src/content/guides/de/x.mdoc:3: ${sentence}`,
	])
})
