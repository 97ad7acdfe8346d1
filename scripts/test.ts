import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Count = { passed: number; failed: number; skipped: number }
type Step = { name: string; command: readonly string[]; count?: (report: string) => Count }

const reports = mkdtempSync(join(tmpdir(), 'innervolt-test-'))
const vitest = (project: string) => ({
	command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'].concat(
		`--outputFile.json=${join(reports, project)}`,
	),
	count: countVitest,
})

/** The whole gate, cheapest first. Each plain check counts as one test. */
const steps: readonly Step[] = [
	{ name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
	{ name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
	{ name: 'types', command: ['astro', 'check', '--minimumSeverity', 'error'] },
	{ name: 'unused', command: ['knip'] },
	{ name: 'packages', command: ['node', 'scripts/packages.ts'] },
	{ name: 'unit', ...vitest('unit') },
	{ name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
	{ name: 'site', ...vitest('site') },
	{ name: 'journeys', command: ['playwright', 'test'], count: countPlaywright },
]

/** Runs one step to its end and shows what it prints. */
async function run(step: Step): Promise<Count> {
	console.log(`\n── ${step.name} ──`)
	const [command = '', ...args] = step.command
	const child = spawn(command, args, {
		stdio: 'inherit',
		env: {
			...process.env,
			ASTRO_TELEMETRY_DISABLED: '1',
			PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys'),
		},
	})
	const isGreen = await new Promise<boolean>((resolve) => {
		child.on('error', () => resolve(false))
		child.on('exit', (code) => resolve(code === 0))
	})
	const plain = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 }
	if (!step.count) return plain
	try {
		const count = step.count(readFileSync(join(reports, step.name), 'utf8'))
		// A runner can fail outside of any test; that is a failure too.
		return isGreen || count.failed > 0 ? count : { ...count, failed: 1 }
	} catch {
		return { ...plain, passed: 0, failed: 1 }
	}
}

function countVitest(report: string): Count {
	const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report)
	return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function countPlaywright(report: string): Count {
	const { expected, flaky, unexpected, skipped } = JSON.parse(report).stats
	if (flaky > 0) console.log(`${flaky} passed at the second try only`)
	return { passed: expected + flaky, failed: unexpected, skipped }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => steps.every((step) => step.name !== name))
if (unknown.length > 0) {
	console.error(
		`No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`,
	)
	process.exit(1)
}

const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) {
	if (wanted.length > 0 && !wanted.includes(step.name)) continue
	const count = await run(step)
	total.passed += count.passed
	total.failed += count.failed
	total.skipped += count.skipped
}
rmSync(reports, { recursive: true })

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
