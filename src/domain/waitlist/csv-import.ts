import { unescapeFormula } from '#domain/csv/format-csv.ts'
import { parseEmail } from './email.ts'
import type { RegistrationStatus } from './status.ts'

/** A registration in a CSV file of the panel's export. */
export type ImportedRegistration = {
	readonly email: string
	readonly source: string
	readonly status: RegistrationStatus
	/** ISO 8601 UTC; null if the file has none. */
	readonly createdAt: string | null
}

/** The header of the panel's own export. */
export const exportHeader = ['Email', 'Fuente', 'Estado', 'Fecha de Registro'] as const

/**
 * Parses one row of an export. The date may be missing, and is UTC if it has no zone.
 *
 * @param cells in the order of `exportHeader`, with formulas escaped
 * @returns the registration, or the name of the first column that is invalid
 * @example parseImportRow(['ada@example.com', 'premium', 'active', '2026-01-05T12:00:00.000Z'])
 * @example parseImportRow(['ada', 'premium', 'active', '2026-01-05']) // 'Email'
 */
export function parseImportRow(
	cells: readonly string[],
): ImportedRegistration | (typeof exportHeader)[number] {
	const [address = '', source = '', status = '', date = ''] = cells.map(unescapeFormula)
	const email = parseEmail(address)
	if (email === null) return 'Email'
	if (!/^[a-z0-9][\w.:/-]{0,63}$/i.test(source)) return 'Fuente'
	if (!isStatus(status)) return 'Estado'
	if (date === '') return { email, source, status, createdAt: null }
	const time = parseTime(date)
	if (Number.isNaN(time)) return 'Fecha de Registro'
	return { email, source, status, createdAt: new Date(time).toISOString() }
}

/** Milliseconds since 1970. A date without a zone is UTC, not the time zone of the machine that imports. */
function parseTime(date: string): number {
	const [, day, time = '00:00', zone = 'Z'] =
		/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(date) ??
		[]
	return Date.parse(`${day}T${time}${zone}`)
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

function isStatus(text: string): text is RegistrationStatus {
	return text === 'pending' || text === 'active' || text === 'unsubscribed'
}
