import { expect, test } from 'vitest'
import { pages } from '#testing/built-pages.ts'

/** Characters of no width, in which an editor could hide where a sentence comes from. “Textos” needs none. */
const unseen = /[\u200B-\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u

test.each(pages)('$path has no character that nobody sees', ({ html }) => {
	expect(html).not.toMatch(unseen)
})
