import { expect, test } from 'vitest'
import { proseDocument, proseTexts, textsAt } from '#testing/islands/prose-document.ts'
import { words } from '#cms/reader/entries.ts'
import { guides, methodPages, pinPages, quotePages } from './guides.ts'
import { policies } from './policies.ts'

const galleries = [...quotePages(), ...pinPages()]
const pictured = [...guides(), ...galleries].map((page) => [page.head.path, page] as const)
const unsourced = [...galleries, ...policies(), ...methodPages()].map(
	(page) => [page.head.path, page] as const,
)
const heads = [...guides(), ...galleries, ...policies()].map(({ head }) => head)

const texts = new Map(pictured.map(([path, { parts }]) => [path, proseTexts(parts)]))

test('no two pages share a title, a description or a path', () => {
	for (const field of ['title', 'description', 'path'] as const) {
		const values = heads.map((head) => head[field])
		expect(new Set(values).size).toBe(values.length)
	}
})

test.each(unsourced)('%s, which has no list of sources, cites no source', (_path, { parts }) => {
	expect(parts.flatMap(({ cites }) => cites)).toEqual([])
})

test.each(pictured)('%s shares no long sentence with another page', (path) => {
	const others = pictured
		.filter(([other]) => other !== path)
		.flatMap(([other]) => texts.get(other) ?? [])
	const repeated = texts.get(path)?.filter((text) => text.length > 60 && others.includes(text))
	expect(repeated).toEqual([])
})

test.each(guides().map((guide) => [guide.head.path, guide] as const))(
	'%s has no exclamation mark and no dash between words',
	(path, guide) => {
		for (const text of [guide.title, guide.lede, guide.next.text, ...(texts.get(path) ?? [])]) {
			expect(text).not.toMatch(/!| – | — /)
		}
	},
)

test.each(pictured)('%s links to three other pages', (path, { related }) => {
	const addresses = related.map(({ href }) => href)
	expect(new Set([...addresses, path]).size).toBe(4)
})

test.each(pictured.filter(([, page]) => !('lineByLine' in page)))(
	'%s has a button in its head',
	(_path, { action }) => {
		expect(action.href).toMatch(/^(https?:|\/|#)/)
	},
)

test.each(pictured)('%s answers four to six questions', (_path, { faq }) => {
	expect([4, 5, 6]).toContain(faq.length)
})

test('no two pages answer the same question', () => {
	const questions = pictured.flatMap(([, { faq }]) => faq.map(({ question }) => question))
	expect(new Set(questions).size).toBe(questions.length)
})

test.each(pinPages())(
	'$head.path has the steps of the sheet that it leads to',
	({ head, parts }) => {
		const steps = textsAt(proseDocument(parts), 'ol:has(svg) p')
		const { sliderPin } = words('printables', head.language)
		expect(steps).toEqual(sliderPin.steps.map(({ text }, at) => `${at + 1}. ${text}`))
	},
)
