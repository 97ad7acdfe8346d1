import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '#testing/free-port.ts'
import { mutate, type Mutation } from './mutation.ts'

/** How many tests passed and failed. `output` is empty if the whole run succeeded. */
export type Outcome = {
	readonly passed: number
	readonly failed: number
	readonly output: string
}

/** What runs a test, and so which tests can run together. */
export type Runner = 'unit' | 'site' | 'journeys'

export type Workspace = {
	readonly build: () => Promise<void>
	readonly run: (tests: readonly string[], title?: string) => Promise<Outcome>
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

	async function copyTree(): Promise<void> {
		const listed = await command('git', ['ls-files', '-co', '--exclude-standard', '-z'], root)
		for (const file of listed.output.split('\0').filter((each) => each !== '')) {
			await cp(join(root, file), join(folder, file))
		}
		await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
	}

	async function build(): Promise<void> {
		const { code, output } = await command('node', ['scripts/build.ts', '--if-needed'], folder)
		if (code !== 0) throw new Error(`The build failed:\n${output}`)
	}

	async function run(tests: readonly string[], title?: string): Promise<Outcome> {
		await rm(report, { force: true })
		const runner = runnerOf(tests[0] ?? '')
		return await (runner === 'journeys' ? runPlaywright : runVitest)(runner, tests, title)
	}

	async function runVitest(
		project: Runner,
		tests: readonly string[],
		title: string | undefined,
	): Promise<Outcome> {
		const options = [`--project=${project}`, '--reporter=json', `--outputFile=${report}`]
		const only = title === undefined ? [] : ['-t', patternOf(title)]
		const { code, output } = await command('vitest', ['run', ...options, ...only, ...tests], folder)
		const { numPassedTests: passed = 0, numFailedTests: failed = 0 } =
			(await readReport(vitestReport)) ?? {}
		return { passed, failed, output: code === 0 ? '' : output }
	}

	async function runPlaywright(
		project: Runner,
		tests: readonly string[],
		title: string | undefined,
	): Promise<Outcome> {
		const only = title === undefined ? [] : ['-g', patternOf(title)]
		const options = ['test', `--project=${project}`, '--reporter=json', ...only, ...tests]
		const port = String(await freePort())
		const environment = { JOURNEYS_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
		const { code, output } = await command('playwright', options, folder, environment)
		const { expected: passed = 0, unexpected: failed = 0 } =
			(await readReport(playwrightReport))?.stats ?? {}
		return { passed, failed, output: code === 0 ? '' : output }
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
		try {
			if (mutation.isBuilt) await build()
			return await run([mutation.test], mutation.title)
		} finally {
			await writeFile(file, before)
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
		// In CI a failed test is retried, which here only takes time.
		const env = { ...process.env, CI: '', ...environment }
		const child = spawn(name, options, { cwd, env, signal, timeout: maxRunMs })
		const [output, problems, [code]] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			once(child, 'close'),
		])
		return { code, output: output + problems }
	}

	const remove = () => rm(folder, { recursive: true, force: true })
	await copyTree().catch(async (error: unknown) => {
		await remove()
		throw error
	})
	return { build, run, runMutated, remove }
}

export function runnerOf(test: string): Runner {
	if (test.startsWith('tests/journeys/')) return 'journeys'
	return test.startsWith('tests/site/') ? 'site' : 'unit'
}

/** A pattern for a text as it is. */
function patternOf(title: string): string {
	return title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
