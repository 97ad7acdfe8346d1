import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'
import { Unbroken } from './Unbroken.tsx'

const markup = (text: string) => renderToStaticMarkup(<Unbroken text={text} />)
const spans = (html: string) =>
	[...html.matchAll(/<span class="(\w+)">([^<]*)/g)].map(([, ...all]) => all)

test('short compounds stay on one line in every language, and the text stays the same', () => {
	const text = 'Per E-Mail, two e-mails, um check-in; lê-las, a self-regulation, Ende-zu-Ende, 4-6.'
	const html = markup(text)
	expect(spans(html)).toEqual(
		['E-Mail', 'e-mails', 'check-in', 'lê-las'].map((word) => ['unbroken', word]),
	)
	expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})

test('a word with a soft hyphen is broken only where it fills a line, and takes its mark along', () => {
	expect(spans(markup('Schluss mit dem Rätsel\u00ADraten, ab Montag'))).toEqual([
		['whole', 'Rätsel\u00ADraten,'],
	])
})

test('prose is unbroken in every element', () => {
	const html = renderToStaticMarkup(<Prose text="One e-mail and **one check-in**" />)
	expect(spans(html).map(([, word]) => word)).toEqual(['e-mail', 'check-in'])
})
