import { keysIn } from '#values/keys-in.ts'
import { expect, test } from 'vitest'
import { type PagePath, pages } from './pages.ts'

const names = keysIn(pages)
const paths: readonly PagePath[] = names.flatMap((name) => Object.values(pages[name]))

test('no two entries in the table of pages have the same path', () => {
	expect(new Set(paths).size).toBe(paths.length)
})
