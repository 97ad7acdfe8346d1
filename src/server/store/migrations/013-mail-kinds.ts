import { type Migration, runStatements } from './migration.ts'

/** Adds what a mail in the outbox is. Those that are there already count as confirmations: nothing tells them apart. */
export const addMailKinds: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table outbox add column kind text not null default 'confirmation'`,
	])
	return []
}
