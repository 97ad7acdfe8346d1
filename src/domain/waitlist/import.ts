import { plainCell } from '#domain/csv/write.ts'
import { parseEmail } from './email.ts'
import type { Status } from './status.ts'

/** A registration as a file of the panel's export names it. */
export type Imported = {
	readonly email: string
	readonly source: string
	readonly status: Status
	/** ISO 8601 UTC; null where the list itself does not know. */
	readonly createdAt: string | null
}

/** The header of the panel's own export. */
export const exportHeader = ['Email', 'Fuente', 'Estado', 'Fecha de Registro'] as const

/**
 * One row of an export, or the name of the column that is wrong. The apostrophe that defuses a cell for
 * spreadsheets is taken away. A date may be missing, and without a zone it is UTC.
 *
 * @param cells in the order of `exportHeader`
 * @example readImported(['ada@example.com', 'premium', 'active', '2026-01-05T12:00:00.000Z'])
 * @example readImported(['ada', 'premium', 'active', '2026-01-05']) // 'Email'
 */
export function readImported(cells: readonly string[]): Imported | (typeof exportHeader)[number] {
	const [address = '', source = '', status = '', date = ''] = cells.map(plainCell)
	const email = parseEmail(address)
	if (email === null) return 'Email'
	if (!/^[a-z0-9][\w.:/-]{0,63}$/i.test(source)) return 'Fuente'
	if (!isStatus(status)) return 'Estado'
	if (date === '') return { email, source, status, createdAt: null }
	const time = readTime(date)
	if (Number.isNaN(time)) return 'Fecha de Registro'
	return { email, source, status, createdAt: new Date(time).toISOString() }
}

/** In milliseconds. Without a zone it is UTC, as everywhere here, and not the time of whoever imports. */
function readTime(date: string): number {
	const [, day, time = '00:00', zone = 'Z'] =
		/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(date) ??
		[]
	return Date.parse(`${day}T${time}${zone}`)
}

/**
 * What an import does to an address that is on the list already. Who unsubscribed stays so, whatever the
 * file says; a file can unsubscribe, and can do nothing else.
 *
 * @example afterImport('unsubscribed', 'active') // 'unsubscribed'
 * @example afterImport('active', 'unsubscribed') // 'unsubscribed'
 * @example afterImport('pending', 'active') // 'pending': nobody pressed the button
 */
export function afterImport(known: string, imported: Status): string {
	return imported === 'unsubscribed' ? 'unsubscribed' : known
}

function isStatus(text: string): text is Status {
	return text === 'pending' || text === 'active' || text === 'unsubscribed'
}
