import { unescapeFormula } from '#values/csv/format-csv.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { importSource } from '#features/waitlist/rules/by-hand.ts'
import { parseCsvTime } from '#features/people/rules/csv-time.ts'
import { parseEmail } from '#values/email.ts'
import type { ImportColumns } from './import-columns.ts'
import type { DateOrder, invalidFields } from './import-plan.ts'
import { addressesIn } from '#values/pasted-address.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'
import { parseTag, tagLimits } from '#features/people/rules/tags.ts'

export type ImportedRegistration = {
	readonly email: string
	readonly source: string
	readonly status: RegistrationStatus
	/** When the person signed up (ISO 8601 UTC); null if missing from the file. */
	readonly createdAt: string | null
	/** When the person confirmed (ISO 8601 UTC); null if missing from the file. */
	readonly confirmedAt: string | null
	/** The email language; null if the file names none, or one that the site does not have. */
	readonly locale: Language | null
	readonly tags: readonly string[]
}

/** The header of the panel's own export. */
export const exportHeader = ['Email', 'Fuente', 'Estado', 'Fecha de Registro'] as const

/** A skipped row. */
export type InvalidRow = { readonly invalid: (typeof invalidFields)[number] }

/**
 * The persons in a row of a file, one per address. The date of the signup may be missing; a date without a time zone is
 * in UTC.
 *
 * @param cells as in the file, where formulas may be escaped
 * @param status the row's status according to its columns about permission
 * @returns for each address, its registration or the first invalid field
 * @example parseImportRow(['ada@example.com'], columns, 'pending', 'dmy') // [{ email: 'ada@example.com', status: 'pending', … }]
 * @example parseImportRow(['ada'], columns, 'pending', 'dmy') // [{ invalid: 'email' }]
 */
export function parseImportRow(
	cells: readonly string[],
	{ uses, email }: ImportColumns,
	status: RegistrationStatus,
	order: DateOrder,
): readonly (ImportedRegistration | InvalidRow)[] {
	const cell = (column: number | undefined) =>
		column === undefined ? '' : unescapeFormula(cells[column] ?? '').trim()
	const time = (column: number | undefined) => {
		const at = parseCsvTime(cell(column), order)
		return Number.isNaN(at) ? null : new Date(at).toISOString()
	}
	const language = cell(uses.language).toLowerCase().split(/[-_]/, 1)[0]
	const source = cell(uses.source)
	const createdAt = time(uses.created)
	// An unreadable cell counts as empty, because every value but the address is optional. The exception is an unreadable
	// date of signup, which makes the row invalid.
	const isDated = createdAt !== null || isEmptyCell(cell(uses.created))
	const person = {
		source: /^[a-z0-9][\w.:/-]{0,63}$/i.test(source) ? source : importSource,
		status,
		createdAt,
		confirmedAt: time(uses.confirmed),
		locale: languages.find((each) => each === language) ?? null,
		tags: readTags(cell(uses.tags)),
	}
	const addresses = addressesIn(cell(email))
	return (addresses.length === 0 ? [''] : addresses).map((text) => {
		const address = parseEmail(text)
		if (address === null) return { invalid: 'email' }
		return isDated ? { email: address, ...person } : { invalid: 'created' }
	})
}

/**
 * Whether a cell has no value. Mail services and spreadsheets mark empty cells in different ways.
 *
 * @example isEmptyCell('NULL') // true
 */
export function isEmptyCell(text: string): boolean {
	return /^(?:|-|\[\]|null|n\/a|none)$/i.test(text.trim())
}

/**
 * Reads the tags in a cell: separated by commas, each in quotes (Mailchimp), a JSON list, or labels of Google Contacts.
 * Google's built-in labels, which start with an asterisk, are left out.
 *
 * @example readTags('"VIP","Blog"') // ['vip', 'blog']
 */
function readTags(text: string): readonly string[] {
	const tags = text
		.replaceAll(/^\[|\]$/g, '')
		.split(/,|:::/)
		.map((part) => parseTag(withoutQuotes(part)))
		.filter((tag) => tag !== null)
		.filter((tag) => !tag.startsWith('* '))
	return [...new Set(tags)].slice(0, tagLimits.perPerson)
}

function withoutQuotes(text: string): string {
	return /[^"'\s].*[^"'\s]|[^"'\s]/s.exec(text)?.[0] ?? ''
}
