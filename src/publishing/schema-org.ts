/*
 * The schema.org types that this site uses, with the properties that search engines require. There are no types for
 * ratings and reviews, because the site has none.
 */

/** An absolute address. */
type Url = string
/** ISO 8601: `2026-11-21`. */
type Day = string

/** The main item of a page. */
export type Thing =
	| Organization
	| WebSite
	| WebPage
	| SoftwareApplication
	| WebApplication
	| FaqPage
	| BreadcrumbList
	| Article
	| Quiz

/** The organisation behind the site. */
export type Publisher = {
	readonly '@type': 'Organization'
	readonly name: string
	readonly url: Url
}

export type Organization = Publisher & { readonly logo: Url }

export type WebSite = {
	readonly '@type': 'WebSite'
	readonly name: string
	readonly url: Url
}

export type WebPage = {
	readonly '@type': 'WebPage'
	readonly name: string
	readonly url: Url
	readonly inLanguage: string
	readonly dateModified?: Day
}

export type SoftwareApplication = {
	readonly '@type': 'SoftwareApplication'
	readonly name: string
	readonly url: Url
	readonly description: string
	readonly applicationCategory: 'LifestyleApplication'
	readonly operatingSystem: 'Web'
	/** What the app does, one sentence or two each. */
	readonly featureList: readonly string[]
	readonly offers: {
		readonly '@type': 'Offer'
		readonly url: Url
		/** In whole units of the currency. */
		readonly price: number
		readonly priceCurrency: string
	}
}

/** A free tool that runs in the page. */
export type WebApplication = {
	readonly '@type': 'WebApplication'
	readonly name: string
	readonly url: Url
	readonly description: string
	readonly inLanguage: string
	readonly applicationCategory: 'LifestyleApplication'
	readonly operatingSystem: 'Web'
	readonly browserRequirements: string
	readonly isAccessibleForFree: true
	readonly offers: {
		readonly '@type': 'Offer'
		readonly url: Url
		readonly price: 0
		readonly priceCurrency: string
	}
	readonly publisher: Publisher
}

export type FaqPage = {
	readonly '@type': 'FAQPage'
	readonly mainEntity: readonly {
		readonly '@type': 'Question'
		readonly name: string
		readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string }
	}[]
}

export type BreadcrumbList = {
	readonly '@type': 'BreadcrumbList'
	readonly itemListElement: readonly {
		readonly '@type': 'ListItem'
		readonly position: number
		readonly name: string
		readonly item: Url
	}[]
}

export type Article = {
	readonly '@type': 'Article'
	/** At most 110 characters. */
	readonly headline: string
	readonly description: string
	readonly image: Url
	readonly inLanguage: string
	readonly author: Publisher
	readonly publisher: Publisher
	readonly datePublished: Day
	readonly dateModified: Day
	readonly mainEntityOfPage: Url
	readonly publishingPrinciples: Url
	readonly citation?: readonly {
		readonly '@type': 'CreativeWork'
		readonly name: string
		/** The authors, as a citation names them. */
		readonly creditText: string
		readonly datePublished: string
		readonly url?: Url
	}[]
}

export type Quiz = {
	readonly '@type': 'Quiz'
	readonly name: string
	readonly description: string
	readonly url: Url
	readonly inLanguage: string
	readonly about: { readonly '@type': 'Thing'; readonly name: string }
	readonly isAccessibleForFree: true
	readonly publisher: Publisher
}
