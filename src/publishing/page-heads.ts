import { countryPages, languageOf } from '#content/countries/countries.ts'
import { faq, head as homeWords } from '#content/pages/home.ts'
import type { ArticleHeadWords, SourceList } from '#content/types/article.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import type { Head } from '#content/types/page.ts'
import type { Policy } from '#content/types/policy.ts'
import {
	article,
	breadcrumbList,
	faqPage,
	organization,
	quiz,
	softwareApplication,
	webPage,
	webSite,
} from './json-ld.ts'
import type { Thing } from './schema-org.ts'

/** A page in one language: a BCP 47 tag or `x-default`, and its path. */
type Alternate = { readonly language: string; readonly path: string }

/** The head of a page as it is published: its own words, and what is derived from them. */
export type PageHead = Head & {
	/** The same page for other readers, this one included, and `x-default`. Each must list this one. */
	readonly alternates?: readonly Alternate[]
	/** The path of the same text as Markdown, `/social-battery-drained.md`. */
	readonly markdown?: string
	/** What the page is about, as schema.org items. */
	readonly structured?: readonly Thing[]
}

/** The page of each country, and the landing page for all others. */
export const regionalAlternates: readonly Alternate[] = [
	...countryPages.map(({ language, path }) => ({ language, path })),
	{ language: 'x-default', path: '/' },
]

export const homeHead: PageHead = {
	...homeWords,
	alternates: regionalAlternates,
	structured: [organization, webSite, softwareApplication(homeWords), faqPage(faq)],
}

/** The head of an article, or of another page with a main drawing. */
export function articleHead(page: ArticleHeadWords & { sources?: SourceList }): PageHead {
	const { head, title, illustration, alternative, dates, breadcrumb, sources } = page
	return {
		...head,
		markdown: `${head.path}.md`,
		updated: dates.updated,
		card: { title, picture: illustration, alternative },
		structured: [
			article(page, sources?.items ?? []),
			breadcrumbList(title, head.path, breadcrumb?.links),
		],
	}
}

/** The head of a country's page. */
export function regionalHead({ seo, content, ...page }: CountryPage): PageHead {
	const { alternative, ...words } = seo
	const head = {
		...words,
		path: page.path,
		language: languageOf(page.code),
		locale: page.language,
		updated: page.updated,
		alternates: regionalAlternates,
		hasSections: true,
		card: { title: content.headline, picture: page.flag, alternative, note: content.badge },
	}
	return {
		...head,
		structured: [
			softwareApplication(head),
			faqPage(content.faq),
			breadcrumbList(page.name, page.path),
		],
	}
}

/** The head of a legal page. */
export function policyHead({ head, title, card }: Policy): PageHead {
	return {
		...head,
		card: { title, ...card },
		structured: [webPage(head), breadcrumbList(title, head.path)],
	}
}

/** The head of a test. */
export function quizHead(about: string, head: Head): PageHead {
	return { ...head, structured: [quiz(about, head), breadcrumbList(head.title, head.path)] }
}
