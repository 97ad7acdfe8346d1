import type { Link } from './page.ts'

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
