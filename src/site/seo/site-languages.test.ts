import { describe, expect, test } from 'vitest'
import { pageLanguages, pages } from '#site-map/pages.ts'
import { printPaths } from '#site-map/print-pages.ts'
import { readPageSettings } from '#config/settings.ts'
import { textFaults } from '#cms/checks/check-texts.ts'
import { words } from '#cms/reader/entries.ts'
import { withSite } from '#cms/reader/site.ts'
import { chromeIn } from '#site/seo/chrome.ts'
import { publicPageHeads, sitemapEntries } from '#site/seo/directory.ts'
import { guides } from '#site/seo/props/guides.ts'
import { languageLinks } from '#site/seo/language-links.ts'
import { leadFormIn } from '#site/seo/props/lead-form.ts'
import { llmsTxt } from '#site/seo/files/llms-txt.ts'
import { policies } from '#site/seo/props/policies.ts'
import { sheetPages } from '#site/seo/props/printables.ts'
import { quizPages } from '#site/seo/props/quiz-pages.ts'
import { siteFiles } from '#site/pages/_site-files.ts'
import { sitePaths } from '#site/pages/_site-paths.ts'

const siteIn = (languages: string) => ({
	edits: {},
	settings: readPageSettings({ SITE_LANGUAGES: languages }),
})

const publishedIn = (languages: string) =>
	withSite(siteIn(languages), () => ({
		paths: publicPageHeads().map(({ path }) => path),
		texts: {
			sitemapEntries: sitemapEntries(),
			llmsTxt: llmsTxt(),
			chrome: (['en', 'de', 'pt', 'es'] as const).map(chromeIn),
			mails: (['en', 'de', 'pt', 'es'] as const).map((tag) => [
				words('mails', tag),
				words('myData', tag),
				words('notices', tag),
				leadFormIn(tag),
			]),
			languageLinks: publicPageHeads().map(languageLinks),
			guides: guides(),
			policies: policies(),
			printables: sheetPages(),
			tests: [...quizPages('introvertTest'), ...quizPages('mbtiTest')],
			sitePaths: sitePaths(),
			siteFiles: [...siteFiles().values()].map((text) => text()),
		},
	}))

function pathsOutside(languages: string): readonly string[] {
	const isOff = (tag: string) => !languages.split(',').includes(tag)
	return [...Object.values(pages), printPathsByLanguage].flatMap((row) =>
		Object.entries(row).flatMap(([tag, path]) => (isOff(tag) ? path : [])),
	)
}

const printPathsByLanguage = Object.fromEntries(
	pageLanguages.map((tag) => [tag, Object.values(printPaths[tag])]),
)

describe.each(['en', 'en,de', 'en,pt'])('on a site in %s', (languages) => {
	test(
		'the site has every page in its languages, and nothing on it contains the path of a page in another language',
		{ tags: 'night' },
		() => {
			const { paths, texts } = publishedIn(languages)
			const off = pathsOutside(languages)
			expect(paths.filter((path) => off.includes(path))).toEqual([])
			for (const row of Object.values(pages)) {
				for (const [tag, path] of Object.entries(row)) {
					expect(paths.includes(path)).toBe(languages.split(',').includes(tag))
				}
			}
			for (const [name, made] of Object.entries(texts)) {
				const written = JSON.stringify(made)
				const named = off.filter((path) => new RegExp(`${path.slice(1)}(?![\\w-])`).test(written))
				expect([name, named]).toEqual([name, []])
			}
		},
	)
})

test('on a site in English alone, the text checks report no errors about pages in other languages', () => {
	const rows = Object.values(pages)
	const built = rows.flatMap((row) => ('en' in row ? [row.en] : []))
	const texts = new Map(built.map((path) => [path, ['transfers']]))
	const faults = withSite(siteIn('en'), () => textFaults(texts))
	const ofOthers = /\/(?:de|pt|deutschland|brasil)\//
	expect(faults.map(({ message }) => message).filter((text) => ofOthers.test(text))).toEqual([])
})

test('the footer in a language without pages links to English pages and labels them as English', () => {
	const german = withSite(siteIn('en'), () => chromeIn('de'))
	const links = german.footer.columns.flatMap((column) => column.links)
	expect(links).toContainEqual({ label: 'Datenschutz (auf\u00A0Englisch)', href: '/privacy' })
	expect(links).toContainEqual({ label: 'Impressum (auf\u00A0Englisch)', href: '/terms' })
	expect(links.map(({ href }) => href)).toContain('/uk')
})
