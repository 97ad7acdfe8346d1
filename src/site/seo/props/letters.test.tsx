import { type Element, Window } from 'happy-dom'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LetterOnWeb } from '#features/letters/archive/rules/letter-archive.ts'
import { parseLetter } from '#features/letters/drafts/parse-letter.ts'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { readPageSettings } from '#config/settings.ts'
import { pageLanguages, pages } from '#site-map/pages.ts'
import { withSite } from '#cms/reader/site.ts'
import { LetterBody } from '#site/blocks/letters/LetterBody.tsx'
import { Letter, Newest } from '#site/blocks/letters/Letters.tsx'
import { siteFiles } from '#site/pages/_site-files.ts'
import { sitePaths } from '#site/pages/_site-paths.ts'
import { pageAt, sitemapEntries } from '#site/seo/directory.ts'

const picture = `${'0'.repeat(32)}-1040x693.jpg`
const text = `Hello & <b>all</b>,\n\n# Since March\n\n- one\n- [two](https://a.example/?x=1&y=2)\n\n${pictureLine(picture, 'A "lit" window')}\n\n[Your week](/week)\n\nEnd\u0007`

const parse = (markdown: string) =>
	parseLetter(markdown, 'https://innervolt.example', undefined, '')

const letter: LetterOnWeb = {
	campaign: 'letter-we-open',
	content: {
		en: { subject: 'We open & more', blocks: parse(text) },
		de: { subject: 'Wir öffnen', blocks: parse('Hallo') },
	},
	sentAt: '2027-01-04T09:00:00.000Z',
	archivedAt: '2027-01-05T09:00:00.000Z',
}

/** Runs a function on a site with letters, by default one; null is a site without an archive. */
function on<Result>(run: () => Result, letters: readonly LetterOnWeb[] | null = [letter]) {
	const site = { edits: {}, settings: readPageSettings({}), ...(letters && { letters }) }
	return withSite(site, run)
}

const components = { newest: Newest, letter: Letter }

/** The markup of a page's blocks; null if there is no page. */
function pageOn(path: string, letters?: readonly LetterOnWeb[]): string | null {
	return on(() => {
		const page = pageAt(path)
		if (page === undefined) return null
		const shown = page.blocks.flatMap((block) =>
			block.block === 'newest' || block.block === 'letter'
				? // The table has the component of each kind; TypeScript cannot relate a block to its component.
					// oxlint-disable-next-line typescript/no-unsafe-type-assertion
					[createElement(components[block.block] as FC<object>, { ...block, key: block.id })]
				: [],
		)
		return renderToStaticMarkup(shown)
	}, letters)
}

const fileOn = (path: string, letters?: readonly LetterOnWeb[]) =>
	on(() => siteFiles().get(path)?.() ?? '', letters)

function parseXml(xml: string): Element {
	const { DOMParser } = new Window()
	const parsed = new DOMParser().parseFromString(xml, 'application/xml')
	expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0)
	return parsed.documentElement
}

const textsOf = (element: Element, name: string) =>
	[...element.getElementsByTagName(name)].map(({ textContent }) => textContent)

test('a letter on the web has its text without markup of its own, pictures, and links to its other languages', () => {
	const shown = pageOn('/letters/we-open') ?? ''
	expect(shown).toContain('<h1>We open &amp; more</h1>')
	expect(shown).toContain('<p class="lede">Sent on January 4, 2027</p>')
	expect(shown).toContain('<p>Hello &amp; &lt;b&gt;all&lt;/b&gt;,</p>')
	expect(shown).toContain('<h2>Since March</h2>')
	expect(shown).toContain('<ul><li>one</li><li><a href="https://a.example/?x=1&amp;y=2">two</a>')
	expect(shown).toContain(
		`src="/letters/pictures/${picture}" alt="A &quot;lit&quot; window" width="520" height="347"`,
	)
	expect(shown).toMatch(/<a [^>]*class="[^"]*button[^>]*>/)
	expect(shown).not.toMatch(/style=|unsubscribe|waitlist\/data|utm_/)
	expect(shown).toContain('<a href="/letters/de/we-open" lang="de" hrefLang="de">Deutsch</a>')
})

test('letters are listed in their languages, are private to search engines, and are not in the sitemap', () => {
	expect(pageOn('/letters/de')).toContain('<a href="/letters/de/we-open">Wir öffnen</a>')
	expect(pageOn('/letters/pt')).not.toContain('we-open')
	expect(pageOn('/letters/es', [])).toContain('<h1>Cartas</h1>')
	for (const path of [
		'/letters/pt/we-open',
		'/letters/x',
		'/letters/de/x',
		'/letters/letter-we-open',
	])
		expect([path, pageOn(path)]).toEqual([path, null])
	on(() => {
		expect(pageAt('/letters/de')?.head).toMatchObject({
			isPrivate: true,
			feed: '/letters/de/feed.xml',
		})
		expect(pageAt('/letters/we-open')?.head.isPrivate).toBe(true)
		expect(sitePaths().pages).toEqual(
			expect.arrayContaining([
				'/letters',
				'/letters/we-open',
				'/letters/de/we-open',
				'/letters/es',
			]),
		)
		expect(JSON.stringify(sitemapEntries())).not.toContain('/letters')
	})
})

