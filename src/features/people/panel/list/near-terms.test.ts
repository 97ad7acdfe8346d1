import { expect, test } from 'vitest'
import { nearTerms } from './near-terms.ts'

test.each([
	['k.linder@post.example', ['k.linder', 'k.li']],
	['linder@', ['linder', 'lin']],
	['lindner', ['lind']],
	['ana', []],
	['a@example.com', []],
])('%s is searched for by %j if it finds nothing', (search, terms) => {
	expect(nearTerms(search)).toEqual(terms)
})
