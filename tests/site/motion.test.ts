import { expect, test } from 'vitest'
import { pages } from '#testing/built-pages.ts'

test('only the landing page has an animation that starts by itself', () => {
	const moving = pages.filter(({ html }) => / data-settle[ >=]/.test(html))
	expect(moving.map(({ path }) => path)).toEqual(['/'])
})

/** Selectors of animated windows on the landing page and in Lanzamiento, and of the strip of the week. */
const known = /\[data-settle\]|\[data-floating\]|\.strip_|\.house_\w+ li /

test.each(pages)('$path animates only windows and the strip of the week', ({ html }) => {
	const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
	// An animation of 0 s only delays a style, such as that of the notice for a late script.
	const rules = styles
		.join('')
		.matchAll(/([^{}]*)\{[^{}]*\banimation(?:-name)?:(?!\s*(?:none|0s))/g)
	for (const [, selector] of rules) expect(selector).toMatch(known)
})
