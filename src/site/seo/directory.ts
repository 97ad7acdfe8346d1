import type { SitemapEntry } from './files/sitemap.ts'
import { articlePages, editorialPages, policyPages } from './article-pages.ts'
import {
	countryPages,
	homePage,
	landingPages,
	leavePages,
	type PageHead,
	toolPages,
} from './props/block-pages.ts'
import { alternatesOf } from '#cms/reader/site-pages.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { testPages } from './props/quiz-pages.ts'
import { typeBlockPages } from './props/type-pages.ts'
import { perSite } from '#cms/reader/site.ts'

/** Every public page, once. All other pages are `noindex`. */
export const directory = perSite(
	() =>
		({
			start: [homePage().head],
			countries: countryPages().map(({ head }) => head),
			landings: landingPages().map(({ head }) => head),
			guides: articlePages().map(({ head }) => head),
			tests: testPages().map(({ head }) => head),
			types: typeBlockPages().map(({ head }) => head),
			tools: toolPages().map(({ head }) => head),
			editorial: editorialPages().map(({ head }) => head),
			leave: leavePages().map(({ head }) => head),
			policies: policyPages().map(({ head }) => head),
		}) as const satisfies Record<string, readonly PageHead[]>,
)

export const publicPageHeads = perSite((): readonly PageHead[] => Object.values(directory()).flat())

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
