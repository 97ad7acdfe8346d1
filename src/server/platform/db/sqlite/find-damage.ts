import { Kysely, sql } from 'kysely'
import { isDamage } from '#server/platform/db/database.ts'
import { threadDialect } from './sqlite-thread.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Maximum number of messages, enough to locate the damage. */
const maxMessages = 10

/**
 * Checks the whole file of an embedded database. Returns one message per damage; empty if there is none. Uses a
 * separate thread and connection, so that neither reads nor writes wait. Checks table by table, so that a stop waits
 * for at most one table. The messages name tables and pages but contain no data.
 */
export async function findDamage(
	file: string,
	isStopping: () => boolean,
): Promise<readonly string[]> {
	const db = new Kysely<Tables>({ dialect: threadDialect(file, { isReadOnly: true }) })
	try {
		const tables = await sql<{ name: string }>`
			select name from sqlite_schema where type = 'table' and rootpage > 0
		`.execute(db)
		const messages: string[] = []
		for (const { name } of tables.rows) {
			if (isStopping() || messages.length >= maxMessages) break
			messages.push(...(await checkTable(db, name)))
		}
		return messages.slice(0, maxMessages)
	} catch (error) {
		if (isDamage(error)) return [error.message]
		throw error
	} finally {
		await db.destroy()
	}
}

async function checkTable(db: Kysely<Tables>, name: string): Promise<readonly string[]> {
	try {
		const found = await sql<{ quick_check: string }>`
			select quick_check from pragma_quick_check(${name})
		`.execute(db)
		return found.rows.map((row) => row.quick_check).filter((message) => message !== 'ok')
	} catch (error) {
		if (isDamage(error)) return [`${name}: ${error.message}`]
		throw error
	}
}
