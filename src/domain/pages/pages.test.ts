import { expect, test } from 'vitest'
import { type PageName, type PagePath, pages } from './pages.ts'

// The keys and values of a literal table are exactly its type's.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const names = Object.keys(pages) as PageName[]
const paths: readonly PagePath[] = names.flatMap((name) => Object.values(pages[name]))

test('no two pages share an address, except the country pages that are the landing page', () => {
	expect(new Set(paths).size).toBe(paths.length)
})
