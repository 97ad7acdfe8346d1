// npm run drill [-- NAME …]
// Breaks the running site in every way that we know of and prints what was tried, what was
// acknowledged and what was lost. Ends with 1 when anything was.
import { backup } from '#testing/drill/backup.ts'
import { badData } from '#testing/drill/bad-data.ts'
import { confirmationsKilled } from '#testing/drill/confirmations.ts'
import { countsKilled } from '#testing/drill/counts.ts'
import { databaseOutage } from '#testing/drill/database-outage.ts'
import { diskFull } from '#testing/drill/disk-full.ts'
import { fuzz } from '#testing/drill/fuzz.ts'
import { fuzzWords } from '#testing/drill/fuzz-words.ts'
import { serverKilled } from '#testing/drill/server-killed.ts'
import { lettersAndSignups } from '#testing/drill/letter-lanes.ts'
import { lettersKilled } from '#testing/drill/letters.ts'
import { UnsupportedError, type Outcome } from '#testing/drill/outcome.ts'
import { importKilled } from '#testing/drill/imports.ts'
import { locks } from '#testing/drill/locks.ts'
import { releasesKilled } from '#testing/drill/releases.ts'
import { seriesKilled } from '#testing/drill/series.ts'
import { powerCut } from '#testing/drill/power-cut.ts'
import { slowClients } from '#testing/drill/slow-clients.ts'
import { twoProcesses } from '#testing/drill/two-processes.ts'
import { wordsPublished } from '#testing/drill/word-publications.ts'
import { updatesKilled } from './update/drill.ts'
import { readOptions, refuseArguments } from '#server/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const kills = Number(process.env['DRILL_KILLS'] ?? 20)
const letterPlan = { people: 500 * kills, kills, unsubscribing: 10 * kills, erased: kills }
const seriesPlan = { people: 100 * kills, kills, leaving: 10 * kills }
const importPlan = { people: 400 * kills, kills }
const rows = Number(process.env['DRILL_ROWS'] ?? 1_000_000)
const lockPlan = { rows, others: rows / 10 }

const scenarios: Readonly<Record<string, () => Promise<Outcome>>> = {
	killed: () => serverKilled(50),
	counts: () => countsKilled(5),
	releases: () => releasesKilled(30),
	words: () => wordsPublished(Number(process.env['DRILL_PUBLICATIONS'] ?? 10), 50),
	update: () => updatesKilled(10),
	'power-cut': () => powerCut(50, 500),
	'bad-data': () => badData(),
	'disk-full': () => diskFull(),
	'database-stopped': () => databaseOutage(['stopped', 'stopped', 'stopped']),
	'database-frozen': () => databaseOutage(['frozen', 'frozen', 'frozen']),
	'slow-clients': () => slowClients(400),
	backup: () => backup(3),
	'two-processes': () => twoProcesses(6, 360),
	'signups-and-letters-sqlite': () => lettersAndSignups('sqlite'),
	'signups-and-letters-postgres': () => lettersAndSignups('postgres'),
	'confirmations-sqlite': () => confirmationsKilled('sqlite', kills, { signupPauseMs: 150 }),
	'confirmations-postgres': () => confirmationsKilled('postgres', kills, { signupPauseMs: 150 }),
	'letters-sqlite': () => lettersKilled('sqlite', letterPlan),
	'letters-postgres': () => lettersKilled('postgres', letterPlan),
	'series-sqlite': () => seriesKilled('sqlite', seriesPlan),
	'series-postgres': () => seriesKilled('postgres', seriesPlan),
	'import-sqlite': () => importKilled('sqlite', importPlan),
	'import-postgres': () => importKilled('postgres', importPlan),
	'locks-sqlite': () => locks('sqlite', lockPlan),
	'locks-postgres': () => locks('postgres', lockPlan),
	'fuzz-words': () => fuzzWords(Math.floor(Math.random() * 1e9)),
	fuzz: () => fuzz(10_000, Math.floor(Math.random() * 1e9)),
}

const { positionals: wanted } = readOptions(
	usageOf(import.meta.filename),
	{},
	{ allowPositionals: true },
)
const unknown = wanted.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
	refuseArguments(
		`No such scenario: ${unknown.join(', ')}. Scenarios: ${Object.keys(scenarios).join(', ')}`,
	)
}

console.log('| scenario | tried | acknowledged | lost | seen | s |')
console.log('|---|---|---:|---:|---|---:|')
for (const [name, run] of Object.entries(scenarios)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue
	const start = performance.now()
	const cells = await run().then(report, refuse)
	const seconds = Math.round((performance.now() - start) / 1000)
	console.log(`| ${[name, ...cells, seconds].join(' | ')} |`)
}
// What a scenario left running, such as connections kept open, does not hold up the end.
process.exit()

function report({ tried, acknowledged, lost, seen, faults }: Outcome) {
	if (lost > 0 || faults.length > 0) process.exitCode = 1
	const findings = faults.map((fault) => `**${fault}**`)
	return [tried, acknowledged, lost, [seen, ...findings].filter(Boolean).join('; ')]
}

function refuse(error: unknown) {
	if (!(error instanceof UnsupportedError)) throw error
	return ['not tried', '', '', error.message]
}
