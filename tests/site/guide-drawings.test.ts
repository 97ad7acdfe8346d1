import { expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { publicPages } from '#testing/built-pages.ts'

/** What two screens of 1440 by 900 hold in a guide: about 42 lines of 70 letters, beside its headings and gaps. */
const twoScreens = 2900

const guides = articles.map(({ head, parts }) => ({
	path: head.path,
	blocks: parts.flatMap(({ blocks }) => blocks),
}))

test.each(guides)('$path has two scenes of its own paragraphs', ({ blocks }) => {
	const names = blocks.flatMap((block) =>
		typeof block === 'object' && 'scene' in block ? [block.scene.name] : [],
	)
	expect(new Set(names).size).toBeGreaterThanOrEqual(2)
	expect(new Set(names).size).toBe(names.length)
})

test.each(guides)('$path shows a drawing or a table at least every two screens', ({ path }) => {
	const html = publicPages.find((page) => page.path === path)?.html ?? ''
	const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
	const stretches = article
		.split(/<svg|<table[\s\S]*?<\/table>/)
		.map((part) => part.replaceAll(/<nav[\s\S]*?<\/nav>|<[^>]+>/g, ''))
	expect(stretches.length).toBeGreaterThan(4)
	expect(Math.max(...stretches.map(({ length }) => length))).toBeLessThanOrEqual(twoScreens)
})
