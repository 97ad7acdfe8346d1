import { expect, test } from 'vitest'
import { nearTerms } from './near-terms.ts'

test.each([
	['k.linder@post.example', ['k.linder', 'k.li']],
	['linder@', ['linder', 'lin']],
	['lindner', ['lind']],
	['ana', []],
	['a@example.com', []],
])('if a search for %s finds nothing, the terms %j are searched for', (search, terms) => {
	expect(nearTerms(search)).toEqual(terms)
})
