import { unescapeFormula } from '#domain/csv/format-csv.ts'
import { type Language, languages } from '#domain/pages/languages.ts'
import { parseCsvTime } from './csv-time.ts'
import { parseEmail } from './email.ts'
import type { ImportColumns, ImportField } from './import-columns.ts'
import type { RegistrationStatus } from './status.ts'
import { parseTag, tagLimits } from './tags.ts'

/** A registration in a CSV file. */
export type ImportedRegistration = {
	readonly email: string
	readonly source: string
	readonly status: RegistrationStatus
	/** ISO 8601 UTC; null if the file has none. */
	readonly createdAt: string | null
	/** When the person confirmed, in ISO 8601 UTC; null if the file does not say it. */
	readonly confirmedAt: string | null
	/** The language of mails; null if the file names none that the site has. */
	readonly locale: Language | null
	readonly tags: readonly string[]
}

/** The header of the panel's own export. */
export const exportHeader = ['Email', 'Fuente', 'Estado', 'Fecha de Registro'] as const

/** Why a row is not imported. */
export type InvalidRow = { readonly field: ImportField; readonly reason: string }

/** The source of a row in a file that names none. */
export const importSource = 'import'

/** What the statuses of the own export and of other services mean here. */
const statuses: Readonly<Record<RegistrationStatus, readonly string[]>> = {
	active: [
		'active',
		'subscribed',
		'enabled',
		'confirmed',
		'regular',
		'premium',
		'gifted',
		'trialed',
	],
	pending: ['pending', 'unconfirmed', 'unactivated'],
	unsubscribed: [
		'unsubscribed',
		'disabled',
		'blocklisted',
		'blacklisted',
		'cleaned',
		'bounced',
		'complained',
		'spammy',
		'removed',
		'undeliverable',
	],
}

/**
 * Parses one row of a file. The date may be missing, and is UTC if it has no zone.
 *
 * @param cells with formulas escaped
 * @param fallback the status of rows about which the file says nothing
 * @returns the registration, or the first field that is invalid and why
 * @example parseImportRow(['ada@example.com'], columns, 'pending') // { email: 'ada@example.com', status: 'pending', … }
 * @example parseImportRow(['ada'], columns, 'pending') // { field: 'Email', reason: 'is not an address' }
 */
export function parseImportRow(
	cells: readonly string[],
	columns: ImportColumns,
	fallback: RegistrationStatus,
): ImportedRegistration | InvalidRow {
	const cell = (column: number | null) =>
		column === null ? '' : unescapeFormula(cells[column] ?? '').trim()
	const { fields } = columns
	const email = parseEmail(cell(fields.Email))
	if (email === null) return { field: 'Email', reason: 'is not an address' }
	const source = fields.Fuente === null ? importSource : cell(fields.Fuente)
	if (!/^[a-z0-9][\w.:/-]{0,63}$/i.test(source)) {
		return { field: 'Fuente', reason: 'is not a source: 1 to 64 of A-Z a-z 0-9 . : / _ -' }
	}
	const status = statusOf(cell, columns, fallback)
	if (status === null) {
		const text = JSON.stringify(cell(fields.Estado).slice(0, 40))
		return { field: 'Estado', reason: `${text} is not a known status` }
	}
	const date = cell(fields['Fecha de Registro'])
	const more = moreOf(cell, columns)
	if (date === '') return { email, source, status, createdAt: null, ...more }
	const time = parseCsvTime(date)
	if (Number.isNaN(time)) {
		return {
			field: 'Fecha de Registro',
			reason: 'is not a date such as 2026-01-05 or 2026-01-05T12:00Z',
		}
	}
	return { email, source, status, createdAt: new Date(time).toISOString(), ...more }
}

/** What few files have. A cell that cannot be read counts as empty, because the row is no worse without it. */
function moreOf(
	cell: (column: number | null) => string,
	{ more }: ImportColumns,
): Pick<ImportedRegistration, 'confirmedAt' | 'locale' | 'tags'> {
	const time = parseCsvTime(cell(more['Confirmado el']))
	const language = cell(more.Idioma).toLowerCase().split(/[-_]/)[0]
	return {
		confirmedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
		locale: languages.find((each) => each === language) ?? null,
		tags: readTags(cell(more.Etiquetas)),
	}
}

/**
 * The tags in a cell: separated by commas, each in quotes as Mailchimp writes them, or a list in JSON.
 *
 * @example readTags('"VIP","Blog"') // ['vip', 'blog']
 */
function readTags(text: string): readonly string[] {
	const tags = text
		.replaceAll(/^\[|\]$/g, '')
		.split(',')
		.map((part) => parseTag(part.trim().replaceAll(/^["']+|["']+$/g, '')))
		.filter((tag) => tag !== null)
	return [...new Set(tags)].slice(0, tagLimits.perPerson)
}

/** What other services write into a cell that has no value. */
const isEmpty = /^(?:|-|null|n\/a|none)$/i

/** Null if the file has a status that means nothing here. */
function statusOf(
	cell: (column: number | null) => string,
	{ fields, marks }: ImportColumns,
	fallback: RegistrationStatus,
): RegistrationStatus | null {
	const hasMark = (text: string) => !isEmpty.test(text) && !/^(?:false|no|0)$/i.test(text)
	const marked = marks.find(({ column }) => hasMark(cell(column)))?.status
	if (marked === 'unsubscribed') return marked
	const text = cell(fields.Estado).toLowerCase()
	if (isEmpty.test(text)) return marked ?? fallback
	for (const status of ['active', 'pending', 'unsubscribed'] as const) {
		if (statuses[status].includes(text)) return status
	}
	return null
}

/**
 * The status of a known address after an import. A file can unsubscribe an address; it cannot confirm one or
 * reverse an unsubscription.
 *
 * @example statusAfterImport('unsubscribed', 'active') // 'unsubscribed'
 * @example statusAfterImport('active', 'unsubscribed') // 'unsubscribed'
 * @example statusAfterImport('pending', 'active') // 'pending': only the link in the mail confirms
 */
export function statusAfterImport(known: string, imported: RegistrationStatus): string {
	return imported === 'unsubscribed' ? 'unsubscribed' : known
}
