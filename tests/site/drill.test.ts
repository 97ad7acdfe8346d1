import { expect, test } from 'vitest'
import { backup } from '#testing/drill/backup.ts'
import { confirmationsKilled } from '#testing/drill/confirmations.ts'
import { countsKilled } from '#testing/drill/counts.ts'
import { diskFull } from '#testing/drill/disk-full.ts'
import { fuzz } from '#testing/drill/fuzz.ts'
import { serverKilled } from '#testing/drill/server-killed.ts'
import { releasesKilled } from '#testing/drill/releases.ts'
import { UnsupportedError, type Outcome } from '#testing/drill/outcome.ts'
import { powerCut } from '#testing/drill/power-cut.ts'

// `npm run drill` does the same at length, and waits for slow clients, whom src/server/scenarios/timeouts.test.ts
// tries with shorter limits.

test.for<[string, () => Promise<Outcome>]>([
	['a server killed under load loses no signup and no mail', () => serverKilled(3)],
	[
		'of the confirmations of a killed server only those under way go out again, and nobody goes without',
		() => confirmationsKilled('sqlite', 1, { mailsPerRound: 12, signupPauseMs: 20 }),
	],
	[
		'a killed server loses the counts of its last seconds at most',
		() => countsKilled(1, { minRoundMs: 4_500, signupPauseMs: 20 }),
	],
	['builds and swaps that are killed leave one whole release', () => releasesKilled(3)],
	['a power cut leaves everything that was acknowledged', () => powerCut(8, 80)],
	['a full disk is 503, loses nothing, and ends with the disk having room', () => diskFull()],
	['a backup under load, restored, holds every earlier signup', () => backup(1, 20)],
	['requests by chance get no 5xx, no trace, and JSON from the API', () => fuzz(300, 42)],
])('%s', async ([, drill], { skip }) => {
	const outcome = await drill().catch((error: unknown) => {
		if (error instanceof UnsupportedError) return skip(error.message)
		throw error
	})
	expect(outcome).toMatchObject({ lost: 0, faults: [] })
})
