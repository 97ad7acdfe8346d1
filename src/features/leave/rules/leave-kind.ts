import type { PageLanguage } from '#site-map/languages.ts'

/**
 * The kinds of requests. `withdraw`: to withdraw from a contract, as EU consumers may; `regret`: to withdraw within the
 * first days of a contract, as consumers in Argentina and Brazil may; `cancel`: to end a running contract; `complain`:
 * to complain to the operator; `erase`: to have personal data erased.
 */
export const leaveKinds = ['withdraw', 'cancel', 'regret', 'complain', 'erase'] as const

export type LeaveKind = (typeof leaveKinds)[number]

/** The kinds in the order in which the page of each language lists them, most wanted by its readers first. */
export const kindsIn: Readonly<Record<PageLanguage, readonly LeaveKind[]>> = {
	en: leaveKinds,
	de: ['withdraw', 'cancel', 'complain', 'erase', 'regret'],
	pt: ['regret', 'cancel', 'complain', 'erase', 'withdraw'],
}

/** A cancellation is either `ordinary`, with a notice period, or `extraordinary`, at once for an important reason. */
export const cancellationKinds = ['ordinary', 'extraordinary'] as const

export type CancellationKind = (typeof cancellationKinds)[number]

/** The fields of a request besides name and address. */
export const leaveFields = ['contract', 'cancellation', 'reason', 'endDate', 'text'] as const

export type LeaveField = (typeof leaveFields)[number]

/** The fields of each kind. All but the text of a complaint are optional: nobody has to give a reason. */
export const fieldsOfKind: Readonly<Record<LeaveKind, readonly LeaveField[]>> = {
	withdraw: ['contract'],
	cancel: ['contract', 'cancellation', 'reason', 'endDate'],
	regret: ['contract'],
	complain: ['contract', 'text'],
	erase: [],
}

/** The emails about a request: one at once, one when it is done. */
export type LeaveMailKind = 'leave-receipt' | 'leave-done'
