import type { ImportedRegistration } from './csv-import.ts'

export const maxImportBytes = 5_000_000

export const maxImportRows = 50_000

/** Number of emails that an import queues per batch. The next batch waits as long as the hourly limit requires. */
export const mailsPerChunk = 20

/**
 * What a column can contain: the address, the time of signup or confirmation, the email language, tags, the source, or
 * permission for emails. Only permission can be in several columns.
 */
export const importUses = [
	'email',
	'created',
	'confirmed',
	'language',
	'tags',
	'source',
	'permission',
] as const

/** One of `importUses`. */
export type ImportUse = (typeof importUses)[number]

/** The uses that the owner can choose for a column. `none` has no effect on a column about permission. */
export const columnChoices = [...importUses, 'none'] as const

/** One of `columnChoices`. */
export type ColumnChoice = (typeof columnChoices)[number]

/** Whether a date such as 05/06/2026 starts with the day, as in Europe, or with the month. */
export const dateOrders = ['dmy', 'mdy'] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

/**
 * The owner's possible answers about what a text means: emails are permitted, the person has not confirmed yet, emails
 * are refused, or the text says nothing about emails.
 */
export const importMeanings = ['granted', 'pending', 'no', 'nothing'] as const

/** One of `importMeanings`. */
export type ImportMeaning = (typeof importMeanings)[number]

/** The field because of which a row is skipped: `email` without a valid address, `created` with an invalid date. */
export const invalidFields = ['email', 'created'] as const

/**
 * The outcomes of a row, in order of importance. `active`: on the list at once, because of the owner's proof of
 * consent. `asked`: gets a confirmation email. `opted-out`: stored as unsubscribed. `left`: skipped, because the owner
 * chose to leave out people without proof of consent. `known`: already on the list, and unchanged. `before`:
 * unsubscribed earlier, which a file never undoes. `repeated`: its address is in an earlier row of the file.
 */
export const importOutcomes = [
	'active',
	'asked',
	'opted-out',
	'left',
	'known',
	'before',
	'repeated',
] as const

/** One of `importOutcomes`. */
export type ImportOutcome = (typeof importOutcomes)[number]

/** The owner's statements about the people in a file. */
export type ImportTerms = {
	/** Where and how they consented; empty if the owner has no proof. */
	readonly proof: string
	/** When the people in rows without a date agreed (ISO 8601); null if not stated. */
	readonly agreedAt: string | null
	/** What happens to people without proof of consent: they get a confirmation email, or are left out. */
	readonly others: 'mail' | 'leave'
}

/**
 * When a person in a file confirmed, according to the owner's proof (ISO 8601); null without a proof.
 *
 * @example provenAt(row, { proof: '', agreedAt: null, others: 'mail' }) // null
 */
export function provenAt(
	{ status, confirmedAt, createdAt }: ImportedRegistration,
	{ proof, agreedAt }: ImportTerms,
): string | null {
	if (proof === '' || status !== 'active') return null
	return confirmedAt ?? createdAt ?? agreedAt
}

/**
 * The outcome of a file's row. A file can unsubscribe an address; it never undoes an unsubscription.
 *
 * @param known the address's status on the list (`unsubscribed` if it is blocked); null if it is not on the list
 * @example importOutcome(row, null, terms) // 'asked'
 * @example importOutcome(row, 'unsubscribed', terms) // 'before'
 */
export function importOutcome(
	row: ImportedRegistration,
	known: string | null,
	terms: ImportTerms,
): ImportOutcome {
	if (known === 'unsubscribed') return 'before'
	if (row.status === 'unsubscribed') return 'opted-out'
	if (known !== null) return 'known'
	if (provenAt(row, terms) !== null) return 'active'
	return terms.others === 'mail' ? 'asked' : 'left'
}
