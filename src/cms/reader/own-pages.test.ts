import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFault } from '#site-map/own-pages.ts'
import { pageLanguages } from '#site-map/pages.ts'
import { chromeIn } from '#site/seo/chrome.ts'
import { articlePages } from '#site/seo/article-pages.ts'
import { guides } from '#site/seo/props/guides.ts'
import { cardPath } from '#site/seo/social-cards.ts'
import { sitemapEntries } from '#site/seo/directory.ts'
import { allWordsFiles, placesOf, readEdited } from '#cms/reader/files/addresses.ts'
import { textCatalogue, textsOf } from '#cms/catalogue/text-catalogue.ts'
import { basedEdits } from '#cms/draft-changes.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { formerPathsOf, ownPages } from './own-pages.ts'
import { markdocOf, pageTextOf } from './edits/markdoc-page.ts'
import type { NewPage } from '#cms/messages/own-pages.ts'
import { newPageChange } from '#cms/pages/page-texts.ts'
import { normalizeEdits, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { translationsOf } from '#cms/edits/translations.ts'
import { pageAddress } from '#cms/reader/facts/fill-text.ts'
import { alternatesOf, otherLanguagesOf } from '#cms/reader/site-pages.ts'
import { currentSite, perSite, type WordEdits, wholeFile, withSite } from '#cms/reader/site.ts'

const copyOf = 'guides/en/social-battery-drained.mdoc'
const given = { kind: 'guide', language: 'en', title: 'A quiet week', copyOf } as const

function withPage(page: Partial<NewPage> & { path: string }, edits: WordEdits = {}) {
	const wanted = { ...given, ...page }
	const change = on(edits, () => newPageChange(wanted, '2026-11-29'))
	return { ...edits, [change.file]: { [wholeFile]: change.text ?? '' } }
}

function on<Value>(edits: WordEdits, run: () => Value): Value {
	return withSite({ ...currentSite(), edits }, run)
}

const file = 'guides/en/quiet-week.mdoc'
const quiet = withPage({ path: '/quiet-week' })

test('a page stored as an edit is treated like a page in the repository', () => {
	on(quiet, () => {
		expect(allWordsFiles()).toContain(file)
		expect(placesOf(file)).toContainEqual(expect.objectContaining({ text: 'A quiet week' }))
		checkWordsFile(file)
		const page = guides().find(({ head }) => head.path === '/quiet-week')
		const menus = pageLanguages.map((each) =>
			chromeIn(each).footer.columns.flatMap(({ links }) => links),
		)
		expect(menus.map((links) => links.filter(({ href }) => href === '/quiet-week'))).toEqual([
			[{ label: 'A quiet week', href: '/quiet-week' }],
			[],
			[],
		])
		expect(page?.title).toBe('A quiet week')
		expect(sitemapEntries().at(-1)?.address).toBeDefined()
		expect(sitemapEntries().filter(({ address }) => address.endsWith('/quiet-week'))).toHaveLength(
			1,
		)
		const cards = articlePages().flatMap(({ head }) =>
			head.path === '/quiet-week' ? [cardPath(head)] : [],
		)
		expect(cards).toEqual(['/media/pictures/drained.png'])
		expect(textsOf(file).length).toBeGreaterThan(30)
	})
	expect(allWordsFiles()).not.toContain(file)
	expect(guides().some(({ head }) => head.path === '/quiet-week')).toBe(false)
})

test('a fact can link to a page that the owner made', async () => {
	const address = { file: 'facts/product.yaml', place: 'definition/en' }
	const changes = [{ ...address, text: 'See [a quiet week](page:quietWeek).' }]
	await expect(basedEdits(changes)).rejects.toThrow('There is no page “quietWeek”.')
	expect(await on(quiet, () => basedEdits(changes))).toHaveLength(1)
})

test('an edit of a single text is applied to a page made by the owner, and can change the address of the page', () => {
	const edited = { [file]: { ...quiet[file], title: 'A calm week', path: '/calm-week' } }
	on(edited, () => {
		expect(readEdited(file)).toContain('A calm week')
		expect(guides().find(({ head }) => head.path === '/calm-week')?.title).toBe('A calm week')
		expect(ownPages()).toEqual([{ file, language: 'en', page: 'quietWeek', path: '/calm-week' }])
	})
})

test('an edit cannot replace a whole file of the repository', () => {
	on({ [copyOf]: { [wholeFile]: 'Nothing' } }, () => {
		expect(readEdited(copyOf)).toContain('page: socialBatteryDrained')
	})
})

test('copying a page into another language makes the copy a translation of the page', () => {
	const both = withPage({ path: '/deutschland/ruhige-woche', language: 'de', copyOf: file }, quiet)
	on(both, () => {
		expect(alternatesOf('/quiet-week')).toEqual([
			{ language: 'en', path: '/quiet-week' },
			{ language: 'de', path: '/deutschland/ruhige-woche' },
			{ language: 'x-default', path: '/quiet-week' },
		])
	})
})

test(
	'copying a guide of the repository into a language that the guide lacks makes the copy a translation of the guide',
	{ tags: 'night' },
	() => {
		const tracker = 'guides/en/social-battery-tracker.mdoc'
		const path = '/deutschland/soziale-batterie-messen'
		const german = withPage({ path, language: 'de', copyOf: tracker })
		expect(Object.keys(german)).toEqual(['guides/de/social-battery-tracker.mdoc'])
		on(german, () => {
			expect(ownPages()).toMatchObject([{ page: 'socialBatteryTracker', path }])
			checkWordsFile('guides/de/social-battery-tracker.mdoc')
			const alternates = [
				{ language: 'en', path: '/social-battery-tracker' },
				{ language: 'de', path },
				{ language: 'x-default', path: '/social-battery-tracker' },
			]
			expect(alternatesOf('/social-battery-tracker')).toEqual(alternates)
			expect(alternatesOf(path)).toEqual(alternates)
			expect(otherLanguagesOf(path, 'de')).toEqual([
				{ language: 'en', path: '/social-battery-tracker' },
			])
			const entry = sitemapEntries().find(({ address }) => address.endsWith(path))
			expect(entry?.alternates?.map(({ language }) => language)).toEqual(['en', 'de', 'x-default'])
			expect(pageAddress('socialBatteryTracker', 'de')).toEqual({ path, label: '' })
			const there = translationsOf({ file: tracker, place: 'lede' })
			expect(there).toEqual([
				{ language: 'de', file: 'guides/de/social-battery-tracker.mdoc', place: 'lede' },
			])
		})
		const other = '/deutschland/batterie-messen'
		const both = withPage({ path: other, language: 'de', copyOf: tracker }, german)
		on(both, () => expect(alternatesOf(other)).toEqual([]))
	},
)

test('a page whose address changes is found at its former address, which no other page can take', () => {
	const sites = { drafts: quiet, published: quiet }
	expect(formerPathsOf(file, '/calm-week', sites)).toEqual(['/quiet-week'])
	expect(formerPathsOf(file, '/quiet-week', sites)).toEqual([])
	expect(formerPathsOf(file, '/calm-week', { ...sites, published: {} })).toEqual([])
	const text = quiet[file]?.[wholeFile] ?? ''
	const moved = text.replace('path: /quiet-week', 'path: /calm-week\nformerPaths: [/quiet-week]')
	const edits = { [file]: { [wholeFile]: moved } }
	expect(formerPathsOf(file, '/new-week', { drafts: edits, published: edits })).toEqual([
		'/quiet-week',
		'/calm-week',
	])
	on(edits, () => {
		checkWordsFile(file)
		expect(ownPages()).toMatchObject([{ path: '/calm-week', formerPaths: ['/quiet-week'] }])
	})
	const rival = 'guides/en/rival-week.mdoc'
	const both = { ...edits, [rival]: { [wholeFile]: text.replace('quietWeek', 'rivalWeek') } }
	on(both, () => expect(() => checkWordsFile(rival)).toThrow('Something else is at /quiet-week'))
	const taken = { [file]: { [wholeFile]: moved.replace('[/quiet-week]', '[/pricing]') } }
	on(taken, () => expect(() => checkWordsFile(file)).toThrow('Something else is at /pricing'))
})

test('a blank page is valid, and marks the texts that still have to be written', () => {
	on(withPage({ path: '/quiet-week', copyOf: null }), () => {
		checkWordsFile(file)
		expect(readEdited(file)).toContain('[[')
	})
})

test.each([
	['/low-social-battery', 'address-taken'],
	['/pricing', 'address-taken'],
	['/api', 'address-taken'],
	['/waitlist', 'address-taken'],
	['/usa', 'address-taken'],
	['/deutschland-week', 'address-taken'],
	['/Quiet', 'address'],
	['/quiet_week', 'address'],
	['/deutschland/week', 'address'],
	['/in', 'address'],
	[`/${'a'.repeat(60)}`, 'address'],
])('a page cannot have the address %s', (path, code) => {
	const edits = {
		[file]: { [wholeFile]: quiet[file]?.[wholeFile]?.replace('/quiet-week', path) ?? '' },
	}
	on(edits, () => {
		expect(() => checkWordsFile(file)).toThrow(
			expect.objectContaining({ fault: expect.objectContaining({ code }) }),
		)
		expect(ownPages()).toEqual([])
	})
})

test('two pages cannot have the same address', () => {
	const other = 'guides/en/calm-week.mdoc'
	const edits = withPage({ path: '/calm-week' }, quiet)
	const same = { ...edits, [other]: { ...edits[other], path: '/quiet-week' } }
	on(same, () => {
		expect(() => checkWordsFile(file)).toThrow('Something else is at /quiet-week')
		expect(ownPages()).toHaveLength(1)
	})
})

test.each([
	['no front matter', 'Text'],
	['broken YAML', '---\npage: quietWeek\npath: /quiet-week\nfaq: [\n---\n'],
	['a missing field', '---\npage: quietWeek\npath: /quiet-week\n---\n\n## A {% #a %}\n'],
	['an unknown tag', `${quiet[file]?.[wholeFile]}\n{% script %}alert(1){% /script %}\n`],
	['an unclosed tag', `${quiet[file]?.[wholeFile]}\n{% scene "lookAtTheDoor" %}\n`],
	['an unknown variable', `${quiet[file]?.[wholeFile]}\n{% $price.nothing %}\n`],
])(
	'a page with %s is left out of the site, and breaks no other page',
	{ tags: 'night' },
	async (_, text) => {
		const count = guides().length
		await on({ [file]: { [wholeFile]: text } }, async () => {
			expect(() => checkWordsFile(file)).toThrow(/quiet-week\.mdoc:\d+: /)
			expect(guides()).toHaveLength(count)
			expect((await textCatalogue()).length).toBeGreaterThan(100)
		})
	},
)

test('replacing the text of a whole page discards the edits of its single texts', () => {
	const edits = { [file]: { ...quiet[file], title: 'A calm week' } }
	on(edits, () => {
		const text = readEdited(file).replace('A calm week', 'A new week')
		const changed = withChanges(edits, normalizeEdits(edits, [{ file, place: wholeFile, text }]))
		expect(changed).toEqual({ [file]: { [wholeFile]: text } })
		const gone = normalizeEdits(edits, [{ file, place: wholeFile, text: null }])
		expect(withChanges(edits, gone)).toEqual({})
	})
})

test('splitting a page into front matter and text, and joining them, returns the same page', () => {
	const text = quiet[file]?.[wholeFile] ?? ''
	expect(markdocOf(pageTextOf(text))).toBe(text)
})

const path = (name: string) => `/page-${name}`

test('each site has exactly the pages in its edits, in whatever order pages are added and removed', () => {
	const names = ['aaa', 'bbb', 'ccc']
	const sites = fc.array(fc.subarray(names), { minLength: 1, maxLength: 6 })
	const paths = perSite(() => ownPages().map((page) => page.path))
	const all = names.reduce((edits, name) => withPage({ path: path(name) }, edits), {} as WordEdits)
	fc.assert(
		fc.property(sites, (steps) => {
			for (const some of steps) {
				const files = some.map((name) => `guides/en/page-${name}.mdoc`)
				const edits = Object.fromEntries(files.map((each) => [each, all[each] ?? {}]))
				expect(on(edits, paths).toSorted()).toEqual(some.map(path).toSorted())
				expect(on(edits, allWordsFiles).filter((each) => each.includes('/page-'))).toEqual(
					files.toSorted(),
				)
			}
		}),
		{ numRuns: 30 },
	)
})

test('an address is refused if it is taken or malformed', () => {
	expect(addressFault('/brasil/semana-calma', 'pt')).toBeNull()
	expect(addressFault('/brasil/semana', 'pt')).toBe('taken')
	expect(addressFault('/../etc', 'en')).toBe('form')
})
