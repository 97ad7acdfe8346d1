import { expect, test } from 'vitest'
import { parseWords, words } from './entries.ts'
import { proseEntry } from './prose/prose-entries.ts'
import { readWordsFile } from './files/words-files.ts'

const chrome = 'messages/de/chrome.yaml'
const form = 'messages/de/lead-form.yaml'
const quiz = 'quizzes/de/introvert-test.yaml'
const guide = 'guides/de/my-social-battery.mdoc'

function read(file: string, text: string): unknown {
	return file.endsWith('.mdoc') ? proseEntry(file, text) : parseWords(file, text)
}

test.each([
	{
		what: 'a text that is not translated',
		file: chrome,
		from: '  menu: Menü\n',
		at: "  home: '",
		fault: 'header.menu: This is missing. Translate it from src/content/messages/en/chrome.yaml.',
	},
	{
		what: 'a key that the page does not have',
		file: chrome,
		from: '  menu: Menü',
		to: '  menus: x\n  menu: Menü',
		fault: 'header: “menus” is not a key here. Correct its name or remove it.',
	},
	{
		what: 'an unknown variable',
		file: chrome,
		from: '{product.name}',
		to: '{product.nam}',
		fault: 'The variable {product.nam} is unknown. Known ones: {product.name}, ',
	},
	{
		what: 'a variable of an unknown group',
		file: chrome,
		from: '{product.name}',
		to: '{produkt.name}',
		fault: 'The variable {produkt.name} is unknown. Known groups: product, contact, ',
	},
	{
		what: 'an unknown argument of a message',
		file: 'quizzes/de/shared.yaml',
		from: '{question} von',
		to: '{frage} von',
		fault: 'question.counter: {frage} is unknown here; known: {question}, {total}.',
	},
	{
		what: 'an unknown variable in prose',
		file: guide,
		from: '{% source "leikas2017" /%}',
		to: '{% $price.life %}',
		fault: "Undefined variable: 'price.life'. Known ones: $price.lifetime, ",
	},
	{
		what: 'a link to an unknown page',
		file: form,
		from: 'page:privacy',
		to: 'page:privat',
		fault: 'There is no page “privat”. Use one of: home, ',
	},
	{
		what: 'a link to an unknown page in prose',
		file: guide,
		from: '(page:privacy)',
		to: '(page:privat)',
		fault: 'There is no page “privat”. Use one of: home, ',
	},
	{
		what: 'a link to an anchor that the page does not have',
		file: guide,
		from: '(page:privacy)',
		to: '(#daten)',
		fault: 'This page has no anchor “#daten”. It has: #',
	},
	{
		what: 'a source that does not exist',
		file: quiz,
		from: 'soto2017',
		to: 'nobody1999',
		fault:
			'research.findings.0.sources.0: There is no source “nobody1999” in src/content/facts/sources.yaml. Correct the key, or add the source there.',
	},
	{
		what: 'a source that does not exist in prose',
		file: guide,
		from: '{% source "leikas2017" /%}',
		to: '{% source "nobody1999" /%}',
		fault:
			'There is no source “nobody1999” in src/content/facts/sources.yaml. Correct the key, or add the source there.',
	},
	{
		what: 'an event that the example week does not have',
		file: 'pages/en/app-screens.yaml',
		from: 'costsLike: workshop',
		to: 'costsLike: party',
		fault: 'costs.screen.events.0.costsLike: Invalid option: expected one of "workshop"|"drinks"|',
	},
	{
		what: 'a claim that does not exist',
		file: guide,
		from: 'next:\n',
		to: 'next:\n  claims: [lessSleep]\n',
		at: '  claims: [',
		fault:
			'next.claims.0: There is no claim “lessSleep” in src/content/facts/claims.yaml. Use one of: ',
	},
	{
		what: 'an illustration without a drawing',
		file: guide,
		from: 'illustration: profile',
		to: 'illustration: portrait',
		fault: 'illustration: Invalid option: expected one of "guide"|',
	},
	{
		what: 'a scene without a drawing',
		file: guide,
		from: '{% scene "firstGuest" /%}',
		to: '{% scene "secondGuest" /%}',
		fault: 'There is no scene “secondGuest”. Use one of: afterTheWedding, ',
	},
	{
		what: 'a figure without a drawing',
		file: guide,
		from: '{% scene "firstGuest" /%}',
		to: '{% figure "longBreaks" %}\nTitel\n\n- a\n- b\n\nQuelle\n{% /figure %}',
		fault: 'There is no figure “longBreaks”. Use one of: delayedFatigue, ',
	},
])('$what is refused with its place and a remedy', ({ file, from, to = '', at = to, fault }) => {
	const text = readWordsFile(file).replace(from, to)
	const line = text.split(at)[0]?.split('\n').length
	expect(() => read(file, text)).toThrow(`src/content/${file}:${line}: ${fault}`)
})

test('reading a file that has not been translated fails with the name of the file to translate', () => {
	expect(() => words('chrome', 'xx')).toThrow(
		'src/content/messages/xx/chrome.yaml: This file is missing. Copy src/content/messages/en/chrome.yaml and translate it.',
	)
})
