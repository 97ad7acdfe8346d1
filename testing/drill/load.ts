import { DatabaseSync } from 'node:sqlite'

/** A signup that was answered with 202, and when the answer was here. */
export type Acknowledged = { readonly email: string; readonly at: number }

/** Tries one signup. Answers the status, or 0 when the server was gone. */
export async function signUp(address: string, email: string): Promise<number> {
	try {
		const reply = await fetch(`${address}/api/waitlist`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email, source: 'premium' }),
		})
		await reply.arrayBuffer()
		return reply.status
	} catch {
		return 0
	}
}

/** So many signups of one client would be refused otherwise. */
export const unlimited = { SIGNUPS_PER_CLIENT: '1000000000' }

let loads = 0

/** People who sign up one after the other, several at once, until the server is gone or they are told to stop. */
export function startLoad(address: string, people = 8) {
	const load = (loads += 1)
	const acknowledged: Acknowledged[] = []
	const statuses = new Map<number, number>()
	const stopping = new AbortController()
	let reached = { count: Number.POSITIVE_INFINITY, tell: () => {} }

	const done = Promise.all(
		Array.from({ length: people }, async (_, person) => {
			for (let number = 0; !stopping.signal.aborted; number++) {
				const email = `l${load}p${person}n${number}@drill.example`
				const status = await signUp(address, email)
				statuses.set(status, (statuses.get(status) ?? 0) + 1)
				if (status === 0) return
				if (status === 202) acknowledged.push({ email, at: Date.now() })
				if (acknowledged.length >= reached.count) reached.tell()
			}
		}),
	)
	return {
		acknowledged,
		/** How often each status was answered. */
		statuses,
		done,
		/** Waits until so many signups are acknowledged. */
		reach: (count: number) =>
			new Promise<void>((tell) => {
				reached = { count, tell }
			}),
		stop: async () => {
			stopping.abort()
			await done
		},
	}
}

/** What became of acknowledged signups in an embedded database: rows or mails that are missing, and damage. */
export function examine(file: string, acknowledged: readonly Acknowledged[]) {
	const db = new DatabaseSync(file)
	try {
		const column = (query: string) =>
			new Set(
				db
					.prepare(query)
					.all()
					.flatMap((row) => Object.values(row)),
			)
		const kept = column('select email from waitlist_emails')
		const mailed = column(`select recipient from outbox where state != 'withheld'`)
		const lost = acknowledged.filter(({ email }) => !kept.has(email) || !mailed.has(email))
		const damage = [...column('pragma integrity_check')].filter((line) => line !== 'ok')
		return { lost: lost.length, isDamaged: damage.length > 0 }
	} finally {
		db.close()
	}
}
