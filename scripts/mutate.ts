// npm run mutate -- security [TEXT …] [--jobs N]
// Takes each protection of SECURITY.md out in turn and runs a test that its row names: it has to fail. With texts, only
// rows, files and tests that contain one of them. Works in copies of the sources, one per job (one by default), and
// deletes them at the end: the sources themselves never change. The whole took 8 minutes with two jobs on two cores
// (2026-11-26), because some protections need a new build. Ends with 1 if one survives.
import { join } from 'node:path'
import { readOptions } from '#server/cli/command-line.ts'
import type { Mutation } from './mutate/mutation.ts'
import { securityMutations } from './mutate/security.ts'
import { createWorkspace, type Outcome, type Workspace } from './mutate/workspace.ts'
import { usageOf } from './usage-of.ts'

const root = join(import.meta.dirname, '..')
const sets: Readonly<Record<string, readonly Mutation[]>> = { security: securityMutations }

const { positionals, values } = readOptions(
	usageOf(import.meta.filename),
	{ jobs: { type: 'string', default: '1' } },
	{ allowPositionals: true },
)
const [name = '', ...texts] = positionals
const mutations = sets[name]?.filter(({ attempt, file, test }) =>
	[attempt, file, test].some(
		(each) => texts.length === 0 || texts.some((text) => each.includes(text)),
	),
)
const jobs = Number(values.jobs)
if (mutations === undefined || mutations.length === 0 || !(jobs >= 1)) {
	console.error(`Name a set of mutations (${Object.keys(sets).join(', ')}) and texts they have.`)
	process.exit(2)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const workspaces: Workspace[] = []
/** Whether a test passes on the sources as they are, by what is run of it. */
const unchanged = new Map<string, Promise<boolean>>()
process.exitCode = 1
try {
	while (workspaces.length < jobs) workspaces.push(await createWorkspace(root, stop.signal))
	if (mutations.some(isInBuiltSite)) await inAll(workspaces, ({ build }) => build())
	const began = Date.now()
	const survivors = await survivorsOf(mutations)
	for (const mutation of survivors) console.log(`SURVIVED ${describe(mutation)}`)
	const took = seconds(began)
	console.log(`${mutations.length} protections taken out, ${survivors.length} survived, ${took}`)
	if (survivors.length === 0) process.exitCode = 0
} catch (error) {
	if (!stop.signal.aborted) throw error
	console.error('Stopped')
} finally {
	for (const { remove } of workspaces) await remove()
}

/** Other tests need no built site. */
function isInBuiltSite({ test, isBuilt }: Mutation): boolean {
	return isBuilt === true || test.startsWith('tests/')
}

/** A test that fails on the sources as they are would seem to notice everything. */
async function isPassing({ run }: Workspace, mutation: Mutation): Promise<boolean> {
	const { passed, failed } = await run(mutation)
	return failed === 0 && passed > 0
}

async function isCaught(workspace: Workspace, mutation: Mutation): Promise<boolean> {
	const key = `${mutation.test} ${mutation.title ?? ''}`
	const before = unchanged.get(key) ?? isPassing(workspace, mutation)
	unchanged.set(key, before)
	if (await before) return isNoticed(mutation, await workspace.runMutated(mutation))
	console.error(`${key} fails by itself`)
	return false
}

async function survivorsOf(listed: readonly Mutation[]): Promise<readonly Mutation[]> {
	const survivors: Mutation[] = []
	await inTurn(listed, async (workspace, mutation) => {
		const began = Date.now()
		const caught = await isCaught(workspace, mutation)
		if (!caught) survivors.push(mutation)
		console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${seconds(began)} ${describe(mutation)}`)
	})
	return survivors
}

/** A file whose tests all fail probably cannot be loaded, which shows nothing. */
function isNoticed({ title }: Mutation, { passed, failed }: Outcome): boolean {
	return failed > 0 && (passed > 0 || title !== undefined)
}

function describe({ attempt, file, remove, test }: Mutation): string {
	const [code = ''] = [remove].flat().join('\n').trim().split('\n')
	return `${attempt}: ${code.slice(0, 60)} (${file} → ${test})`
}

function seconds(since: number): string {
	return `${Math.round((Date.now() - since) / 1_000)} s`
}

/** Gives each item to the first workspace that is idle. */
async function inTurn<T>(
	items: readonly T[],
	work: (workspace: Workspace, item: T) => Promise<void>,
): Promise<void> {
	const waiting = items.values()
	await inAll(workspaces, async (workspace) => {
		for (const item of waiting) await work(workspace, item)
	})
}

async function inAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
	await Promise.all(items.map(work))
}
