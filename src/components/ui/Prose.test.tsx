import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

const markup = (text: string, keys: readonly string[] = []) =>
	renderToStaticMarkup(<Prose text={text} sources={{ mark: 'Source', keys }} />)

test('a source mark shows the number of its source in the list', () => {
	expect(markup('So.[^walk]', ['nap', 'walk'])).toBe(
		'So.<sup><a href="#walk" aria-label="Source 2">2</a></sup>',
	)
})

test('adjacent source marks are separated by a comma', () => {
	const sources = ['nap', 'walk']
	expect(markup('So.[^nap][^walk] And so.[^nap]', sources).match(/<sup>,<\/sup>/g)).toHaveLength(1)
})

test('only links to other sites open in a new tab', () => {
	expect(markup('[a](https://a.example)')).toContain('target="_blank" rel="noopener"')
	expect(markup('[a](/terms)')).toBe('<a href="/terms">a</a>')
})

test('HTML in the text is escaped', () => {
	expect(markup('<b onclick="x">*so*</b>')).toBe(
		'&lt;b onclick=&quot;x&quot;&gt;<em>so</em>&lt;/b&gt;',
	)
})
