import { sql } from 'kysely'
import { createAdminStore } from './admins.ts'
import { createAuditLog } from './audit.ts'
import { createCountMarkStore } from './count-marks.ts'
import { createCountStore } from './counts.ts'
import type { Database } from './database.ts'
import { createOutbox } from './outbox.ts'
import type { ClockAndRandom } from './context.ts'
import { createPersonalDataStore } from './personal-data.ts'
import { createRegistrationStore } from './registrations.ts'
import { createSecretStore } from './secrets.ts'
import { createSessionStore } from './sessions.ts'
import { createSignupStore } from './signups.ts'
import { createRetentionSweep } from './retention.ts'
import { createRateLimitStore } from './rate-limits.ts'

export type Store = ReturnType<typeof createStore>

/** Creates the data access layer. The database must be migrated. */
export function createStore(db: Database, clockAndRandom: ClockAndRandom) {
	const context = { db, ...clockAndRandom }
	return {
		signups: createSignupStore(context),
		registrations: createRegistrationStore(context),
		personalData: createPersonalDataStore(context),
		outbox: createOutbox(context),
		admins: createAdminStore(context),
		sessions: createSessionStore(context),
		rateLimits: createRateLimitStore(context),
		audit: createAuditLog(context),
		secrets: createSecretStore(context),
		counts: createCountStore(context),
		countMarks: createCountMarkStore(context),
		/** Deletes rows whose retention period has ended; safe to run at any time. */
		sweep: createRetentionSweep(context),
		/** Rejects if the database is unavailable. */
		ping: async () => {
			await sql`select 1`.execute(db.read)
		},
		close: () => db.close(),
	}
}
