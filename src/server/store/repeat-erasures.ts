import type { StoreContext } from './context.ts'
import { latestEntry, setLatestEntry } from './erasure-mark.ts'
import { registrationId } from './letter-eligibility.ts'
import { createRegistrationStore } from './registrations.ts'

/** Few enough that hashing them does not delay other work. */
const rowsPerPage = 2_000

/**
 * Creates the function that erases again whom a restored backup brought back. The database knows the journal's entry of
 * its latest erasure, so a start without a restore reads no registration.
 */
export function createRepeatErasures(context: StoreContext) {
	const { db, journal } = context

	/** Returns the number of registrations that were erased again, and the ids of their mails. */
	return async function repeatErasures() {
		const entries = (await journal?.read()) ?? []
		const missing = entries.slice(entries.lastIndexOf((await latestEntry(db.read)) ?? '') + 1)
		if (journal === undefined || missing.length === 0) return { rows: 0, mails: [] }
		const hashes = new Set(missing.map((entry) => entry.slice(entry.indexOf(' ') + 1)))
		const hashOf = await journal.hasher()
		const ids: string[] = []
		for await (const registration of allRegistrations()) {
			if (hashes.has(hashOf(registration))) ids.push(registration.id)
		}
		const { eraseMany } = createRegistrationStore({ ...context, journal: undefined })
		const erased = await eraseMany(ids, 'erasure journal')
		await db.write((transaction) => setLatestEntry(transaction, missing.at(-1) ?? null))
		return erased
	}

	async function* allRegistrations() {
		const id = registrationId(db.kind)
		let after = ''
		for (;;) {
			const rows = await db.read
				.selectFrom('waitlist_emails')
				.select([id.as('id'), 'email'])
				.where(id, '>', after)
				.orderBy(id)
				.limit(rowsPerPage)
				.execute()
			yield* rows
			const last = rows.at(-1)
			if (last === undefined || rows.length < rowsPerPage) return
			after = last.id
		}
	}
}
