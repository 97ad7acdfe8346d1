import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
	ImportCounts,
	ImportPreview,
	ImportRequest,
} from '#features/people/messages/people-import.ts'
import type { Language } from '#site-map/languages.ts'
import type { ImportedRegistration } from './rules/csv-import.ts'
import {
	type ImportOutcome,
	importOutcome,
	importOutcomes,
	type ImportTerms,
	provenAt,
} from './rules/import-plan.ts'
import { recordOf } from '#values/record-of.ts'
import { changedTags, parseTag, tagLimits } from '#features/people/rules/tags.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { addressKey } from '#platform/db/address-key.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { WorkerDiedError, WorkerTimeoutError } from '#platform/worker/bounded-worker.ts'
import { importReader } from './import-reader.ts'
import type { ImportRow } from './rules/read-import.ts'

/** A row that the import acts on. Times are ISO 8601. */
export type PlannedRow = {
	readonly email: string
	readonly source: string
	readonly outcome: Extract<ImportOutcome, 'active' | 'asked' | 'opted-out'>
	readonly createdAt: string | null
	/** When the person confirmed, according to the owner's proof of consent; null if they get a confirmation email. */
	readonly confirmedAt: string | null
	readonly locale: Language | null
	readonly tags: string | null
}

export type ImportPlan = Omit<ImportPreview, 'mail_hours'> & {
	readonly rows: readonly PlannedRow[]
}

/** How many rows are processed before other events, such as signups, get their turn. */
const rowsPerTurn = 200

/** Maximum number of invalid rows in a response. */
const maxNamed = 5_000

/**
 * Reads a file and decides the outcome of each row. Writes nothing.
 *
 * @throws Refusal if the file cannot be read, with the reason; `unread`: reading takes too much time or memory
 */
export async function plan(
	context: StoreContext,
	{ file, proof, agreed_on, others, locale, tag, columns, answers, dates }: ImportRequest,
): Promise<ImportPlan> {
	const choices = { otherwise: 'active', columns, answers, dates } as const
	const read = await importReader
		.run({ bytes: Buffer.from(file, 'base64'), choices })
		.catch((error: unknown): 'unread' => {
			if (error instanceof WorkerTimeoutError || error instanceof WorkerDiedError) return 'unread'
			throw error
		})
	if (typeof read === 'string') {
		const details = { field: 'file', fields: ['file', read] }
		throw new Refusal('The file cannot be read', 'invalid', details)
	}
	const terms = { proof, agreedAt: agreed_on && `${agreed_on}T00:00:00.000Z`, others }
	const planned = await planRows(context, read.rows, terms, { locale, extra: parseTag(tag) })
	return { ...read, ...planned }
}

/** Values added to rows: the language for rows that name none, and a further tag for all rows. */
type Additions = { readonly locale: Language | null; readonly extra: string | null }

/** Decides the outcome of each row. */
export async function planRows(
	{ db }: StoreContext,
	read: readonly ImportRow[],
	terms: ImportTerms,
	additions: Additions,
): Promise<Pick<ImportPlan, 'counts' | 'rows' | 'invalid'>> {
	const counts: ImportCounts = recordOf([...importOutcomes, 'invalid'], () => 0)
	const rows: PlannedRow[] = []
	const invalid: ImportPreview['invalid'] = []
	// If any row of the file unsubscribes an address, the address counts as unsubscribed.
	const optedOut = new Set(
		read.flatMap(({ key, person }) =>
			'status' in person && person.status === 'unsubscribed' ? [key] : [],
		),
	)
	const seen = new Set<string>()
	for (let first = 0; first < read.length; first += rowsPerTurn) {
		await nextTurn()
		const some = read.slice(first, first + rowsPerTurn)
		const known = await statusesOf(
			db,
			some.flatMap(({ key }) => key || []),
		)
		for (const { line, cell, person, key } of some) {
			if ('invalid' in person) {
				counts.invalid += 1
				if (invalid.length < maxNamed) invalid.push({ line, email: cell, field: person.invalid })
				continue
			}
			const status = optedOut.has(key) ? 'unsubscribed' : person.status
			const outcome = seen.has(key)
				? 'repeated'
				: importOutcome({ ...person, status }, known.get(key) ?? null, terms)
			seen.add(key)
			counts[outcome] += 1
			if (outcome === 'active' || outcome === 'asked' || outcome === 'opted-out') {
				rows.push(plannedRow(person, outcome, terms, additions))
			}
		}
	}
	return { counts, rows, invalid }
}

/** The status of those addresses that are on the list, by key. It is `unsubscribed` for blocked addresses too. */
async function statusesOf(
	db: Database,
	keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (keys.length === 0) return new Map()
	const rows = await db.read
		.selectFrom('waitlist_emails')
		.select([addressKey.as('key'), 'status', 'blocked_at'])
		.where(addressKey, 'in', keys)
		.where('duplicate_of', 'is', null)
		.execute()
	return new Map(
		rows.map(({ key, status, blocked_at }) => [key, blocked_at === null ? status : 'unsubscribed']),
	)
}

function plannedRow(
	row: ImportedRegistration,
	outcome: PlannedRow['outcome'],
	terms: ImportTerms,
	{ locale, extra }: Additions,
): PlannedRow {
	const { email, source, createdAt } = row
	const add = extra === null ? row.tags : [extra, ...row.tags.slice(0, tagLimits.perPerson - 1)]
	return {
		email,
		source,
		outcome,
		createdAt,
		confirmedAt: outcome === 'active' ? provenAt(row, terms) : null,
		locale: row.locale ?? locale,
		tags: changedTags(null, { add, remove: [] }).tags,
	}
}
