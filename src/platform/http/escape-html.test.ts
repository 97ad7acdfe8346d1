import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('escapes characters with a meaning in HTML', () => {
	expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})
