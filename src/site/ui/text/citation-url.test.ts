import { expect, test } from 'vitest'
import { citationUrl } from './citation-url.ts'

test('the link of a work with a DOI leads to the DOI resolver', () => {
	const url = 'https://journal.example/article'
	expect(citationUrl({ doi: '10.1111/jopy.12264', url })).toBe('https://doi.org/10.1111/jopy.12264')
})

test('the link of a work without a DOI leads to its own address, if it has one', () => {
	expect(citationUrl({ url: 'https://journal.example/article' })).toBe(
		'https://journal.example/article',
	)
	expect(citationUrl({})).toBeUndefined()
})
