import { sql } from 'kysely'
import { adminsIn } from './admins.ts'
import { auditIn } from './audit.ts'
import type { Database } from './database.ts'
import { outboxIn } from './outbox.ts'
import type { ClockAndRandom } from './context.ts'
import { peopleIn } from './people.ts'
import { registrationsIn } from './registrations.ts'
import { secretsIn } from './secrets.ts'
import { sessionsIn } from './sessions.ts'
import { signupsIn } from './signups.ts'
import { sweepIn } from './sweep.ts'
import { throttlesIn } from './throttles.ts'

export type Store = ReturnType<typeof createStore>

/** Everything that the server stores, by noun. The database must be migrated. */
export function createStore(db: Database, clockAndRandom: ClockAndRandom) {
	const context = { db, ...clockAndRandom }
	return {
		signups: signupsIn(context),
		registrations: registrationsIn(context),
		people: peopleIn(context),
		outbox: outboxIn(context),
		admins: adminsIn(context),
		sessions: sessionsIn(context),
		throttles: throttlesIn(context),
		audit: auditIn(context),
		secrets: secretsIn(context),
		/** Deletes rows whose retention period has ended; safe to run at any time. */
		sweep: sweepIn(context),
		/** Rejects when the database is away. */
		ping: async () => {
			await sql`select 1`.execute(db.read)
		},
		close: () => db.close(),
	}
}
