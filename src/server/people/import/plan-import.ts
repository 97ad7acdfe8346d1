import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportCounts, ImportPreview, ImportRequest } from '#contract/people-import.ts'
import type { Language } from '#domain/pages/languages.ts'
import { type ImportedRegistration, parseImportRow } from '#domain/waitlist/csv-import.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import {
	type ImportFate,
	importFate,
	type ImportTerms,
	maxImportRows,
	provenAt,
} from '#domain/waitlist/import-plan.ts'
import {
	isInvalidRow,
	type ImportFault,
	type ReadImport,
	readImport,
} from '#domain/waitlist/read-import.ts'
import { changedTags, parseTag, tagLimits } from '#domain/waitlist/tags.ts'
import { addressKey } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'

/** A row that the import does something with. Times are ISO 8601. */
export type PlannedRow = {
	readonly email: string
	readonly source: string
	readonly fate: Extract<ImportFate, 'active' | 'asked' | 'opted-out'>
	readonly createdAt: string | null
	/** When the person confirmed, by the owner's proof; null if they are asked. */
	readonly confirmedAt: string | null
	readonly locale: Language
	readonly tags: string | null
}

export type ImportPlan = {
	readonly read: ReadImport
	readonly counts: ImportCounts
	readonly rows: readonly PlannedRow[]
	readonly invalid: ImportPreview['invalid']
}

/** Rows between two turns of the event loop: parsing an address is expensive, and signups wait for it. */
const rowsPerTurn = 200

/** How many invalid rows an answer names. */
const maxNamed = 5_000

/** Reads a file, and decides what becomes of each row. Writes nothing. */
export async function planImport(
	db: Database,
	{ file, proof, agreed_on, others, locale, tag }: ImportRequest,
): Promise<ImportPlan | ImportFault | 'rows'> {
	const read = readImport(Buffer.from(file, 'base64'))
	if (typeof read === 'string') return read
	if (read.lines.length > maxImportRows) return 'rows'
	const terms = { proof, agreedAt: agreed_on && `${agreed_on}T00:00:00.000Z`, others }
	const extra = parseTag(tag)
	const counts = { ...noCounts }
	const rows: PlannedRow[] = []
	const invalid: ImportPreview['invalid'] = []
	const optedOut = await optedOutIn(read)
	const seen = new Set<string>()
	for (let first = 0; first < read.lines.length; first += rowsPerTurn) {
		await nextTurn()
		const parsed = read.lines.slice(first, first + rowsPerTurn).map(({ line, cells }) => ({
			line,
			cells,
			row: parseImportRow(cells, read.columns, 'active'),
		}))
		const valid = parsed.flatMap(({ row }) => (isInvalidRow(row) ? [] : [row.email]))
		const known = await statusesOf(db, valid)
		for (const { line, cells, row } of parsed) {
			if (isInvalidRow(row)) {
				counts.invalid += 1
				const email = cells[read.columns.fields.Email ?? -1] ?? ''
				if (invalid.length < maxNamed) invalid.push({ line, email, field: row.field })
				continue
			}
			const key = emailKey(row.email)
			const fate = seen.has(key) ? 'repeated' : fateOf(row, key, { known, optedOut, terms })
			seen.add(key)
			counts[fate] += 1
			if (fate === 'active' || fate === 'asked' || fate === 'opted-out') {
				rows.push(plannedRow(row, fate, terms, { locale, extra }))
			}
		}
	}
	return { read, counts, rows, invalid }
}

const noCounts: ImportCounts = {
	active: 0,
	asked: 0,
	'opted-out': 0,
	left: 0,
	known: 0,
	before: 0,
	repeated: 0,
	invalid: 0,
}

/** An address that any row of the file unsubscribes counts as unsubscribed. */
async function optedOutIn({ lines, columns }: ReadImport): Promise<ReadonlySet<string>> {
	const hasStatus = columns.fields.Estado !== null || columns.marks.length > 0
	const keys = new Set<string>()
	if (!hasStatus) return keys
	for (const [index, { cells }] of lines.entries()) {
		if (index % rowsPerTurn === 0) await nextTurn()
		const row = parseImportRow(cells, columns, 'active')
		if (!isInvalidRow(row) && row.status === 'unsubscribed') keys.add(emailKey(row.email))
	}
	return keys
}

/** The statuses of addresses on the list, by key; `unsubscribed` for those that want no mail at all. */
async function statusesOf(
	db: Database,
	emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (emails.length === 0) return new Map()
	const rows = await db.read
		.selectFrom('waitlist_emails')
		.select([addressKey.as('key'), 'status', 'blocked_at'])
		.where(addressKey, 'in', emails.map(emailKey))
		.where('duplicate_of', 'is', null)
		.execute()
	return new Map(
		rows.map(({ key, status, blocked_at }) => [key, blocked_at === null ? status : 'unsubscribed']),
	)
}

function fateOf(
	row: ImportedRegistration,
	key: string,
	{
		known,
		optedOut,
		terms,
	}: {
		readonly known: ReadonlyMap<string, string>
		readonly optedOut: ReadonlySet<string>
		readonly terms: ImportTerms
	},
): ImportFate {
	const status = optedOut.has(key) ? 'unsubscribed' : row.status
	return importFate({ ...row, status }, known.get(key) ?? null, terms)
}

function plannedRow(
	row: ImportedRegistration,
	fate: PlannedRow['fate'],
	terms: ImportTerms,
	{ locale, extra }: { readonly locale: Language; readonly extra: string | null },
): PlannedRow {
	const { email, source, createdAt } = row
	const add = extra === null ? row.tags : [extra, ...row.tags.slice(0, tagLimits.perPerson - 1)]
	return {
		email,
		source,
		fate,
		createdAt,
		confirmedAt: fate === 'active' ? provenAt(row, terms) : null,
		locale: row.locale ?? locale,
		tags: changedTags(null, { add, remove: [] }).tags,
	}
}
