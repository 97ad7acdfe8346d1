import type { z } from 'zod'
import type { Language, PageLanguage } from '#site-map/pages.ts'
import type { Link } from './common.ts'
import type { cardPictures, illustrations } from './drawings.ts'
import type { failure, scriptNotice } from './page-parts.ts'

/** The metadata of a page for browsers and search engines. */
export type Head = {
	/** At most 60 characters; the product's name is appended if missing. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
	readonly path: string
	readonly language: PageLanguage
	/** The BCP 47 tag of a country's page, `en-GB`. */
	readonly locale?: string
	/** Target search terms. */
	readonly keywords?: readonly string[] | undefined
	/** The card for link previews; private pages have none. */
	readonly card?: SocialCard
	/** The day of the last change to the words, `2026-11-21`. */
	readonly updated?: string
	/** Whether the page has the anchors of the landing page. If so, header and footer link to them. */
	readonly hasSections?: boolean
	/** Whether a page of blocks has a row with its claims. */
	readonly hasClaims?: boolean
	/** Whether the page is `noindex`. */
	readonly isPrivate?: boolean
	/** Whether the page is a tool: its fragment holds the visitor's input, so no third-party script may read it. */
	readonly isTool?: boolean
}

/** The head of a personal page, which can be in a language without public pages. */
export type PrivateHead = Omit<Head, 'language' | 'isPrivate'> & {
	readonly language: Language
	readonly isPrivate: true
}

/** The content of a page's card for link previews, drawn by `npm run cards`. */
export type SocialCard = {
	readonly title: string
	readonly picture: CardPicture
	/** The text alternative of the card, in the page's language. */
	readonly alternative: string
	/** A short line below the illustration. */
	readonly note?: string
}

/** A card's picture: an illustration, or a drawing for pages without one. */
export type CardPicture = (typeof cardPictures)[number]

/** The main illustration of a page. */
export type IllustrationName = (typeof illustrations)[number]

/** The words of an error page. */
export type Notice = {
	readonly illustration: IllustrationName
	readonly kicker: string
	readonly title: string
	readonly text: string
	readonly action: Link
}

/** The words that replace an island after an error. */
export type Failure = z.infer<typeof failure> & {
	/** Set if the title is not in the page's language. */
	readonly titleLanguage?: string
	/** Shown instead if a file of the site failed to load. */
	readonly lostFile?: string
}

/** The words of a page whose script has not loaded yet, and a link that reloads the page. */
export type ScriptNotice = z.infer<typeof scriptNotice>
