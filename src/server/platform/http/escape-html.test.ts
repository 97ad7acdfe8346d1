import { expect, test } from 'vitest'
import { escapeHtml, escapeText } from './escape-html.ts'

test('escapes characters with a meaning in HTML', () => {
	expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})

test('“e-mail” does not break at its hyphen, and the surrounding text is escaped', () => {
	expect(escapeText('<b> keine E-Mails')).toBe(
		'&lt;b&gt; keine <span class="unbroken">E-Mails</span>',
	)
})
