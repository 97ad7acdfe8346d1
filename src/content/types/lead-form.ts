import type { Link } from './page.ts'

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
	/** The version of that sentence, which is kept with the address. */
	readonly wording: string
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
