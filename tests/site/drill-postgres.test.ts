import { expect, test } from 'vitest'
import { databaseOutage } from '#testing/drill/database-outage.ts'
import type { Outcome } from '#testing/drill/outcome.ts'
import { twoProcesses } from '#testing/drill/two-processes.ts'

// In a file of its own, so that it runs beside the drill on SQLite.

/** Signups that leave a busy machine time for the rest. */
const parts = { slackMs: 1_500, signupPauseMs: 20 }

test.for<[string, () => Promise<Outcome>]>([
	[
		'while PostgreSQL is stopped or frozen, pages are served and the API says 503',
		() => databaseOutage(['stopped', 'frozen'], parts),
	],
	['two servers on one PostgreSQL lose no mail and send none twice', () => twoProcesses(2, 160)],
])('%s', async ([, drill]) => {
	expect(await drill()).toMatchObject({ lost: 0, faults: [] })
})
