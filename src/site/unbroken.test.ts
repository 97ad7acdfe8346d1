import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { unbroken, unbrokenHtml } from './unbroken.ts'

const spans = (html: string) =>
	[...unbrokenHtml(html).matchAll(/<un-broken(?: class="(whole)")?>([^<]*)/g)].map(
		([, kind = 'unbroken', word]) => [kind, word],
	)

test('short compounds are kept on one line in every language', () => {
	const text =
		'Per E-Mail, die E-Mail-Adresse, two e-mails, um check-in; lê-las, a self-regulation, Ende-zu-Ende, 4-6.'
	expect(spans(`<p>${text}</p>`)).toEqual(
		['E-Mail', 'E-Mail', 'e-mails', 'check-in', 'lê-las'].map((word) => ['unbroken', word]),
	)
})

test('an email address or a word with a soft hyphen is broken only if it is longer than a line', () => {
	expect(spans('<p>Von no-reply@mail.example, das Rätsel\u00ADraten, ab Montag')).toEqual([
		['whole', 'no-reply@mail.example'],
		['whole', 'Rätsel\u00ADraten,'],
	])
})

test('compounds are kept on one line in the slot of an island, but not in text that a script compares or runs', () => {
	const slot = '<astro-slot>E-Mail</astro-slot>'
	const island = `<astro-island props="e-mail">e-mail ${slot} check-in</astro-island>`
	const kept = '<head><title>E-Mail</title></head><script>a("e-mail")</script><!-- e-mail -->'
	expect(spans(`${kept}<a title="e-mail > x">${island}</a>`)).toEqual([['unbroken', 'E-Mail']])
})

test('the HTML of a page is changed only by adding <un-broken> elements', () => {
	const pieces = [
		'<p>',
		'</p>',
		'e-mail',
		' ',
		'<!--',
		'-->',
		'@',
		'a.b',
		'"',
		'<script>',
		'-',
		'\u00AD',
	]
	assert(
		property(array(constantFrom(...pieces)), (parts) => {
			const html = parts.join('')
			expect(unbrokenHtml(html).replaceAll(/<\/?un-broken[^>]*>/g, '')).toBe(html)
			expect(html.split(unbroken).join('')).toBe(html)
		}),
	)
})
