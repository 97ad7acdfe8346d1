import type { SitemapEntry } from '#domain/sitemap/sitemap.ts'
import { countryPages, homePage, landingPages } from './block-pages.ts'
import { alternatesOf, siteLanguages } from '#words/site-pages.ts'
import { absoluteUrl } from '#words/site-urls.ts'
import { guides, methodPages, pinPages, quotePages } from './guides.ts'
import { policies } from './policies.ts'
import { quizPageHead, quizPages } from './quiz-pages.ts'
import { sayNoPage, twoSheetsPage, weekPage } from './tool-pages.ts'
import { articleHead, editorialHead, type PageHead, policyHead } from './page-heads.ts'
import { perSite } from '#words/site.ts'

/** Every public page, once. All other pages are `noindex`. */
export const directory = perSite(
	() =>
		({
			start: [homePage().head],
			countries: countryPages().map(({ head }) => head),
			landings: landingPages().map(({ head }) => head),
			guides: [...guides(), ...quotePages(), ...pinPages()].map(articleHead),
			tests: [...quizPages('introvertTest'), ...quizPages('mbtiTest')].map(quizPageHead),
			tools: [
				...siteLanguages().map((language) => weekPage(language).head),
				...siteLanguages().map((language) => twoSheetsPage(language).head),
				...siteLanguages().map((language) => sayNoPage(language).head),
			],
			editorial: methodPages().map(editorialHead),
			policies: policies().map(policyHead),
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
