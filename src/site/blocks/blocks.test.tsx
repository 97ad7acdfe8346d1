import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isOpening } from '#site-map/block-kinds.ts'
import { type BlockPage, countryPages, homePage } from '#site/seo/props/block-pages.ts'
import { blockProps } from '#site/seo/props/block-props.ts'
import { pageAt } from '#site/seo/directory.ts'
import { pageRoutes } from '#site/seo/page-routes.ts'
import { blocks, kinds } from './blocks.ts'
import * as components from './components.ts'
import { exampleOf } from './example.ts'
import { specifiedBlocks } from './specified.ts'

const place = {
	id: 'own-anchor',
	path: '/usa',
	language: 'en',
	locale: 'en-US',
	source: 'regional-us',
	countries: [],
} as const

test.each(kinds.map((kind) => [kind.shape.block.value, kind] as const))(
	'the example of the block %s is valid, and is rendered with its id',
	(name, kind) => {
		const block = blockProps(exampleOf(kind), place)
		// The table has the component of each kind; TypeScript can't pair them.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const markup = renderToStaticMarkup(createElement({ ...components }[name] as FC<object>, block))
		const isAnchored = !['week', 'front', 'strip'].includes(name)
		expect(markup.includes('<section') && markup.includes('id="own-anchor"')).toBe(isAnchored)
	},
)

test('every field of a block has a Spanish label', () => {
	const schema = z.toJSONSchema(z.union(kinds), { io: 'input', unrepresentable: 'any' })
	expect(unlabelled(schema)).toEqual([])
})

const unlabelledNames = new Set(['block', 'kind'])

/**
 * The names of fields without a label. `block` and `kind` need none, because the panel knows the kinds of blocks and
 * pictures.
 */
function unlabelled(value: unknown): readonly string[] {
	if (typeof value !== 'object' || value === null) return []
	const { properties = {} } = value as { properties?: Record<string, object> }
	return [
		...Object.entries(properties).flatMap(([name, field]) =>
			unlabelledNames.has(name) || 'label' in field ? [] : [name],
		),
		...Object.values(value).flatMap(unlabelled),
	]
}

test('the landing page and the country pages have the specified blocks in the specified order', () => {
	expect(shownOn(homePage(), specifiedBlocks.home)).toEqual(specifiedBlocks.home)
	for (const page of countryPages())
		expect(shownOn(page, specifiedBlocks.country)).toEqual(specifiedBlocks.country)
})

function shownOn({ blocks: all }: BlockPage, ids: readonly string[]): readonly string[] {
	return all.map(({ id }) => id).filter((id) => ids.includes(id))
}

test('the id of a block cannot be an anchor that every page has', () => {
	const faq = { block: 'questions', title: 'FAQ', questions: [{ question: 'Why?', answer: 'So.' }] }
	expect(blocks.safeParse({ faq }).success).toBe(true)
	for (const id of ['main', 'top', 'lead', '4', 'A b'])
		expect(blocks.safeParse({ [id]: faq }).success).toBe(false)
})

test.each(pageRoutes.filter(({ component }) => !['error', 'sheet', 'embed'].includes(component)))(
	'$path begins with a block that has its first-level heading, and has no second such block',
	({ path }) => {
		const kindsOf = pageAt(path)?.blocks.map(({ block }) => block) ?? ['none']
		expect(kindsOf.map(isOpening)).toEqual(kindsOf.map((_, at) => at === 0))
	},
)
