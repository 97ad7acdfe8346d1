import { expect, test } from 'vitest'
import { readPageSettings } from '#config/settings.ts'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { currentConsentText } from '#cms/reader/facts/consents.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { parseInline } from '#cms/reader/format/inline-prose.ts'
import { proseEntries } from '#cms/reader/prose/prose-entries.ts'
import { type Site, withSite } from '#cms/reader/site.ts'
import { withPageMarks } from './page-marks.ts'

const site: Site = { edits: {}, settings: readPageSettings({}) }

/** What `make` returns in a preview, as a string with comments in place of marks. */
const marked = (make: () => unknown, edits: Site['edits'] = {}) =>
	withPageMarks(String(withSite({ ...site, edits, isMarked: true }, make)))

const hero = (): Readonly<Record<string, string>> => Object(words('home', 'en').blocks['hero'])

const quotes = (): readonly { readonly title: string }[] =>
	Object(words('country', 'de').blocks['testimonials']).items

const firstTitle = () => quotes()[0]?.title

const parts = () =>
	proseEntries('guides').find(({ file }) => file.startsWith('guides/en/social-battery-drained'))
		?.data.parts ?? []

test('texts are marked only in previews, and keys, links and numbers are never marked', () => {
	const plain = withSite(site, () => words('home', 'en'))
	expect(withSite(site, hero)['title']).toBe('See Thursday coming.')
	expect(marked(() => hero()['title'])).toContain(
		'<!--t pages/en/home.yaml:blocks/hero/title-->See Thursday coming.<!--/t-->',
	)
	const action = withSite({ ...site, isMarked: true }, () => Object(hero()['action']))
	expect(action.href).toBe(Object(withSite(site, hero)['action']).href)
	expect(words('home', 'en')).toEqual(plain)
})

test('hiding an item does not renumber the items after it, and a message is marked as a whole, including its arguments', () => {
	const [first, ...others] = withSite(site, quotes)
	const items = JSON.stringify([{ ...first, isHidden: true }, ...others])
	expect(marked(firstTitle, { 'countries/de.yaml': { 'blocks/testimonials/items': items } })).toBe(
		`<!--t countries/de.yaml:blocks/testimonials/items/1/title-->${others[0]?.title}<!--/t--><!--texts -->`,
	)
	expect(
		marked(() => formatMessage('en', words('guideWords', 'en').sources.summary, { count: 3 })),
	).toMatch(/^<!--t pages\/en\/guides\.yaml:sources\/summary-->.*3.*<!--\/t-->/)
})

test('a text that consists only of facts has a mark around each fact, and any other text is marked as a whole', () => {
	expect(marked(() => hero()['terms'])).toMatch(
		/^<!--t facts\/en\/plans\.yaml:lifetime\/\w+-->7 days free, no card\..*<!--\/t-->/,
	)
	const lede = { 'pages/en/home.yaml': { 'blocks/hero/lede': 'Then: {plan.terms}' } }
	expect(marked(() => hero()['lede'], lede)).toMatch(
		/^<!--t pages\/en\/home\.yaml:blocks\/hero\/lede-->Then: 7 days[^<]*<!--\/t--><!--texts -->$/,
	)
})

test('an edited consent text, which is a new version, is marked with the place of the text that it replaces', () => {
	const place = `${currentConsentVersions.news}/texts/en`
	const edits = { 'facts/consents.yaml': { [place]: 'New words.' } }
	expect(marked(() => currentConsentText('news', 'en'), edits)).toBe(
		`<!--t facts/consents.yaml:${place}-->New words.<!--/t--><!--texts -->`,
	)
})

test('Markdown is parsed as if it had no marks, and the marks are then put around its words', () => {
	const text = '**“Rest”** is *here*'
	const plain = parseInline(text)
	const [first, , last] = parseInline(`\u{F0000}${text}\u{100000}`)
	expect(plain[0]).toMatchObject({ name: 'strong', children: ['“Rest”'] })
	expect(first).toMatchObject({ name: 'strong', children: ['\u{F0000}“Rest”'] })
	expect(last).toMatchObject({ name: 'em', children: ['here\u{100000}'] })
})

test('each paragraph of a block of prose has the address of the block', () => {
	expect(marked(() => parts().find(({ id }) => id === 'hangover')?.title)).toBe(
		'<!--t guides/en/social-battery-drained.mdoc:#hangover-->The “introvert hangover”<!--/t--><!--texts -->',
	)
	const list = marked(() => JSON.stringify(parts().find(({ id }) => id === 'signs')?.content))
	const addresses = [...list.matchAll(/<!--t [^:]*:(#signs\/3)-->/g)].map(([, place]) => place)
	expect(addresses.length).toBeGreaterThan(5)
})

const content = (id: string) => JSON.stringify(parts().find((part) => part.id === id)?.content)

const placesIn = (html: string) => [...html.matchAll(/<!--t [^:]*:(#\S+?)-->/g)].map(([, at]) => at)

test('blocks below a split or removed block keep their addresses', () => {
	const file = 'guides/en/social-battery-drained.mdoc'
	const edits = { [file]: { '#hangover/1': 'One.\n\nTwo.', '#signs/1': '' } }
	for (const id of ['hangover', 'signs']) {
		const before = new Set(placesIn(marked(() => content(id))))
		const after = new Set(placesIn(marked(() => content(id), edits)))
		expect([...before].filter((place) => !after.has(place))).toEqual(
			id === 'signs' ? ['#signs/1'] : [],
		)
		expect([...after].filter((place) => !before.has(place))).toEqual([])
	}
})
