import { expect, test } from 'vitest'
import { guides } from '#site/seo/props/guides.ts'
import { tagsOf } from '#testing/islands/prose-document.ts'
import { publicPages } from '#testing/built-pages.ts'

/** The characters of a guide on two screens of 1440 by 900: about 42 lines of 70 letters, with headings and gaps. */
const twoScreens = 2900

const drawn = guides().map(({ head, parts }) => ({
	path: head.path,
	names: tagsOf('Scene', parts).map(({ attributes }) => String(attributes['name'])),
}))

test.each(drawn)('$path has at least two drawings, and shows none of them twice', ({ names }) => {
	expect(new Set(names).size).toBeGreaterThanOrEqual(2)
	expect(new Set(names).size).toBe(names.length)
})

test.each(drawn)('$path shows a drawing or a table at least every two screens', ({ path }) => {
	const html = publicPages.find((page) => page.path === path)?.html ?? ''
	const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
	const stretches = article
		.split(/<svg|<table[\s\S]*?<\/table>/)
		.map((part) => part.replaceAll(/<nav[\s\S]*?<\/nav>|<[^>]+>/g, ''))
	expect(stretches.length).toBeGreaterThan(4)
	expect(Math.max(...stretches.map(({ length }) => length))).toBeLessThanOrEqual(twoScreens)
})
