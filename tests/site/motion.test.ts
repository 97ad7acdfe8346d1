import { expect, test } from 'vitest'
import { pages } from '#testing/built-pages.ts'

test('only the landing page moves by itself', () => {
	const moving = pages.filter(({ html }) => / data-settle[ >=]/.test(html))
	expect(moving.map(({ path }) => path)).toEqual(['/'])
})

/** The windows of tests/journeys/motion and of Lanzamiento, and the strip of the week, which follows the scroll. */
const known = /\[data-settle\]|\[data-floating\]|_strip_|_house_\w+ li /

test.each(pages)('$path moves only windows', ({ html }) => {
	const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
	// Without a duration it only waits, like the notice for a late script.
	const rules = styles
		.join('')
		.matchAll(/([^{}]*)\{[^{}]*\banimation(?:-name)?:(?!\s*(?:none|0s))/g)
	for (const [, selector] of rules) expect(selector).toMatch(known)
})
