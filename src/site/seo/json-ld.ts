import { cardPath } from './social-cards.ts'
import { absoluteUrl, appUrls } from '#cms/reader/site-urls.ts'
import { productFactsIn, siteName } from '#cms/reader/facts/product.ts'
import { byPlans, pricing } from '#cms/reader/facts/prices.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import type { Question } from '#site/blocks/questions/questions.schema.ts'
import type { Link } from '#cms/reader/schemas/common.ts'
import type { Head } from '#cms/reader/schemas/page.ts'
import type { Source } from '#cms/reader/schemas/citation.ts'
import { citationUrl } from '#site/ui/text/citation-url.ts'
import { perSite } from '#cms/reader/site.ts'

/** A page's main schema.org item. It is never a rating or a review, because the site has none. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

const publisher = perSite(() => ({
	'@type': 'Organization',
	name: siteName(),
	url: absoluteUrl('/'),
}))

export const organization = perSite((): Thing => ({
	...publisher(),
	logo: absoluteUrl('/icon-512.png'),
}))

export const webSite = perSite((): Thing => ({
	'@type': 'WebSite',
	name: siteName(),
	url: absoluteUrl('/'),
}))

export function webPage({ title, path, language, locale = language, updated }: Head): Thing {
	return {
		'@type': 'WebPage',
		name: title,
		url: absoluteUrl(path),
		inLanguage: locale,
		...(updated !== undefined && { dateModified: updated }),
	}
}

/** The app with its one available offer. Premium is not available yet. */
export function softwareApplication({
	description,
	language,
}: Pick<Head, 'description' | 'language'>): Thing {
	const { lifetime, monthly } = pricing()
	const sold = byPlans({ both: lifetime, lifetime, monthly })
	return {
		'@type': 'SoftwareApplication',
		name: siteName(),
		url: appUrls().home,
		description,
		applicationCategory: 'LifestyleApplication',
		operatingSystem: 'Web',
		featureList: productFactsIn(language),
		offers: {
			'@type': 'Offer',
			url: appUrls().signup,
			price: sold.minor / 100,
			priceCurrency: sold.currency,
		},
	}
}

export function faqPage(questions: readonly Question[]): Thing {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	}
}

/** A page's breadcrumbs: those that the page shows or, if it shows none, the home page and the page itself. */
export function breadcrumbList(
	title: string,
	{ path, language }: Pick<Head, 'path' | 'language'>,
	shown: readonly Link[] = [
		{ label: siteName(), href: addressIn('home', language).path },
		{ label: title, href: path },
	],
): Thing {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: shown.map(({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: absoluteUrl(href),
		})),
	}
}

type Article = {
	readonly head: Head
	readonly title: string
	/** ISO 8601: `2026-11-21`. */
	readonly dates: { readonly published: string; readonly updated: string }
}

export function article({ head, title, dates }: Article, sources: readonly Source[]): Thing {
	return {
		'@type': 'Article',
		headline: title,
		description: head.description,
		image: absoluteUrl(cardPath(head)),
		inLanguage: head.language,
		author: publisher(),
		publisher: publisher(),
		datePublished: dates.published,
		dateModified: dates.updated,
		mainEntityOfPage: absoluteUrl(head.path),
		publishingPrinciples: absoluteUrl(addressIn('howWeWork', head.language).path),
		...(sources.length > 0 && { citation: sources.map(citation) }),
	}
}

function citation({ authors, year, title, ...work }: Source) {
	const url = citationUrl(work)
	return {
		'@type': 'CreativeWork',
		name: title,
		creditText: authors,
		datePublished: `${year}`,
		...(url !== undefined && { url }),
	}
}

/** A test or a tool of the site. */
function freeWork({ title, description, path, language }: Head) {
	return {
		name: title,
		description,
		url: absoluteUrl(path),
		inLanguage: language,
		isAccessibleForFree: true,
		publisher: publisher(),
	}
}

export function quiz(about: string, head: Head): Thing {
	return { '@type': 'Quiz', ...freeWork(head), about: { '@type': 'Thing', name: about } }
}

export function webApplication(head: Head): Thing {
	return {
		'@type': 'WebApplication',
		...freeWork(head),
		applicationCategory: 'LifestyleApplication',
		operatingSystem: 'Web',
		browserRequirements: 'HTML5',
		offers: {
			'@type': 'Offer',
			url: absoluteUrl(head.path),
			price: 0,
			priceCurrency: pricing().lifetime.currency,
		},
	}
}
