import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

const markup = (text: string, sources: readonly string[] = []) =>
	renderToStaticMarkup(<Prose text={text} sources={sources} />)

test('a mark shows the place of its source in the list', () => {
	expect(markup('So.[^walk]', ['nap', 'walk'])).toBe(
		'So.<sup><a href="#walk" aria-label="Source 2">2</a></sup>',
	)
})

test('a comma stands between two marks, and not between a mark and the next sentence', () => {
	const sources = ['nap', 'walk']
	expect(markup('So.[^nap][^walk] And so.[^nap]', sources).match(/<sup>,<\/sup>/g)).toHaveLength(1)
})

test('a link to another site opens in a new tab, one of ours does not', () => {
	expect(markup('[a](https://a.example)')).toContain('target="_blank" rel="noopener"')
	expect(markup('[a](/terms)')).toBe('<a href="/terms">a</a>')
})

test('nothing else becomes markup', () => {
	expect(markup('<b onclick="x">*so*</b>')).toBe(
		'&lt;b onclick=&quot;x&quot;&gt;<em>so</em>&lt;/b&gt;',
	)
})
