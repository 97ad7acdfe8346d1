import type { ImportedRegistration } from './csv-import.ts'

/** Maximum size of an imported file, in bytes. */
export const maxImportBytes = 5_000_000

/** Maximum number of rows in an imported file. */
export const maxImportRows = 50_000

/** Emails queued per batch of an import. The next batch waits for the hourly limit. */
export const mailsPerChunk = 20

/**
 * The uses of a file's columns: the address, the times of signup and confirmation, the email language, tags, the source,
 * and permission for emails. Only permission can have several columns.
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

/** The owner's choices for a column. `none` cannot silence a column about permission. */
export const columnChoices = [...importUses, 'none'] as const

/** One of `columnChoices`. */
export type ColumnChoice = (typeof columnChoices)[number]

/** Whether 05/06/2026 starts with the day, as in Europe, or the month. */
export const dateOrders = ['dmy', 'mdy'] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

/** The owner's possible answers about a text: emails are permitted, not confirmed yet, refused, or unrelated. */
export const importMeanings = ['granted', 'pending', 'no', 'nothing'] as const

/** One of `importMeanings`. */
export type ImportMeaning = (typeof importMeanings)[number]

/** Why a row is skipped: it has no address, or an invalid date. */
export const invalidFields = ['email', 'created'] as const

/**
 * The outcomes of a row, in order of importance. `active`: on the list at once, by the owner's proof of consent.
 * `asked`: gets a confirmation email. `opted-out`: stored as unsubscribed. `left`: skipped, by the owner's choice for
 * rows without a proof. `known`: already on the list, and unchanged. `before`: unsubscribed earlier, which a file never
 * undoes. `repeated`: a duplicate in the file.
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
	/** The place and manner of their consent; empty without a proof. */
	readonly proof: string
	/** When they agreed, for rows without a date (ISO 8601); null if not stated. */
	readonly agreedAt: string | null
	/** The outcome of people without proof of consent. */
	readonly others: 'mail' | 'leave'
}

/**
 * When a person in a file confirmed, by the owner's proof (ISO 8601); null without a proof.
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
 * @param known the status of the address on the list, `unsubscribed` for a blocked one too; null if it is new
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
