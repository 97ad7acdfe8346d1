// npm test [-- STEP … | -- --all]
// The gate: checks required for every change, ending in one line with the number of tests. --all adds slow and rarely
// broken checks: `npm run test:all`, at night.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readOptions, refuseArguments } from '#app/cli/command-line.ts'
import type { TestRun } from '#testing/reporters/report.ts'
import { usageOf } from './usage-of.ts'

type Step = Readonly<{
	name: string
	command: readonly string[]
	/** Set if the step runs many tests and reports each. A step without it counts as one test. */
	reports?: true
	/** Runs only when named, or with --all. */
	isNightly?: true
}>

const { values: options, positionals: wanted } = readOptions(
	usageOf(import.meta.filename),
	{ all: { type: 'boolean', default: false } },
	{ allowPositionals: true },
)

// Tests read which pages to check from their environment.
if (options.all) process.env['ALL_PAGES'] = '1'

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=testing/reporters/vitest.ts']
/** Excludes tests tagged `night`. */
const vitestOfDay = options.all ? vitest : [...vitest, '--tagsFilter=!night']

/**
 * Steps of a group run in parallel, so that one works while another waits; groups run in sequence. A group's last step,
 * the longest, prints as it runs; the others print at their end.
 */
const groups: readonly (readonly Step[])[] = [
	[
		{
			name: 'types',
			command: ['astro', 'check', '--tsconfig=tsconfig.astro.json', '--minimumSeverity=error'],
		},
		{ name: 'ratchet', command: ['node', 'scripts/ratchet.ts'] },
		{ name: 'lint', command: ['oxlint'] },
		{ name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
	],
	[
		{ name: 'packages', command: ['node', 'scripts/packages.ts'] },
		{ name: 'unused', command: ['knip'] },
		{ name: 'format', command: ['oxfmt', '--check'] },
		// Uses one core only, so it runs beside other steps. The site tests, which need the export, then need not wait for
		// it.
		{ name: 'export', command: ['node', 'scripts/export/test-site.ts'] },
		{
			name: 'unit',
			command: [...vitestOfDay, '--project=unit', '--project=islands', '--project=browser'],
			reports: true,
		},
	],
	// Journeys run after the site tests: the site tests build pages with analytics, which a development server running at
	// the same time would not survive.
	[{ name: 'site', command: [...vitestOfDay, '--project=site'], reports: true }],
	[{ name: 'journeys', command: ['playwright', 'test', '--project=journeys'], reports: true }],
	[
		{
			name: 'night',
			command: ['playwright', 'test', '--project=night'],
			reports: true,
			isNightly: true,
		},
	],
	[{ name: 'clone', command: [...vitest, '--project=clone'], reports: true, isNightly: true }],
	...['html', 'hostile', 'drill'].map((name): readonly Step[] => [
		{ name, command: ['npm', 'run', '--prefix', 'lab', name], isNightly: true },
	]),
]
const steps = groups.flat()

const unknown = wanted.filter((name) => steps.every((step) => step.name !== name))
if (unknown.length > 0) {
	const names = steps.map(({ name }) => name).join(', ')
	refuseArguments(`No such step: ${unknown.join(', ')}. Steps: ${names}`)
}
const isChosen = ({ name, isNightly }: Step) =>
	wanted.length > 0 ? wanted.includes(name) : options.all || !isNightly

/**
 * The maximum number of lines shown for each failure in the summary: the first lines of a test's error, or the last
 * lines of a step's output.
 */
const maxErrorLines = 12

const reports = mkdtempSync(join(tmpdir(), 'innervolt-test-'))
const tests: TestRun[] = []
const runs: TestRun[] = []
for (const group of groups) {
	const chosen = group.filter(isChosen)
	const found = chosen.map((step) => (step === chosen.at(-1) ? runAloud(step) : runQuietly(step)))
	for (const each of await Promise.all(found)) tests.push(...each)
}
rmSync(reports, { recursive: true })
close()

/** Starts a step. The promise resolves to whether the step succeeds. */
function start(step: Step, stdout: 'inherit' | 'pipe'): [ChildProcess, Promise<boolean>] {
	const [command = '', ...args] = step.command
	const child = spawn(command, args, {
		stdio: ['ignore', stdout, 'pipe'],
		env: {
			...process.env,
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/gate'),
			TEST_REPORT: join(reports, step.name),
			// Collects garbage less often: the type-aware lint rules are a program in Go, which otherwise spends a sixth of
			// its processor time on it.
			GOGC: '400',
			// For testing/databases.ts: by day, tests that are not about the database run on SQLite only.
			...(!options.all && { TEST_DATABASES: 'sqlite' }),
		},
	})
	const isGreen = once(child, 'close').then(
		([code]) => code === 0,
		() => false,
	)
	return [child, isGreen]
}

/** Runs a step and prints its output when it has ended. */
async function runQuietly(step: Step): Promise<readonly TestRun[]> {
	const began = performance.now()
	const [{ stdout, stderr }, isGreen] = start(step, 'pipe')
	const printed = await Promise.all(
		[stdout, stderr].map(async (stream) => (stream ? await text(stream) : '')),
	)
	const run = wholeStep(step, await isGreen, began, printed.join(''))
	console.log(`\n── ${step.name} ──\n${printed.join('').trim()}`)
	return testsOf(step, run)
}

/** Runs a step and prints its output as it arrives. */
async function runAloud(step: Step): Promise<readonly TestRun[]> {
	console.log(`\n── ${step.name} ──`)
	const began = performance.now()
	const [{ stderr }, isGreen] = start(step, 'inherit')
	let errors = ''
	stderr?.setEncoding('utf8').on('data', (chunk: string) => {
		process.stderr.write(chunk)
		errors += chunk
	})
	return testsOf(step, wholeStep(step, await isGreen, began, errors))
}

function testsOf(step: Step, run: TestRun): readonly TestRun[] {
	if (!step.reports) return [run]
	const found = readReport(step.name)
	// A runner can fail outside of any test, or run no tests at all, which is a failure too.
	const isExplained = run.outcome === 'passed' || found.some(({ outcome }) => outcome === 'failed')
	return isExplained && found.length > 0 ? found : [...found, { ...run, outcome: 'failed' }]
}

function wholeStep({ name }: Step, isGreen: boolean, began: number, printed: string): TestRun {
	const durationMs = performance.now() - began
	const run: TestRun = {
		title: name,
		outcome: isGreen ? 'passed' : 'failed',
		durationMs,
		retries: 0,
		error: printed.trim().split('\n').slice(-maxErrorLines).join('\n'),
	}
	runs.push(run)
	return run
}

function readReport(name: string): readonly TestRun[] {
	try {
		return JSON.parse(readFileSync(join(reports, name), 'utf8'))
	} catch {
		return []
	}
}

/**
 * Prints the duration of each step, the slowest tests, the retried tests, failures with their errors, and the number of
 * tests by outcome.
 */
function close(): void {
	console.log('\n── steps ──')
	for (const { title, outcome, durationMs } of runs)
		console.log(`${seconds(durationMs)}  ${title}${outcome === 'failed' ? ' (failed)' : ''}`)
	console.log(`${seconds(performance.now())}  in all`)
	const slowest = tests.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, 10)
	console.log('\n── slowest ──')
	for (const { title, durationMs } of slowest) console.log(`${seconds(durationMs)}  ${title}`)
	const retried = tests.filter(({ retries }) => retries > 0)
	if (retried.length > 0) console.log('\n── retried ──')
	for (const { title, outcome, retries } of retried)
		console.log(`${outcome} after ${retries} ${retries === 1 ? 'retry' : 'retries'}  ${title}`)
	const failed = tests.filter(({ outcome }) => outcome === 'failed')
	if (failed.length > 0) console.log('\n── failed ──')
	for (const { title, error = '' } of failed)
		console.log([title, ...error.split('\n', maxErrorLines)].join('\n    ').trim())
	const count = (wantedOutcome: TestRun['outcome']) =>
		tests.filter(({ outcome }) => outcome === wantedOutcome).length
	const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
	console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped}`)
	process.exitCode = count('failed') > 0 ? 1 : 0
}

function seconds(durationMs: number): string {
	return `${(durationMs / 1000).toFixed(1)} s`.padStart(7)
}
