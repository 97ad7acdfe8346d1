import { keysIn } from '#values/keys-in.ts'
import { expect, test } from 'vitest'
import { type PagePath, pages } from './pages.ts'

const names = keysIn(pages)
const paths: readonly PagePath[] = names.flatMap((name) => Object.values(pages[name]))

test('no two pages share an address, except the country pages that are the landing page', () => {
	expect(new Set(paths).size).toBe(paths.length)
})
