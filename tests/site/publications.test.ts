import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageLanguages } from '#domain/pages/languages.ts'
import { importRenderer } from '#server/platform/pages/renderer.ts'
import { readPageSettings } from '#settings/settings.ts'
import { createSeededRandom } from '#testing/seeded-random.ts'
import { textCatalogue } from '#words/catalogue/text-catalogue.ts'
import type { Site, WordEdits } from '#words/site.ts'

const { pathsOf, render } = await importRenderer(resolve('dist'))
const random = createSeededRandom(20_261_129)
const settings = readPageSettings({})

/** Texts that can end in another letter. */
const texts = pageLanguages
	.flatMap((language) => textCatalogue(language).texts)
	.filter(
		({ kind, text, pattern }) => kind !== 'link' && !pattern && /^[^{}[\]<>*`|:#]+$/.test(text),
	)
const facts = texts.filter(({ file }) => file.startsWith('facts/'))

/** A publication that changes a fact and other texts, and takes back those of one file. */
function publicationAfter({ edits }: Site): Site {
	const changes = [random.pick(facts), ...Array.from({ length: 20 }, () => random.pick(texts))]
	const next = changes.reduce<WordEdits>(
		(all, { file, place, text }) => ({
			...all,
			[file]: { ...all[file], [place]: text.replace(/\p{L}(?=\P{L}*$)/u, 'x') },
		}),
		edits,
	)
	return { edits: { ...next, [random.pick(Object.keys(edits).concat('none'))]: {} }, settings }
}

test('a page has the same text after any publications as if nothing had been rendered before', async () => {
	const original: Site = { edits: {}, settings }
	const one = publicationAfter(original)
	const two = publicationAfter(one)
	const differing: string[] = []
	const seen = new Map<string, Set<string>>()
	for (const site of [original, one, two, one, original]) {
		const { pages, files, internal } = pathsOf(site)
		const paths = [...pages, ...files, ...internal].filter(() => random.is(0.3))
		for (const path of paths) {
			const { text } = await render(site, path)
			// Nothing that was made with other settings is used again.
			const fresh = await render({ ...site, settings: { ...settings } }, path)
			if (text !== fresh.text) differing.push(path)
			seen.set(path, (seen.get(path) ?? new Set()).add(text))
		}
	}
	expect(differing).toEqual([])
	expect([...seen.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(20)
})
