import { sql } from 'kysely'
import { type Database, isDamage } from './database.ts'

/** Enough to locate the damage. */
const maxMessages = 10

/**
 * Checks the whole file of an embedded database. PostgreSQL checks its files itself.
 *
 * @returns the damaged tables and pages, one message each
 */
export async function findDamage({ kind, reportReader }: Database): Promise<readonly string[]> {
	if (kind === 'postgres') return []
	try {
		const check = sql<{ quick_check: string }>`pragma quick_check(${sql.lit(maxMessages)})`
		const { rows } = await check.execute(reportReader)
		return rows.map((row) => row.quick_check).filter((message) => message !== 'ok')
	} catch (error) {
		if (isDamage(error)) return [error.message]
		throw error
	}
}
