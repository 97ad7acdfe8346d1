import { cardAddress } from './social-cards.ts'
import { absolute, app } from '#content/links.ts'
import { pricing } from '#content/pricing.ts'
import { name } from '#content/site.ts'
import { pages } from '#domain/pages/pages.ts'
import type { Faq } from '#content/types/faq.ts'
import type { Head, Link } from '#content/types/page.ts'
import type { ArticleHeadWords } from '#content/types/article.ts'
import type { Source } from '#content/types/citation.ts'
import { citationUrl } from '#domain/citation/citation-url.ts'
import type {
	Article,
	BreadcrumbList,
	FaqPage,
	Maker,
	Organization,
	Quiz,
	SoftwareApplication,
	WebPage,
	WebSite,
} from './schema-org.ts'

const maker: Maker = { '@type': 'Organization', name, url: absolute('/') }

export const organization: Organization = {
	...maker,
	logo: absolute('/icon-512.png'),
}

export const webSite: WebSite = {
	'@type': 'WebSite',
	name,
	url: absolute('/'),
}

export function webPage({ title, path, language, locale = language, updated }: Head): WebPage {
	return {
		'@type': 'WebPage',
		name: title,
		url: absolute(path),
		inLanguage: locale,
		...(updated !== undefined && { dateModified: updated }),
	}
}

/** The app, and the one offer that can be taken today: Premium is still being built. */
export function softwareApplication({
	description,
}: Pick<Head, 'description'>): SoftwareApplication {
	return {
		'@type': 'SoftwareApplication',
		name,
		url: app.home,
		description,
		applicationCategory: 'LifestyleApplication',
		operatingSystem: 'Web',
		offers: {
			'@type': 'Offer',
			url: app.signup,
			price: pricing.lifetime.minor / 100,
			priceCurrency: pricing.lifetime.currency,
		},
	}
}

export function faqPage(questions: Faq['questions']): FaqPage {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	}
}

/** The way from the start to a page: the one that it shows, else the shortest. */
export function breadcrumbList(
	title: string,
	path: string,
	shown: readonly Link[] = [
		{ label: name, href: '/' },
		{ label: title, href: path },
	],
): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: shown.map(({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: absolute(href),
		})),
	}
}

export function article(
	{ head, title, dates }: ArticleHeadWords,
	sources: readonly Source[],
): Article {
	return {
		'@type': 'Article',
		headline: title,
		description: head.description,
		image: absolute(cardAddress(head.path)),
		inLanguage: head.language,
		author: maker,
		publisher: maker,
		datePublished: dates.published,
		dateModified: dates.updated,
		mainEntityOfPage: absolute(head.path),
		publishingPrinciples: absolute(pages.howWeWork.en),
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
	} as const
}

export function quiz(about: string, { title, description, path, language }: Head): Quiz {
	return {
		'@type': 'Quiz',
		name: title,
		description,
		url: absolute(path),
		inLanguage: language,
		about: { '@type': 'Thing', name: about },
		isAccessibleForFree: true,
		publisher: maker,
	}
}
