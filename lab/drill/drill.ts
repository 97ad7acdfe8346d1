// npm run --prefix lab drill [-- NAME …]
// Kills the running site, fills its disk and cuts its power, publishes under load, and prints how much was tried,
// acknowledged and lost.
// Exits with 1 on any loss. DRILL_KILLS is the number of kills, 5 by default.
import { diskFull } from './disk-full.ts'
import { importKilled } from './imports.ts'
import { lettersKilled } from './letters.ts'
import { UnsupportedError, type Outcome } from './outcome.ts'
import { powerCut } from './power-cut.ts'
import { publicationsUnderLoad } from './publications.ts'
import { signupsKilled } from './signups.ts'

const kills = Number(process.env['DRILL_KILLS'] ?? 5)
const letterPlan = { people: 500 * kills, kills, unsubscribing: 10 * kills, erased: kills }
const importPlan = { people: 400 * kills, kills }

const scenarios: Readonly<Record<string, () => Promise<Outcome>>> = {
	signups: () => signupsKilled(kills),
	'letters-sqlite': () => lettersKilled('sqlite', letterPlan),
	'letters-postgres': () => lettersKilled('postgres', letterPlan),
	'import-sqlite': () => importKilled('sqlite', importPlan),
	'import-postgres': () => importKilled('postgres', importPlan),
	'publications-sqlite': () => publicationsUnderLoad('sqlite'),
	'publications-postgres': () => publicationsUnderLoad('postgres'),
	'disk-full': () => diskFull(),
	'power-cut': () => powerCut(50, 500),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
	console.error(
		`No such scenario: ${unknown.join(', ')}. Scenarios: ${Object.keys(scenarios).join(', ')}`,
	)
	process.exit(1)
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
// Connections left open by a scenario must not delay the exit.
process.exit()

function report({ tried, acknowledged, lost, seen, faults }: Outcome) {
	if (lost > 0 || faults.length > 0) process.exitCode = 1
	const findings = faults.map((fault) => `**${fault}**`)
	return [tried, acknowledged, lost, [seen, ...findings].filter(Boolean).join('; ')]
}

function refuse(error: unknown) {
	const isRefused = error instanceof UnsupportedError
	if (!isRefused || process.env['CI']) process.exitCode = 1
	return [isRefused ? 'not tried' : 'failed', '', '', String(error)]
}
