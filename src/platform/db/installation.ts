import { sql } from 'kysely'
import type { Connection, Transaction } from './tables.ts'

/** The names of values that hold a time (ISO 8601): of the last backup into a file, and of the last retention sweep. */
export const timeNames = { backup: 'backed-up-at', sweep: 'swept-at' } as const

/** Reads a value of the installation by name; null if unset. */
export async function installationValue(db: Connection, name: string): Promise<string | null> {
	const row = await db
		.selectFrom('installation')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	return row?.value ?? null
}

export async function setInstallationValue(
	transaction: Transaction,
	name: string,
	value: string,
): Promise<void> {
	await transaction
		.insertInto('installation')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
		.execute()
}
