import { expect, test } from 'vitest'
import { unbroken } from '#site/unbroken.ts'
import { pages } from '#testing/built-pages.ts'

/** Elements whose text is not broken into lines. */
const apart = /<(head|script|style|svg|select|textarea|noscript)\b[^]*?<\/\1>/g
const kept = /<(?:un-broken|span class="whole")[^>]*>[^<]*/g

test.each(pages)('no line of $path can end inside a short compound or an address', ({ html }) => {
	const texts = html
		.replaceAll(apart, '')
		.replaceAll(kept, '')
		.split(/<[^>]*>/)
	const breakable = texts.flatMap((text) => unbroken.exec(text)?.[0] ?? [])
	// A soft hyphen allows a break on purpose, in a button that is too narrow.
	expect(breakable.filter((piece) => !piece.includes('\u00AD'))).toEqual([])
})
