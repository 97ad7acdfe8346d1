import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('characters with a meaning in HTML are escaped', () => {
	expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})
