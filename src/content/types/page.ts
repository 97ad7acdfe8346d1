import type { Language, PagePath } from '#domain/pages/pages.ts'

/** Pages that no search engine should find. */
type UnlistedPath =
	'/404' | '/500' | '/waitlist' | '/waitlist/sent' | '/_design' | `/print/${string}`

/** A link as a visitor sees it. An address with a scheme opens in a new tab. */
export type Link = { readonly label: string; readonly href: string }

/** What a page says about itself to browsers and search engines. */
export type Head = {
	/** At most 60 characters; the product's name is added where it is missing. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
	/** Of the table of pages, or one that is not listed anywhere. */
	readonly path: PagePath | UnlistedPath
	readonly language: Language
	/** The full tag where the page is for one country, `en-GB`, or in a language without a chrome. */
	readonly locale?: string
	/** The words of the link past the header, where they are not those of the chrome. */
	readonly skip?: string
	/** What people search for who should find this page. */
	readonly keywords?: readonly string[]
	/** Its picture in link previews; pages that nobody shares have none. */
	readonly card?: SocialCard
	/** The day its words last changed, `2026-11-21`. */
	readonly updated?: string
	/** The page has the anchors of the landing page itself, so header and footer stay on it. */
	readonly hasSections?: boolean
	/** `noindex` for pages that only one visitor should meet. */
	readonly isPrivate?: boolean
}

/** What stands on the picture of a page in link previews. `npm run cards` draws it. */
export type SocialCard = {
	readonly title: string
	readonly picture: CardPicture
	/** What the picture shows, for those who cannot see it, in the page's language. */
	readonly alternative: string
	/** A few words below the picture. */
	readonly note?: string
}

/** A page's main drawing; the landing page and the legal pages have none and borrow from the house. */
export type CardPicture = IllustrationName | 'week' | 'closedBlind' | 'frontDoor' | 'envelopes'

/** One page's main drawing. */
export type IllustrationName =
	| 'guide'
	| 'tracker'
	| 'drained'
	| 'recharge'
	| 'quotes'
	| 'psychology'
	| 'emergency'
	| 'profile'
	| 'pins'
	| 'introvertGuide'
	| 'productivity'
	| 'introvertTest'
	| 'mbtiTest'
	| 'us'
	| 'gb'
	| 'in'
	| 'de'
	| 'br'
	| 'notFound'
	| 'serverError'

/** A page that only says that something is not there. */
export type Notice = {
	readonly illustration: IllustrationName
	readonly kicker: string
	readonly title: string
	readonly text: string
	readonly action: Link
}

/** What an island says when it has failed. */
export type Failure = { readonly title: string; readonly text: string; readonly action: Link }

/** What a page says while the script that it needs has not arrived, and the link that loads the page again. */
export type ScriptNotice = {
	/** Said at once where somebody pressed a button before its script was there. */
	readonly loading?: string
	readonly text: string
	readonly reload: Link
}
