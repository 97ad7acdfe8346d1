import type { Link } from './page.ts'

/** The question for consent, before analytics store anything on the visitor's device. */
export type ConsentWords = {
	/** The accessible name of the banner. */
	readonly label: string
	readonly question: string
	readonly accept: string
	readonly reject: string
	readonly privacy: Link
	/** The label of the button in the footer that asks again. */
	readonly settings: string
}
