import { sql } from 'kysely'
import { adminsIn } from './admins.ts'
import { auditIn } from './audit.ts'
import type { Database } from './database.ts'
import { outboxIn } from './outbox.ts'
import type { Parts } from './parts.ts'
import { peopleIn } from './people.ts'
import { registrationsIn } from './registrations.ts'
import { secretsIn } from './secrets.ts'
import { sessionsIn } from './sessions.ts'
import { signupsIn } from './signups.ts'
import { sweepIn } from './sweep.ts'
import { throttlesIn } from './throttles.ts'

export type Store = ReturnType<typeof createStore>

/** Everything the server remembers, by noun. Migrate the database before. */
export function createStore(db: Database, parts: Parts) {
	const ground = { db, ...parts }
	return {
		signups: signupsIn(ground),
		registrations: registrationsIn(ground),
		people: peopleIn(ground),
		outbox: outboxIn(ground),
		admins: adminsIn(ground),
		sessions: sessionsIn(ground),
		throttles: throttlesIn(ground),
		audit: auditIn(ground),
		secrets: secretsIn(ground),
		/** Deletes what its time has come for; harmless at any moment. */
		sweep: sweepIn(ground),
		/** Answers when the database does, and fails when it is away. */
		ping: async () => {
			await sql`select 1`.execute(db.read)
		},
		close: () => db.close(),
	}
}
