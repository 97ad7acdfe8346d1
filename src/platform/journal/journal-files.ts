import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { isDiskFull } from '#platform/db/database.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { fileError } from '#platform/file-error.ts'

/** Files of lines, which survive the loss of the site's database. */
export type JournalFiles = {
	/**
	 * Creates the journal's folder with this file, or the journal's table.
	 *
	 * @throws OperatorError
	 */
	readonly prepare: (name: string) => Promise<void>
	/** Rejects if the journal is in another database that does not respond. */
	readonly reach: () => Promise<void>
	/** Resolves once the lines survive a power cut. */
	readonly append: (name: string, lines: readonly string[]) => Promise<void>
	/** The lines of a file, oldest first; empty if the file is missing. */
	readonly lines: (name: string) => Promise<readonly string[]>
	readonly names: () => Promise<readonly string[]>
	readonly remove: (name: string) => Promise<void>
}

export function openJournalFiles(place: string): JournalFiles {
	return place.includes('://') ? filesInDatabase(place) : filesInFolder(place)
}

function filesInFolder(folder: string): JournalFiles {
	async function append(name: string, lines: readonly string[]): Promise<void> {
		await mkdir(folder, { recursive: true, mode: 0o700 })
		await using file = await open(join(folder, name), 'a', 0o600)
		await file.appendFile(lines.map((line) => `${line}\n`).join(''))
		await file.sync()
	}
	return {
		prepare: async (name) => {
			try {
				await append(name, [])
			} catch (error) {
				// A full disk does not prevent the start, because the site can still serve pages.
				if (!isDiskFull(error)) throw fileError(error, folder, 'set JOURNAL_TO to another folder')
			}
		},
		reach: async () => {},
		append,
		lines: async (name) => {
			const text = await readFile(join(folder, name), 'utf8').catch(ignoreMissing)
			return text?.split('\n').filter((line) => line !== '') ?? []
		},
		names: async () => (await readdir(folder).catch(ignoreMissing)) ?? [],
		remove: (name) => rm(join(folder, name), { force: true }),
	}
}

function ignoreMissing(error: unknown): null {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
	throw error
}

function filesInDatabase(url: string): JournalFiles {
	const db = openPostgres(url)

	/** Runs one statement at a time across all processes, so that lines are read in order. */
	async function run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
		return await db.write(async (transaction) => {
			await sql`select pg_advisory_xact_lock(hashtext('erasure_journal'))`.execute(transaction)
			await sql`create table if not exists erasure_journal (
				file text, id bigint generated always as identity, line text not null, primary key (file, id)
			)`.execute(transaction)
			return (await statement.execute(transaction)).rows
		})
	}
	async function reach(): Promise<void> {
		await run(sql`select 1`)
	}
	return {
		prepare: reach,
		reach,
		append: async (name, lines) => {
			await run(
				sql`insert into erasure_journal (file, line) select ${name}, unnest(${lines}::text[])`,
			)
		},
		lines: async (name) => {
			const rows = await run(
				sql<{ line: string }>`select line from erasure_journal where file = ${name} order by id`,
			)
			return rows.map(({ line }) => line)
		},
		names: async () => {
			const rows = await run(sql<{ file: string }>`select distinct file from erasure_journal`)
			return rows.map(({ file }) => file)
		},
		remove: async (name) => {
			await run(sql`delete from erasure_journal where file = ${name}`)
		},
	}
}
