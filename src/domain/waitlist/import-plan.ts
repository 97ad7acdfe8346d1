import type { ImportedRegistration } from './csv-import.ts'

/** The greatest size of a file that the panel imports, in bytes. */
export const maxImportBytes = 5_000_000

/** The most rows of such a file. */
export const maxImportRows = 50_000

/**
 * What is read from a column of a file: the address, when the person signed up and confirmed, the language of mails, tags, the
 * source, and whether mails are permitted. Several columns may speak of that; of the others there is one.
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

/** Whether the day comes first in 05/06/2026, as in Europe, or the month. */
export const dateOrders = ['dmy', 'mdy'] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

/** What the owner can say that a text means: mails are permitted, not confirmed yet, not wanted, or it is about something else. */
export const importMeanings = ['granted', 'pending', 'no', 'nothing'] as const

/** One of `importMeanings`. */
export type ImportMeaning = (typeof importMeanings)[number]

/** Why a row is not imported: it has no address, or its date is none. */
export const invalidFields = ['email', 'created'] as const

/**
 * What becomes of a row. `active`: on the list at once, by the owner's proof. `asked`: gets the mail that asks to confirm.
 * `opted-out`: kept as an address that wants no mail. `left`: not imported, as the owner wants it for those without a proof.
 * `known`: on the list already, and unchanged. `before`: unsubscribed before, which a file never undoes. `repeated`: the
 * file has the address twice.
 */
export const importFates = [
	'active',
	'asked',
	'opted-out',
	'left',
	'known',
	'before',
	'repeated',
] as const

/** One of `importFates`. */
export type ImportFate = (typeof importFates)[number]

/** What the owner says about the people of a file. */
export type ImportTerms = {
	/** Where and how they agreed; empty without a proof. */
	readonly proof: string
	/** When they agreed, for rows without a date, in ISO 8601; null if the owner does not say it. */
	readonly agreedAt: string | null
	/** What becomes of those without a proof. */
	readonly others: 'mail' | 'leave'
}

/**
 * When a person of a file confirmed, as the owner can prove it, in ISO 8601; null without a proof.
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
 * What becomes of a row of a file. A file can unsubscribe an address; it never undoes an unsubscription.
 *
 * @param known the status of the address on the list, `unsubscribed` for one that wants no mail at all; null if it is new
 * @example importFate(row, null, terms) // 'asked'
 * @example importFate(row, 'unsubscribed', terms) // 'before'
 */
export function importFate(
	row: ImportedRegistration,
	known: string | null,
	terms: ImportTerms,
): ImportFate {
	if (known === 'unsubscribed') return 'before'
	if (row.status === 'unsubscribed') return 'opted-out'
	if (known !== null) return 'known'
	if (provenAt(row, terms) !== null) return 'active'
	return terms.others === 'mail' ? 'asked' : 'left'
}
