import { expect, test } from 'vitest'
import { escapeHtml, escapeText } from './escape-html.ts'

test('characters with a meaning in HTML are escaped', () => {
	expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})

test('“e-mail” is not broken at its hyphen, and the text around it is escaped', () => {
	expect(escapeText('<b> keine E-Mails')).toBe(
		'&lt;b&gt; keine <span class="unbroken">E-Mails</span>',
	)
})
