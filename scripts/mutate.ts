// npm run mutate -- security [TEXT]
// Takes each protection of SECURITY.md out in turn and runs the tests that its row names: each has to fail. With TEXT,
// only rows and files that contain it. Works in a copy, so that the sources of this tree stay as they are.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { freePort } from '#testing/free-port.ts'
import { mutate, type Mutation } from './mutate/mutation.ts'
import { securityMutations } from './mutate/security.ts'

const root = join(import.meta.dirname, '..')
const sets: Readonly<Record<string, readonly Mutation[]>> = { security: securityMutations }

const { positionals } = parseArgs({ allowPositionals: true })
const [name = '', text = ''] = positionals
const mutations = sets[name]?.filter(({ attempt, file, test }) =>
	[attempt, file, test].some((each) => each.includes(text)),
)
if (mutations === undefined || mutations.length === 0) {
	console.error(`Name a set of mutations (${Object.keys(sets).join(', ')}) and a text they have.`)
	process.exit(2)
}

/** How many tests of a file passed and failed. */
type Outcome = { readonly passed: number; readonly failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number() }),
})

const copy = mkdtempSync(join(tmpdir(), 'innervolt-mutate-'))
process.exitCode = 1
try {
	copyTree(copy)
	if (await arePassing(mutations)) process.exitCode = await countSurvivors(mutations)
} finally {
	rmSync(copy, { recursive: true, force: true })
}

/** The files that git knows or would add, and the build, with the packages as a link. */
function copyTree(folder: string): void {
	const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], root).stdout
	for (const file of listed.split('\0').filter((each) => each !== '')) {
		cpSync(join(root, file), join(folder, file))
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	build()
}

/** A test that fails on the sources as they are would seem to notice everything. */
async function arePassing(listed: readonly Mutation[]): Promise<boolean> {
	const outcomes = await inTurn([...new Set(listed.map(({ test }) => test))], async (test) => {
		const outcome = await runTest(test)
		if (outcome.failed > 0 || outcome.passed === 0) console.error(`${test} fails by itself`)
		return outcome.failed === 0 && outcome.passed > 0
	})
	return outcomes.every(Boolean)
}

async function countSurvivors(listed: readonly Mutation[]): Promise<number> {
	const results = await inTurn(listed, async (mutation) => {
		const isCaught = await isNoticed(mutation)
		console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutation.attempt}`)
		console.log(`         ${mutation.file} → ${mutation.test}`)
		return isCaught
	})
	const survivors = results.filter((isCaught) => !isCaught).length
	console.log(`${results.length} protections taken out, ${survivors} survived`)
	return survivors === 0 ? 0 : 1
}

/** A file whose tests all fail probably cannot be loaded, which shows nothing. */
async function isNoticed(mutation: Mutation): Promise<boolean> {
	const file = join(copy, mutation.file)
	const before = readFileSync(file, 'utf8')
	writeFileSync(file, mutate(before, mutation))
	try {
		if (mutation.isBuilt) build()
		const { passed, failed } = await runTest(mutation.test)
		return failed > 0 && (passed > 0 || mutation.isOnlyTest === true)
	} finally {
		writeFileSync(file, before)
		if (mutation.isBuilt) build()
	}
}

function build(): void {
	const { status, stdout, stderr } = run('node', ['scripts/build.ts', '--if-needed'], copy)
	if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
}

async function runTest(test: string): Promise<Outcome> {
	const report = join(copy, 'test-results', 'mutate.json')
	rmSync(report, { force: true })
	if (test.startsWith('tests/journeys/')) {
		const port = String(await freePort())
		const environment = { JOURNEYS_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
		run('playwright', ['test', '--project=journeys', '--reporter=json', test], copy, environment)
		const { expected, unexpected } = readReport(report, playwrightReport).stats
		return { passed: expected, failed: unexpected }
	}
	const project = test.startsWith('tests/site/') ? 'site' : 'unit'
	const options = [`--project=${project}`, '--reporter=json', `--outputFile=${report}`]
	run('vitest', ['run', ...options, test], copy)
	const { numPassedTests, numFailedTests } = readReport(report, vitestReport)
	return { passed: numPassedTests, failed: numFailedTests }
}

function readReport<T>(file: string, schema: z.ZodType<T>): T {
	return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The `bin` folder of the packages is on the PATH of npm scripts. */
function run(
	command: string,
	options: readonly string[],
	cwd: string,
	environment: NodeJS.ProcessEnv = {},
) {
	// In CI a failed test is retried, which here only takes time.
	const env = { ...process.env, CI: '', ...environment }
	return spawnSync(command, options, { cwd, env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
	const results: R[] = []
	for (const item of items) results.push(await work(item))
	return results
}
