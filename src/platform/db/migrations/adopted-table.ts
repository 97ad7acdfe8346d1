import { countRows } from '#platform/db/context.ts'
import { sql } from 'kysely'
import { countries } from '#site-map/countries/countries.ts'
import { asciiEmail } from '#values/email.ts'
import { addressKey } from '#platform/db/address-key.ts'
import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'
import { runStatements } from './run-statements.ts'

type Kind = Database['kind']

/** A column of an existing table. SQLite's names are in lower case, because it does not distinguish them by case. */
type Column = { readonly name: string; readonly type: string }

const ownColumns = ['id', 'email', 'source', 'status', 'created_at']

/**
 * The columns that an adopted table gets, unless it already has them. Its five original columns are in `ownColumns`.
 */
export const addedColumns = {
	email_ascii: 'text',
	locale: 'text',
	country: 'text',
	campaign: 'text',
	referrer: 'text',
	pending_since: 'TIME',
	confirmed_at: 'TIME',
	unsubscribed_at: 'TIME',
	mailed_at: 'TIME',
	undeliverable_at: 'TIME',
	paused_until: 'TIME',
	blocked_at: 'TIME',
	duplicate_of: 'text',
} as const

/**
 * Further columns, which an adopted table always gets. If it has a column of such a name, that column is renamed and
 * kept, because its content has another form.
 */
const columnsByHand = ['tags', 'note'] as const

type AddedColumn = keyof typeof addedColumns

function isAdded(name: string): name is AddedColumn {
	return Object.hasOwn(addedColumns, name)
}

/**
 * Adds the missing columns to an existing table, and fills them. Converts its ids to text and keeps its other columns.
 *
 * @param create creates the table of a new database
 * @returns notes for the operator, one sentence each
 * @throws if the table lacks one of the five columns, or if one of its other columns has the name of an added one but another meaning
 */
export async function adoptTable(
	db: Connection,
	kind: Kind,
	create: string,
): Promise<readonly string[]> {
	const columns = await columnsOfTable(db, kind)
	if (columns.length === 0) return []
	const missing = ownColumns.filter((name) => columns.every((column) => column.name !== name))
	if (missing.length > 0) {
		throw new Error(
			`The table waitlist_emails lacks ${missing.join(', ')}. Add the missing columns, or rename the table, and start again.`,
		)
	}
	for (const name of columnsByHand) {
		if (columns.every((column) => column.name !== name)) continue
		const kept = sql.ref(`adopted_${name}`)
		await sql`alter table waitlist_emails rename column ${sql.ref(name)} to ${kept}`.execute(db)
	}
	const kept = await columnsOfTable(db, kind)
	await (kind === 'sqlite' ? adoptInSqlite(db, kept, create) : adoptInPostgres(db, kept))
	await completeRows(db, kind)
	await fillAscii(db)
	return await markDuplicates(db)
}

/** The current columns of the table; empty if there is no table. */
export async function columnsOfTable(db: Connection, kind: Kind): Promise<readonly Column[]> {
	return await (kind === 'sqlite' ? sqliteColumns(db) : postgresColumns(db))
}

async function sqliteColumns(db: Connection): Promise<readonly Column[]> {
	const { rows } = await sql<Column>`
		select lower(name) as name, type from pragma_table_info('waitlist_emails')
	`.execute(db)
	return rows
}

async function postgresColumns(db: Connection): Promise<readonly Column[]> {
	const { rows } = await sql<Column>`
		select column_name as name, data_type as type from information_schema.columns
		where table_schema = current_schema() and table_name = 'waitlist_emails'
	`.execute(db)
	return rows
}

/** Copies the rows into a new table, because SQLite cannot change the type or the default of a column. */
async function adoptInSqlite(
	db: Connection,
	columns: readonly Column[],
	create: string,
): Promise<void> {
	const further = columns.filter(({ name }) => !ownColumns.includes(name) && !isAdded(name))
	const present = columns.map(({ name }) => name).filter(isAdded)
	for (const name of present) {
		const isWrong = sql.raw(`typeof(${name}) <> 'text' or ${sqliteValue(name)} is null`)
		const { rows } = await sql`
			select 1 from waitlist_emails where ${sql.ref(name)} is not null and (${isWrong}) limit 1
		`.execute(db)
		if (rows.length > 0) throw otherMeaning(name)
	}
	const quoted = ({ name }: Column) => `"${name.replaceAll('"', '""')}"`
	const names = ['', ...present, ...further.map(quoted)].join(', ')
	const values = ['', ...present.map(sqliteValue), ...further.map(quoted)].join(', ')
	await runStatements(db, 'sqlite', [
		`alter table waitlist_emails rename to adopted_emails`,
		create,
		...further.map(
			(column) => `alter table waitlist_emails add column ${quoted(column)} ${column.type}`,
		),
		`insert into waitlist_emails (id, email, source, status, created_at${names})
			select cast(id as text), coalesce(email, ''), coalesce(source, 'import'), coalesce(status, 'pending'),
				coalesce(created_at, NOW)${values} from adopted_emails`,
		`drop table adopted_emails`,
	])
}

