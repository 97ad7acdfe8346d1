import { alternatesOf } from '#domain/pages/pages.ts'
import type { SitemapEntry } from '#domain/sitemap/sitemap.ts'
import { articles } from '#content/articles/all.ts'
import { pins } from '#content/articles/social-battery-pin.ts'
import { quotes } from '#content/articles/social-battery-quotes.ts'
import { howWeWork } from '#content/pages/how-we-work.ts'
import { policies } from '#content/policies/all.ts'
import { countryPages } from '#content/countries/countries.ts'
import { absolute } from '#content/links.ts'
import { introvertTest, mbtiTest } from './quiz-pages.ts'
import {
	articleHead,
	editorialHead,
	homeHead,
	type PageHead,
	policyHead,
	regionalHead,
} from './page-heads.ts'

/** Every page that everyone may find, once. What is not here says `noindex`. */
export const directory = {
	start: [homeHead],
	countries: countryPages.map(regionalHead),
	guides: [...articles, quotes, pins].map(articleHead),
	tests: [introvertTest, mbtiTest],
	editorial: [editorialHead(howWeWork)],
	policies: policies.map(policyHead),
} as const satisfies Record<string, readonly PageHead[]>

export const publicHeads: readonly PageHead[] = Object.values(directory).flat()

export const sitemapEntries: readonly SitemapEntry[] = publicHeads.map(({ path, updated }) => ({
	address: absolute(path),
	changed: updated,
	alternates: alternatesOf(path).map((other) => ({
		language: other.language,
		address: absolute(other.path),
	})),
}))
