import { expect, test } from 'vitest'
import { pages } from '#testing/built-pages.ts'

/** Zero-width and tag characters, in which an editor could hide the origin of a sentence. */
const unseen = /[\u200B-\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u

test.each(pages)('$path has no invisible characters', ({ html }) => {
	expect(html).not.toMatch(unseen)
})
