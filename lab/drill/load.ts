import { DatabaseSync } from 'node:sqlite'

/** A signup answered with 202, and the time of the response in epoch milliseconds. */
export type Acknowledged = { readonly email: string; readonly at: number }

/** Sends a signup. Returns the status, or 0 if the connection failed. */
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

/** Settings without a practical rate limit, because all load comes from one client. */
export const withoutRateLimit = { SIGNUPS_PER_CLIENT: '1000000000' }

let loads = 0

/** Starts eight clients that send signups one by one until the server exits or `stop` is called. */
export function startLoad(address: string) {
	const load = (loads += 1)
	const acknowledged: Acknowledged[] = []
	const statuses = new Map<number, number>()
	const stopping = new AbortController()
	let target = { count: Number.POSITIVE_INFINITY, resolve: () => {} }

	const done = Promise.all(
		Array.from({ length: 8 }, async (_, client) => {
			for (let number = 0; !stopping.signal.aborted; number++) {
				const email = `l${load}c${client}n${number}@drill.example`
				const status = await signUp(address, email)
				statuses.set(status, (statuses.get(status) ?? 0) + 1)
				if (status === 0) return
				if (status === 202) acknowledged.push({ email, at: Date.now() })
				if (acknowledged.length >= target.count) target.resolve()
			}
		}),
	)
	return {
		acknowledged,
		/** Number of responses by status. */
		statuses,
		done,
		reach: (count: number) =>
			new Promise<void>((resolve) => {
				target = { count, resolve }
			}),
		stop: async () => {
			stopping.abort()
			await done
		},
	}
}

/** Counts acknowledged signups whose row or mail is missing in a SQLite file, and checks its integrity. */
export function inspectDatabase(file: string, acknowledged: readonly Acknowledged[]) {
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
		const mailed = column(`select email from waitlist_emails where id in (
			select person_id from jobs where kind != 'withheld' union select person_id from deliveries
		)`)
		const lost = acknowledged.filter(({ email }) => !kept.has(email) || !mailed.has(email))
		const damage = [...column('pragma integrity_check')].filter((line) => line !== 'ok')
		return { lost: lost.length, isDamaged: damage.length > 0 }
	} finally {
		db.close()
	}
}
