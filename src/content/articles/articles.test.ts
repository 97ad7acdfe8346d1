import { expect, test } from 'vitest'
import type { Article } from '#content/types/article.ts'
import { parseProse } from '#domain/prose/prose.ts'
import { policies } from '#content/policies/policies.ts'
import { articles } from './articles.ts'
import { pins } from './pins.ts'
import { quotes } from './quotes.ts'
import { citedSources, texts } from './cited-sources.ts'

const each = articles.map((article) => [article.head.path, article] as const)
const galleries = [...Object.values(quotes), ...Object.values(pins)]
const pictured = [...articles, ...galleries].map((page) => [page.head.path, page] as const)
const unsourced = [...galleries, ...policies].map((page) => [page.head.path, page] as const)
const heads = [...articles, ...galleries, ...policies].map(({ head }) => head)

const wordsOf = ({ parts }: Pick<Article, 'parts'>) =>
	parts.flatMap(({ blocks }) => blocks.flatMap(texts))
const piecesOf = (page: Pick<Article, 'parts'>) => wordsOf(page).flatMap((text) => parseProse(text))
const anchorsOf = ({ parts, sources }: Article) => [
	...parts.map(({ id }) => id),
	...sources.items.map(({ key }) => key),
]

test('no two pages share a title, a description or a path', () => {
	for (const field of ['title', 'description', 'path'] as const) {
		const values = heads.map((head) => head[field])
		expect(new Set(values).size).toBe(values.length)
	}
})

test.each(heads)('$path describes itself in 50 to 160 characters', ({ title, description }) => {
	expect(description.length).toBeGreaterThanOrEqual(50)
	expect(description.length).toBeLessThanOrEqual(160)
	expect(title.length).toBeLessThanOrEqual(60)
})

test.each(pictured)('%s has a text alternative for its illustration', (_path, { alternative }) => {
	expect(alternative.length).toBeGreaterThan(20)
})

test.each(unsourced)('%s has no list of sources and cites none', (_path, page) => {
	expect(piecesOf(page).filter(({ kind }) => kind === 'source')).toEqual([])
})

test.each(each)('%s has each anchor once', (_path, article) => {
	const anchors = anchorsOf(article)
	expect(new Set(anchors).size).toBe(anchors.length)
	for (const anchor of anchors) expect(anchor).toMatch(/^[\w-]+$/)
})

test.each(each)('%s links only to its own anchors', (_path, article) => {
	const all = [...wordsOf(article), ...(article.first?.lines.map(({ text }) => text) ?? [])]
	const places = all.flatMap((text) =>
		parseProse(text).flatMap((piece) =>
			piece.kind === 'link' && piece.href.startsWith('#') ? [piece.href.slice(1)] : [],
		),
	)
	for (const place of places) expect(anchorsOf(article)).toContain(place)
})

test.each(each)('%s lists exactly the sources that it cites', (_path, article) => {
	const marked = wordsOf(article).flatMap((text) =>
		parseProse(text).flatMap((piece) => (piece.kind === 'source' ? [piece.key] : [])),
	)
	expect(article.sources.items.map(({ key }) => key)).toEqual([...new Set(marked)])
})

test.each(each)('%s shares no long sentence with another article', (path, article) => {
	const others = articles.filter(({ head }) => head.path !== path).flatMap(wordsOf)
	const repeated = wordsOf(article).filter((text) => text.length > 60 && others.includes(text))
	expect(repeated).toEqual([])
})

test.each(each)('%s has no exclamation mark and no dash between words', (_path, article) => {
	for (const text of [article.title, article.lede, article.next.text, ...wordsOf(article)]) {
		expect(text).not.toMatch(/!(?!\]\()| – | — /)
	}
})

test('a citation without an entry in the bibliography stops the build', () => {
	expect(() =>
		citedSources('en', [{ id: 'a', title: 'A', blocks: ['So it is.[^missing1999]'] }]),
	).toThrow('The bibliography has no entry missing1999')
})

test.each(pictured)('%s leads on to three other pages', (path, { related }) => {
	const addresses = related.map(({ href }) => href)
	expect(new Set([...addresses, path]).size).toBe(4)
})

test('no two articles answer the same question', () => {
	const questions = pictured.flatMap(([, { faq }]) => faq.map((entry) => entry?.question))
	expect(new Set(questions).size).toBe(questions.length)
})
