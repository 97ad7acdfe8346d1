import type { Thing } from './structured-data/things.ts'

export type { Finding, QuizIntro, Source } from './quizzes/shapes.ts'

/** The languages that pages are written in. */
export type Language = 'en' | 'de' | 'pt'

/** A link as a visitor sees it. An address with a scheme opens in a new tab. */
export type Link = { readonly label: string; readonly href: string }

/** What a page says while the script that it needs has not arrived, and the link that loads the page again. */
export type ScriptNotice = {
	/** Said at once where somebody pressed a button before its script was there. */
	readonly loading?: string
	readonly text: string
	readonly reload: Link
}

/** What a page says about itself to browsers and search engines. */
export type Head = {
	/** At most 60 characters; the product's name is added where it is missing. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
	/** The page's own path, `/usa`. */
	readonly path: string
	readonly language: Language
	/** The full tag where the page is for one country, `en-GB`, or in a language without a chrome. */
	readonly locale?: string
	/** The words of the link past the header, where they are not those of the chrome. */
	readonly skip?: string
	/** What people search for who should find this page. */
	readonly keywords?: readonly string[]
	/** The same page for others, this one included, and `x-default`. Each of them must list this one. */
	readonly alternates?: readonly Alternate[]
	/** Its picture in link previews; pages that nobody shares have none. */
	readonly card?: SocialCard
	/** The same words as Markdown, `/social-battery-drained.md`. */
	readonly markdown?: string
	/** What the page is about, in the words of schema.org. */
	readonly structured?: readonly Thing[]
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

/** A page in one language: a BCP 47 tag or `x-default`, and its path. */
export type Alternate = { readonly language: string; readonly path: string }

/** The words around every page: header, footer, and what assistive technology reads there. */
export type Chrome = {
	readonly skip: string
	readonly header: {
		readonly home: string
		readonly label: string
		readonly menu: string
		readonly theme: string
		/** Leads to anchors of the landing page. */
		readonly sections: readonly Link[]
		readonly login: Link
		readonly signup: Link
	}
	readonly footer: {
		readonly motto: string
		readonly columns: readonly { readonly title: string; readonly links: readonly Link[] }[]
		readonly support: { readonly title: string; readonly text: string; readonly mail: Link }
		readonly small: string
	}
}

/** A notice for a moment: what happened, and what that means. `{n}` and `{time}` are filled in. */
export type Announcement = { readonly title: string; readonly text: string }

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

/** A day in the week's house front: energy from 0 to 100. */
export type Day = {
	readonly name: string
	/** What Monday's forecast said, in percent. */
	readonly forecast: number
	/** What was left that evening, in percent. */
	readonly level: number
	readonly silhouette: SilhouetteName
}

export type SilhouetteName = 'plant' | 'visitors' | 'crowd' | 'asleep' | 'cat' | 'reader' | 'sunday'

export type Hero = {
	readonly title: string
	readonly lede: string
	readonly action: Link
	readonly terms: string
	readonly week: {
		readonly label: string
		readonly forecastWord: string
		readonly days: readonly Day[]
		readonly caption: string
	}
	/** What we say about ourselves, one short sentence each; may be empty. */
	readonly claims: readonly string[]
}

export type Explainer = {
	readonly title: string
	readonly text: string
	readonly steps: readonly { readonly title: string; readonly text: string }[]
	/** What four objects on the shelf cost, as the drawing shows it. */
	readonly prices: readonly [string, string, string, string]
	readonly claims: readonly string[]
}

/** A moment that the visitor knows. */
export type Scenario = {
	readonly icon: 'asleep' | 'envelopes' | 'messages'
	/** "The crash. Thursday, 16:40" */
	readonly scenario: string
	readonly title: string
	/** What one says then, without quotation marks. */
	readonly quote: string
	readonly text: string
	readonly impact: string
}

export type Benefit = {
	readonly icon: BenefitIcon
	readonly title: string
	readonly description: string
	/** A figure in a sentence; absent where its claim is switched off. */
	readonly stat?: string | undefined
}

/** A line drawing; `#components/art/icons.ts` has them all. */
export type BenefitIcon = 'blind' | 'calendar' | 'shelf' | 'plant' | 'clock' | 'journal' | 'padlock'

export type Benefits = {
	readonly title: string
	readonly text: string
	readonly items: readonly Benefit[]
	readonly also: { readonly title: string; readonly items: readonly string[] }
}

export type Testimonial = {
	readonly title: string
	/** May contain `<b>`; nothing else. */
	readonly quote: string
	/** "Sample A" */
	readonly author: string
	readonly role: string
	/** Written by us to show the place, not said by a customer. */
	readonly isSample: boolean
}

export type Testimonials = {
	readonly title: string
	/** Says that samples are samples; shown while one is. */
	readonly sampleNote: string
	readonly items: readonly Testimonial[]
	readonly claims: readonly string[]
}

/** The form that takes an address for the waitlist. */
export type LeadFormWords = {
	/** The address that takes the form. */
	readonly action: string
	/** Why one would, in one sentence above the field. */
	readonly prompt: string
	readonly label: string
	readonly button: string
	/** What pressing the button allows. */
	readonly consent: string
	readonly privacy: Link
	/** Said while the address is on its way. */
	readonly sending: string
	/** Said when the address was taken; the same whether or not it is known. */
	readonly sent: string
	/** Said when the address cannot be one. */
	readonly wrong: string
	/** Said when mail cannot carry all of it everywhere; ends with the characters that are meant. */
	readonly uncarried: string
	/** Said when too many came from a client. Names the longest wait that the server asks for. */
	readonly tooMany: string
	/** Said when there was no answer. */
	readonly offline: string
	/** Said otherwise. */
	readonly failed: string
}

export type Offer = {
	readonly name: string
	readonly price: string
	readonly terms: string
	readonly items: readonly string[]
	/** Without an address the offer can't be had yet and its button is disabled. */
	readonly action: { readonly label: string; readonly href?: string }
	/** "Save $19" */
	readonly saving?: string
	/** Asks for an address, to be told when it can be had. */
	readonly lead?: LeadFormWords & { readonly source: string }
}

export type Pricing = {
	readonly title: string
	readonly offers: readonly [Offer, Offer]
	readonly note: string
}

export type Question = { readonly question: string; readonly answer: string }

export type Faq = { readonly title: string; readonly questions: readonly Question[] }

export type AssessmentCall = {
	/** The battery levels that a result can have, in percent, drawn as windows. */
	readonly levels: readonly number[]
	readonly title: string
	readonly text: string
	readonly action: Link
	readonly terms: string
}

export type LinkGrid = {
	readonly title: string
	readonly feature: Link & { readonly illustration: IllustrationName; readonly text: string }
	/** `level` lights the row's small window, in percent. */
	readonly rows: readonly (Link & { readonly level: number; readonly text: string })[]
}

export type FinalCall = { readonly title: string; readonly text: string; readonly action: Link }

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

/** A table of rivals; the last column is ours. */
export type Comparison = {
	readonly label: string
	readonly columns: readonly string[]
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** A point of a day: "11:30", 36 percent left, what happened. */
export type Moment = {
	readonly time: string
	readonly level: number
	readonly title: string
	readonly text: string
}
