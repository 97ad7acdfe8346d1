import type { SitemapEntry } from '#domain/sitemap/sitemap.ts'
import { articles } from './articles/all.ts'
import { articleHead } from './articles/head.ts'
import { pins } from './articles/pins.ts'
import { quotes } from './articles/quotes.ts'
import { countryPages } from './countries/countries.ts'
import { regionalHead } from './countries/head.ts'
import { absolute } from './links.ts'
import { head as home } from './pages/home.ts'
import { introvertTest, mbtiTest } from './pages/quizzes.ts'
import { policyHead } from './policies/head.ts'
import { privacy } from './policies/privacy.ts'
import { refund } from './policies/refund.ts'
import { terms } from './policies/terms.ts'
import type { Head } from './types.ts'

/** Every page that everyone may find, once. What is not here says `noindex`. */
export const directory = {
	start: [home],
	countries: countryPages.map(regionalHead),
	guides: [...articles, quotes, pins].map(articleHead),
	tests: [introvertTest, mbtiTest],
	policies: [privacy, terms, refund].map(policyHead),
} as const satisfies Record<string, readonly Head[]>

export const publicHeads: readonly Head[] = Object.values(directory).flat()

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
