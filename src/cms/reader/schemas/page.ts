import type { z } from 'zod'
import type { Language, PageLanguage } from '#site-map/pages.ts'
import type { Link } from './common.ts'
import type { cardPictures, illustrations } from './drawings.ts'
import type { failure, scriptNotice } from './page-parts.ts'

export type Head = {
	/** At most 60 characters; the product's name is appended if missing. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
	readonly path: string
	readonly language: PageLanguage
	/** The BCP 47 tag of a country's page, such as `en-GB`. */
	readonly locale?: string
	/** Target search terms. */
	readonly keywords?: readonly string[] | undefined
	/** Private pages have none. */
	readonly card?: SocialCard
	/** The day of the last change to the words: `2026-11-21`. */
	readonly updated?: string
	/** Whether the page has the anchors of the landing page, to which header and footer then link. */
	readonly hasSections?: boolean
	readonly hasClaims?: boolean
	/** The path of its Atom feed. Defaults to that of its language; private pages have none. */
	readonly feed?: string
	/** Whether the page is `noindex`. */
	readonly isPrivate?: boolean
	/** A tool's fragment holds the visitor's input, so no third-party script may read it. */
	readonly isTool?: boolean
}

/** The head of a personal page. Its language may have no public pages. */
export type PrivateHead = Omit<Head, 'language' | 'isPrivate'> & {
	readonly language: Language
	readonly isPrivate: true
}

/** The content of a page's card for link previews. `npm run cards` draws it. */
export type SocialCard = {
	readonly title: string
	readonly picture: CardPicture
	/** In the page's language. */
	readonly alternative: string
	readonly note?: string
}

export type CardPicture = (typeof cardPictures)[number]

export type IllustrationName = (typeof illustrations)[number]

export type Notice = {
	readonly illustration: IllustrationName
	readonly kicker: string
	readonly title: string
	readonly text: string
	readonly action: Link
}

export type Failure = z.infer<typeof failure> & {
	/** The language of the title, if it is not the page's language. */
	readonly titleLanguage?: string
	/** Replaces `text` if a file of the site failed to load. */
	readonly lostFile?: string
}

export type ScriptNotice = z.infer<typeof scriptNotice>
