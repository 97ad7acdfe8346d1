/**
 * Kinds of emails to people, other than letters. `blocked`: the reply to a signup with an address that has blocked all
 * mail. `data-link`: a link requested on "Your data with us".
 */
export const mailKinds = ['confirmation', 'blocked', 'data-link'] as const

export type MailKind = (typeof mailKinds)[number]

declare module '#platform/db/tables.ts' {
	/**
	 * A `withheld` email must not be sent and has no handler: it is stored like the others, so that response times do not
	 * reveal who is on the list.
	 */
	interface JobKinds extends Record<MailKind | 'withheld', true> {}
}
