import type { SitemapEntry } from '#domain/sitemap/sitemap.ts'
import { articles } from '#content/articles/all.ts'
import { pins } from '#content/articles/social-battery-pin.ts'
import { quotes } from '#content/articles/social-battery-quotes.ts'
import { countryPages } from '#content/countries/countries.ts'
import { absolute } from '#content/links.ts'
import { introvertTest, mbtiTest } from './quiz-pages.ts'
import { privacy } from '#content/policies/privacy.ts'
import { refund } from '#content/policies/refund.ts'
import { terms } from '#content/policies/terms.ts'
import { articleHead, homeHead, type PageHead, policyHead, regionalHead } from './page-heads.ts'

/** Every page that everyone may find, once. What is not here says `noindex`. */
export const directory = {
	start: [homeHead],
	countries: countryPages.map(regionalHead),
	guides: [...articles, quotes, pins].map(articleHead),
	tests: [introvertTest, mbtiTest],
	policies: [privacy, terms, refund].map(policyHead),
} as const satisfies Record<string, readonly PageHead[]>

export const publicHeads: readonly PageHead[] = Object.values(directory).flat()

export const sitemapEntries: readonly SitemapEntry[] = publicHeads.map(
	({ path, updated, alternates = [] }) => ({
		address: absolute(path),
		changed: updated,
		alternates: alternates.map((other) => ({
			language: other.language,
			address: absolute(other.path),
		})),
	}),
)
