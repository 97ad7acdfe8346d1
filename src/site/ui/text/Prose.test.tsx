import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

const markup = (text: string) => renderToStaticMarkup(<Prose text={text} />)

test('only links to other sites open in a new tab', () => {
	expect(markup('[a](https://a.example)')).toContain('target="_blank" rel="noopener"')
	expect(markup('[a](/terms)')).toBe('<a href="/terms">a</a>')
})

test('HTML in the text is escaped', () => {
	expect(markup('<b onclick="x">*so*</b>')).toBe(
		'&lt;b onclick=&quot;x&quot;&gt;<em>so</em>&lt;/b&gt;',
	)
})

test('a backslash escapes a formatting character', () => {
	expect(markup(String.raw`ich/wir (\*) **so**`)).toBe('ich/wir (*) <strong>so</strong>')
})
