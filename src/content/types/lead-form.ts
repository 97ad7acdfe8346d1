import type { Link } from './page.ts'

/** The words of the waitlist form. */
export type LeadFormWords = {
	/** The URL that the form is sent to. */
	readonly action: string
	/** The reason to sign up, in one sentence above the field. */
	readonly prompt: string
	readonly label: string
	readonly button: string
	/** The consent that the button gives. */
	readonly consent: string
	/** The version of the consent text, which is stored with the signup. */
	readonly wording: string
	readonly privacy: Link
	/** Shown while the form is being sent. */
	readonly sending: string
	/** Replaces the form; the same for known and new addresses, so that it does not reveal who is on the list. */
	readonly sent: { readonly title: string; readonly text: string }
	/** What to do until the mail is there. */
	readonly meanwhile: Link
	/** The words of the link to the inbox at a known provider, whose name replaces `{}`. */
	readonly inbox: string
	/** Shown if no address was entered. */
	readonly empty: string
	/** Shown for an invalid address. */
	readonly wrong: string
	/** Shown for non-ASCII characters before the @; the characters follow it. */
	readonly uncarried: string
	/** Shown after too many signups from one client. Names the longest wait that the server asks for. */
	readonly tooMany: string
	/** Shown if the server cannot be reached. */
	readonly offline: string
	/** Shown for every other error. */
	readonly failed: string
}