/** The SQL expression for the adopted value of an existing column. Times get a form that sorts in order of time. */
function sqliteValue(name: AddedColumn): string {
	return addedColumns[name] === 'TIME' ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${name})` : name
}

function otherMeaning(name: AddedColumn): Error {
	const content = addedColumns[name] === 'TIME' ? 'times' : 'text'
	return new Error(
		`The column ${name} of the table waitlist_emails must contain ${content}, but contains something else. Convert it, or rename it, and start again.`,
	)
}

/** PostgreSQL's types that become text or a time without loss. Times without a zone are UTC. */
const postgresTypes = {
	text: { right: 'text', convertible: ['character varying', 'character'] },
	TIME: {
		right: 'timestamp with time zone',
		convertible: ['timestamp without time zone', 'date'],
	},
} as const

/** The statements that give an existing column the definition that it has in a new table. */
function adoptColumn({ name, type }: Column): readonly string[] {
	if (!isAdded(name)) return []
	const wanted = addedColumns[name]
	const { right, convertible } = postgresTypes[wanted]
	const table = `alter table waitlist_emails alter column ${name}`
	const statements = ['drop expression if exists', 'drop default', 'drop not null']
	if (type !== right) {
		if (!convertible.some((each) => each === type)) throw otherMeaning(name)
		const value = wanted === 'TIME' ? `${name}::timestamp at time zone 'UTC'` : name
		statements.push(`type ${wanted} using ${value}`)
	}
	return statements.map((statement) => `${table} ${statement}`)
}

async function adoptInPostgres(db: Connection, columns: readonly Column[]): Promise<void> {
	const hasZone = columns.some(
		({ name, type }) => name === 'created_at' && type === 'timestamp with time zone',
	)
	// Times without a zone are UTC, not the time zone of the session.
	const time = hasZone ? 'created_at' : `created_at::timestamp at time zone 'UTC'`
	await runStatements(db, 'postgres', [
		`alter table waitlist_emails alter column id drop identity if exists`,
		`alter table waitlist_emails
			alter column id drop default,
			alter column id type text using id::text,
			alter column created_at drop default,
			alter column created_at type timestamptz using ${time}`,
		`update waitlist_emails set email = coalesce(email, ''), source = coalesce(source, 'import'), status = coalesce(status, 'pending'),
			created_at = coalesce(created_at, NOW)
			where email is null or source is null or status is null or created_at is null`,
		`alter table waitlist_emails
			alter column id set default NEW_ID,
			alter column email set not null,
			alter column source set not null,
			alter column status set not null,
			alter column status set default 'pending',
			alter column created_at set not null,
			alter column created_at set default NOW`,
		...columns.flatMap(adoptColumn),
		...Object.entries(addedColumns).map(
			([name, type]) => `alter table waitlist_emails add column if not exists ${name} ${type}`,
		),
		...columnsByHand.map((name) => `alter table waitlist_emails add column ${name} text`),
	])
}

/**
 * Fills the new columns of adopted rows from the five original ones. Existing values are kept, except in columns computed
 * from others.
 */
async function completeRows(db: Connection, kind: Kind): Promise<void> {
	const cases = Object.values(countries).map(
		({ code }) => `when 'regional-${code.toLowerCase()}' then '${code}'`,
	)
	await runStatements(db, kind, [
		// Starts the confirmation period now, because these people have not been asked to confirm before. Gives each
		// opt-out a time, because retention would delete an opt-out without one.
		`update waitlist_emails set
			pending_since = case when status = 'pending' then NOW else pending_since end,
			unsubscribed_at = coalesce(unsubscribed_at, case when status = 'unsubscribed' then NOW end),
			country = coalesce(country, case source ${cases.join(' ')} end),
			email_ascii = null, duplicate_of = null`,
	])
}

/** Gives addresses with an international domain the ASCII form by which they are compared. */
async function fillAscii(db: Connection): Promise<void> {
	const beyondAscii = await db
		.selectFrom('waitlist_emails')
		.select(['id', 'email'])
		.where(sql<boolean>`octet_length(email) <> length(email)`)
		.execute()
	for (const { id, email } of beyondAscii) {
		const ascii = asciiEmail(email)
		if (ascii === email) continue
		await db
			.updateTable('waitlist_emails')
			.set({ email_ascii: ascii })
			.where('id', '=', id)
			.execute()
	}
}

/**
 * Picks the primary row of each address: an unsubscribed one, else an active one, else the oldest.
 *
 * @returns notes for the operator, one sentence each
 */
async function markDuplicates(db: Connection): Promise<readonly string[]> {
	await sql`
		with ranked as (
			select id,
				first_value(id) over spelling as kept,
				row_number() over spelling as number
			from waitlist_emails
			window spelling as (
				partition by ${addressKey}
				order by
					case status when 'unsubscribed' then 0 when 'active' then 1 else 2 end,
					created_at, id
			)
		)
		update waitlist_emails set duplicate_of = ranked.kept
		from ranked where waitlist_emails.id = ranked.id and ranked.number > 1
	`.execute(db)
	const marked = db.selectFrom('waitlist_emails').where('duplicate_of', 'is not', null)
	const count = await countRows(marked)
	if (count === 0) return []
	const rows = count === 1 ? '1 adopted row repeats' : `${count} adopted rows repeat`
	return [
		`${rows} an address. All are kept and marked in duplicate_of; mail goes to the first row only.`,
	]
}
