/** @module-tag night */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pageLanguages, pages } from '#domain/pages/pages.ts'
import { printPaths } from '#domain/pages/print-pages.ts'

afterEach(() => {
	vi.unstubAllEnvs()
	vi.resetModules()
})

/** Everything built from the words, on a site in these languages. The setting is read once, so all modules are reloaded. */
async function publishedIn(languages: string) {
	vi.stubEnv('SITE_LANGUAGES', languages)
	vi.resetModules()
	const { publicPageHeads, sitemapEntries } = await import('./directory.ts')
	const { llmsTxt } = await import('./llms-txt.ts')
	const { markdownPages } = await import('./markdown-pages.ts')
	const { chromeIn } = await import('./chrome.ts')
	const { languageLinks } = await import('./language-links.ts')
	const { guides } = await import('./guides.ts')
	const { policies } = await import('./policies.ts')
	const { printables } = await import('./printables.ts')
	const { quizPages } = await import('./quiz-pages.ts')
	const { routesOf } = await import('./page-routes.ts')
	const { leadFormIn } = await import('./lead-form.ts')
	const { words } = await import('#words/entries.ts')
	return {
		paths: publicPageHeads.map(({ path }) => path),
		texts: {
			sitemapEntries,
			llmsTxt,
			markdownPages,
			chrome: (['en', 'de', 'pt', 'es'] as const).map(chromeIn),
			mails: (['en', 'de', 'pt', 'es'] as const).map((tag) => [
				words('mails', tag),
				words('myData', tag),
				words('notices', tag),
				leadFormIn(tag),
			]),
			languageLinks: publicPageHeads.map(languageLinks),
			guides,
			policies,
			printables,
			tests: [...quizPages('introvertTest'), ...quizPages('mbtiTest')],
			routes: [routesOf('week'), routesOf('sayNo'), routesOf('twoSheets')],
		},
	}
}

/** The addresses of pages and sheets in languages outside a list. */
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
	test('there are the pages in these languages, and nothing names another one', async () => {
		const { paths, texts } = await publishedIn(languages)
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
	})
})

test('a site in English alone can be published: texts in other languages wait, and links to their pages lead to English ones', async () => {
	vi.stubEnv('SITE_LANGUAGES', 'en')
	vi.resetModules()
	const { textFaults } = await import('#words/checks/check-texts.ts')
	const rows = Object.values(pages)
	const built = rows.flatMap((row) => ('en' in row ? [row.en] : []))
	const faults = textFaults(new Map(built.map((path) => [path, ['transfers']])))
	const ofOthers = /\/(?:de|pt|deutschland|brasil)\//
	expect(faults.map(({ message }) => message).filter((text) => ofOthers.test(text))).toEqual([])
})

test('a notice in a language without pages leads to English pages and says so', async () => {
	const { texts } = await publishedIn('en')
	const [, german] = texts.chrome
	const links = german?.footer.columns.flatMap((column) => column.links) ?? []
	expect(links).toContainEqual({ label: 'Datenschutz (auf\u00A0Englisch)', href: '/privacy' })
	expect(links).toContainEqual({ label: 'Impressum (auf\u00A0Englisch)', href: '/terms' })
	expect(links.map(({ href }) => href)).toContain('/uk')
})
