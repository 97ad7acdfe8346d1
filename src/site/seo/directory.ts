import type { SitemapEntry } from './files/sitemap.ts'
import { articlePages, editorialPages, policyPages } from './article-pages.ts'
import {
	type AnyBlockPage,
	type BlockPage,
	countryPages,
	homePage,
	landingPages,
	leavePages,
	newsPages,
	type PageHead,
	toolPages,
	typeBlockPages,
} from './props/block-pages.ts'
import { alternatesOf } from '#cms/reader/site-pages.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { letterPageAt } from './props/letters.ts'
import { sheetPages } from './props/printables.ts'
import { testPages } from './props/quiz-pages.ts'
import { perSite } from '#cms/reader/site.ts'

/** Every public page, once. All other pages are `noindex`. */
export const directory = {
	start: () => [homePage()],
	countries: countryPages,
	landings: landingPages,
	guides: articlePages,
	tests: testPages,
	types: typeBlockPages,
	tools: toolPages,
	editorial: editorialPages,
	news: newsPages,
	leave: leavePages,
	policies: policyPages,
} as const satisfies Readonly<Record<string, () => readonly BlockPage[]>>

export const publicPages = (): readonly BlockPage[] =>
	Object.values(directory).flatMap((list): readonly BlockPage[] => list())

export const publicPageHeads = perSite((): readonly PageHead[] =>
	publicPages().map(({ head }) => head),
)

export function pageAt(path: string): AnyBlockPage | undefined {
	for (const list of [...Object.values(directory), sheetPages]) {
		const pages: readonly AnyBlockPage[] = list()
		const found = pages.find(({ head }) => head.path === path)
		if (found !== undefined) return found
	}
	return letterPageAt(path)
}

export const sitemapEntries = perSite((): readonly SitemapEntry[] =>
	publicPageHeads().map(({ path, updated }) => ({
		address: absoluteUrl(path),
		changed: updated,
		alternates: alternatesOf(path).map((other) => ({
			language: other.language,
			address: absoluteUrl(other.path),
		})),
	})),
)
