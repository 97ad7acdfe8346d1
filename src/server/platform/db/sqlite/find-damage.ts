import { Kysely, sql } from 'kysely'
import { isDamage } from '#server/platform/db/database.ts'
import { threadDialect } from './sqlite-thread.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** So many messages say where the damage is. */
const maxMessages = 10

/**
 * Reads the whole file of an embedded database, and says what is damaged; empty if nothing is. In a thread and over a
 * connection of its own, so that neither reads nor writes wait, and table by table, so that a stop waits for one only.
 * The messages name tables and pages, and nothing of what they hold.
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
