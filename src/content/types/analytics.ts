import type { Link } from '#content/types.ts'

/** The attributes of the element that loads a script of analytics. */
export type AnalyticsScript = {
	readonly 'data-analytics': 'gtag' | 'plausible' | 'umami'
	readonly src: string
	/** Whose account it is: what each of them calls it. */
	readonly 'data-id'?: string
	readonly 'data-domain'?: string
	readonly 'data-website-id'?: string
}

/** What is asked before analytics that keep something on the visitor's device. */
export type ConsentWords = {
	/** The name of the part of the page that asks. */
	readonly label: string
	readonly question: string
	readonly accept: string
	readonly reject: string
	readonly privacy: Link
	/** In the footer: asks again. */
	readonly settings: string
}