test('a site without an archive has no letters', () => {
	on(() => {
		expect(sitePaths().pages.filter((path) => path.startsWith('/letters'))).toEqual([])
		expect([...siteFiles().keys()].filter((path) => path.startsWith('/letters'))).toEqual([])
		expect(pageAt('/letters')).toBeUndefined()
	}, null)
})

test.each(pageLanguages)(
	'“What’s new” in %s lists the guides, the latest change first, and then the feed',
	(language) => {
		const shown = pageOn(pages.news[language], []) ?? ''
		const links = [...shown.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
		expect(links.length).toBeGreaterThan(5)
		expect(links.at(-1)).toMatch(/feed\.xml$/)
		const days = [...shown.matchAll(/dateTime="([^"]*)"/g)].map(([, day = '']) => day)
		expect(days).toEqual(days.toSorted((one, another) => another.localeCompare(one)))
	},
)

test('“What’s new” lists the letters on the web in its language', () => {
	const first = (path: string) => /<a href="([^"]*)"/.exec(pageOn(path) ?? '')?.[1]
	expect(first('/whats-new')).toBe('/letters/we-open')
	expect(first('/deutschland/neues')).toBe('/letters/de/we-open')
	expect(pageOn('/brasil/novidades')).not.toContain('we-open')
})

test.each(['/feed.xml', '/deutschland/feed.xml', '/brasil/feed.xml', '/letters/feed.xml'])(
	'the feed %s has the elements that RFC 4287 requires, and each entry once',
	(path) => {
		const feed = parseXml(fileOn(path))
		expect([feed.tagName, feed.getAttribute('xmlns')]).toEqual([
			'feed',
			'http://www.w3.org/2005/Atom',
		])
		const entries = [...feed.getElementsByTagName('entry')]
		expect(entries.length).toBeGreaterThan(path.startsWith('/letters') ? 0 : 4)
		const ids = textsOf(feed, 'id')
		expect(new Set(ids).size).toBe(entries.length + 1)
		expect(ids.every((id) => id.startsWith('https://innervolt.example/'))).toBe(true)
		expect(textsOf(feed, 'name')).toHaveLength(1)
		const updated = textsOf(feed, 'updated')
		expect(updated[0]).toBe(updated.slice(1).toSorted().at(-1))
		for (const entry of entries)
			expect(textsOf(entry, 'summary').length + textsOf(entry, 'content').length).toBe(1)
	},
)

test('a feed contains whole letters, with absolute addresses and without control characters', () => {
	for (const path of ['/feed.xml', '/letters/feed.xml']) {
		const xml = fileOn(path)
		// oxlint-disable-next-line no-control-regex -- which XML must not have
		expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]/)
		const [first] = parseXml(xml).getElementsByTagName('entry')
		if (!first) throw new Error('The feed is empty')
		expect(textsOf(first, 'id')).toEqual(['https://innervolt.example/letters/we-open'])
		expect(textsOf(first, 'title')).toEqual(['We open & more'])
		expect(textsOf(first, 'updated')).toEqual([letter.archivedAt])
		expect(textsOf(first, 'content')[0]).toContain('<p>Hello &amp; &lt;b&gt;all&lt;/b&gt;,</p>')
		expect(textsOf(first, 'content')[0]).toContain(
			`src="https://innervolt.example/letters/pictures/${picture}"`,
		)
	}
})

test('a feed has the 20 latest letters', () => {
	const many = Array.from({ length: 21 }, (_, at) => {
		const sentAt = `2027-01-${String(30 - at)}T09:00:00.000Z`
		return { ...letter, campaign: `letter-${30 - at}`, sentAt, archivedAt: sentAt }
	})
	const xml = fileOn('/letters/feed.xml', many)
	expect(xml.match(/<entry>/g)).toHaveLength(20)
	expect(xml).toContain('/letters/30<')
	expect(xml).not.toContain('/letters/10<')
})

test('HTML in a letter is not interpreted', () => {
	const foreign = '"><script>x</script><b hidden>\'&amp;'
	const content = [{ kind: 'text', text: foreign }] as const
	const url = `https://a.example/${foreign}`
	const blocks = [
		{ kind: 'heading', level: 2, content },
		{ kind: 'paragraph', content: [{ kind: 'link', url, content }] },
		{ kind: 'button', url, content },
		{ kind: 'picture', name: foreign, url: foreign, alt: foreign, width: 1, height: 1 },
		{ kind: 'list', first: 3, items: [[{ kind: 'paragraph', content }]] },
	] as const
	const written = { ...letter, content: { en: { subject: foreign, blocks } } }
	for (const shown of [
		renderToStaticMarkup(<LetterBody blocks={blocks} />),
		pageOn('/letters/we-open', [written]) ?? '',
	]) {
		const document = new new Window().DOMParser().parseFromString(shown, 'text/html')
		expect(document.querySelectorAll('script, b[hidden]')).toHaveLength(0)
		expect(document.body.textContent).toContain('<script>')
	}
})

test('a list in a letter is numbered from `first`, and has bullets if `first` is null', () => {
	const items = [
		[{ kind: 'paragraph', content: [{ kind: 'text', text: 'A great year.' }] }],
	] as const
	const list = (first: number | null) =>
		renderToStaticMarkup(<LetterBody blocks={[{ kind: 'list', first, items }]} />)
	expect(list(1986)).toBe('<ol start="1986"><li>A great year.</li></ol>')
	expect(list(1)).toBe('<ol><li>A great year.</li></ol>')
	expect(list(null)).toBe('<ul><li>A great year.</li></ul>')
})
