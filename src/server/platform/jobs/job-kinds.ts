/**
 * What a mail to a person is, apart from letters. `data-link`: a link that was asked for on "Your data with us".
 * `blocked`: the answer to a signup of an address that wants no mail.
 */
export const mailKinds = ['confirmation', 'blocked', 'data-link'] as const

export type MailKind = (typeof mailKinds)[number]

/**
 * What the server does by itself, in the order in which it is claimed. Mails are jobs by their own kind. `withheld`: a mail
 * that must not be sent, stored like the others so that the time of an answer does not tell who is on the list; no handler
 * takes it.
 */
export const jobKinds = [
	...mailKinds,
	'withheld',
	'access-notice',
	'webhook',
	'erasure',
	'letter',
	'bounces',
	'owner-notice',
	'retention',
	'counts',
] as const

export type JobKind = (typeof jobKinds)[number]

/** @example isMailKind('letter') // false: its mails are rows of its recipients */
export function isMailKind(kind: JobKind): kind is MailKind {
	return mailKinds.some((each) => each === kind)
}
