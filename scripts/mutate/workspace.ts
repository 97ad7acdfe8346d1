import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '#testing/free-port.ts'
import { mutate, type Mutation } from './mutation.ts'

/** How many tests passed and failed. */
export type Outcome = { readonly passed: number; readonly failed: number }

/** What unit-tests.ts is asked for. */
export type UnitRun = {
	readonly test: string
	/** A pattern for the titles of the only tests to run. */
	readonly title: string | undefined
	/** The files that have changed since the last run. */
	readonly changed: readonly string[]
}

/** What runs a test. */
type Runner = 'unit' | 'site' | 'journeys'

export type Workspace = {
	readonly build: () => Promise<void>
	readonly run: (which: Pick<Mutation, 'test' | 'title'>) => Promise<Outcome>
	/** Runs the test of a mutation while the protection is taken out. */
	readonly runMutated: (mutation: Mutation) => Promise<Outcome>
	readonly remove: () => Promise<void>
}

/** A test that hangs on a mutated source is ended, and has noticed nothing. */
const maxRunMs = 300_000

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number() }),
})

/**
 * Copies the files that git knows or would add, with the packages and the build, into a temporary folder: whatever
 * happens, the sources themselves stay as they are.
 */
export async function createWorkspace(root: string, signal: AbortSignal): Promise<Workspace> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-mutate-'))
	const report = join(folder, 'test-results', 'mutate.json')
	const changed = new Set<string>()
	let unitTests: ChildProcess | null = null

	async function copyTree(): Promise<void> {
		const listed = await command('git', ['ls-files', '-co', '--exclude-standard', '-z'], root)
		for (const file of listed.output.split('\0').filter((each) => each !== '')) {
			await cp(join(root, file), join(folder, file))
		}
		await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
		const dist = join(root, 'dist')
		if (existsSync(dist)) await cp(dist, join(folder, 'dist'), { recursive: true })
	}

	async function build(): Promise<void> {
		const { code, output } = await command('node', ['scripts/build.ts', '--if-needed'], folder)
		if (code !== 0) throw new Error(`The build failed:\n${output}`)
	}

	async function run({ test, title }: Pick<Mutation, 'test' | 'title'>): Promise<Outcome> {
		const pattern = title === undefined ? undefined : patternOf(title)
		const runner = runnerOf(test)
		if (runner === 'unit') return await runUnitTests(test, pattern)
		await rm(report, { force: true })
		return await (runner === 'site' ? runSiteTests : runJourneys)(test, pattern)
	}

	async function runUnitTests(test: string, title: string | undefined): Promise<Outcome> {
		const child = (unitTests ??= fork(join(folder, 'scripts/mutate/unit-tests.ts'), {
			cwd: folder,
			env: environmentOf({}),
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		}))
		const over = new AbortController()
		const ended = AbortSignal.any([signal, over.signal, AbortSignal.timeout(maxRunMs)])
		try {
			child.send({ test, title, changed: [...changed] } satisfies UnitRun)
			changed.clear()
			const answer = once(child, 'message', { signal: ended })
			const exit = once(child, 'exit', { signal: ended })
			const [outcome] = await Promise.race([answer, exit])
			if (typeof outcome !== 'object') throw new Error('The unit tests have ended')
			return outcome
		} catch (error) {
			if (signal.aborted) throw error
			await endUnitTests()
			return { passed: 0, failed: 0 }
		} finally {
			over.abort()
		}
	}

	/** So that it stops its PostgreSQL. */
	async function endUnitTests(): Promise<void> {
		const child = unitTests
		unitTests = null
		if (!child?.connected) return
		child.disconnect()
		await once(child, 'exit')
	}

	async function runSiteTests(test: string, title: string | undefined): Promise<Outcome> {
		const options = ['--project=site', '--reporter=json', `--outputFile=${report}`]
		const only = title === undefined ? [] : ['-t', title]
		await command('vitest', ['run', ...options, ...only, test], folder)
		const { numPassedTests: passed = 0, numFailedTests: failed = 0 } =
			(await readReport(vitestReport)) ?? {}
		return { passed, failed }
	}

	async function runJourneys(test: string, title: string | undefined): Promise<Outcome> {
		const only = title === undefined ? [] : ['-g', title]
		const options = ['test', '--project=journeys', '--reporter=json', ...only, test]
		const port = String(await freePort())
		const environment = { JOURNEYS_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
		await command('playwright', options, folder, environment)
		const { expected: passed = 0, unexpected: failed = 0 } =
			(await readReport(playwrightReport))?.stats ?? {}
		return { passed, failed }
	}

	/** There is none if the run was ended. */
	async function readReport<T>(schema: z.ZodType<T>): Promise<T | null> {
		const written = await readFile(report, 'utf8').catch(() => null)
		return written === null ? null : schema.parse(JSON.parse(written))
	}

	async function runMutated(mutation: Mutation): Promise<Outcome> {
		const file = join(folder, mutation.file)
		const before = await readFile(file, 'utf8')
		await writeFile(file, mutate(before, mutation))
		changed.add(file)
		try {
			if (mutation.isBuilt) await build()
			return await run(mutation)
		} finally {
			await writeFile(file, before)
			changed.add(file)
			if (mutation.isBuilt && !signal.aborted) await build()
		}
	}

	/** The `bin` folder of the packages is on the PATH of npm scripts. */
	async function command(
		name: string,
		options: readonly string[],
		cwd: string,
		environment: NodeJS.ProcessEnv = {},
	) {
		const env = environmentOf(environment)
		const child = spawn(name, options, { cwd, env, signal, timeout: maxRunMs })
		const [output, problems, [code]] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			once(child, 'close'),
		])
		return { code, output: output + problems }
	}

	async function remove(): Promise<void> {
		await endUnitTests()
		await rm(folder, { recursive: true, force: true, maxRetries: 5 })
	}

	await copyTree().catch(async (error: unknown) => {
		await remove()
		throw error
	})
	return { build, run, runMutated, remove }
}

/** In CI a failed test is retried, which here only takes time. */
function environmentOf(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { ...process.env, CI: '', ...more }
}

function runnerOf(test: string): Runner {
	if (test.startsWith('tests/journeys/')) return 'journeys'
	return test.startsWith('tests/site/') ? 'site' : 'unit'
}

/** A pattern for a text as it is. */
function patternOf(title: string): string {
	return title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
