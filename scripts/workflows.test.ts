import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).toSorted()
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')
const lines = files.flatMap((file) => linesOf(file).map((line) => `${file}: ${line.trim()}`))

const workflow = z.object({
	permissions: z.record(z.string(), z.string()),
	jobs: z.record(
		z.string(),
		z.object({
			permissions: z.record(z.string(), z.string()).optional(),
			'timeout-minutes': z.number().optional(),
			strategy: z.object({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
			steps: z.array(
				z.object({
					uses: z.string().optional(),
					with: z.record(z.string(), z.unknown()).optional(),
					run: z.string().optional(),
				}),
			),
		}),
	),
})
const workflows = files.map((file) => workflow.parse(parse(linesOf(file).join('\n'))))
const jobs = workflows.flatMap((each) => Object.entries(each.jobs))

test('every action is pinned by its 40-digit digest, with the version as a comment', () => {
	const uses = lines.filter((line) => /\buses:/.test(line))
	expect(uses.length).toBeGreaterThan(0)
	const isPinned = /uses: [\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/
	expect(uses.filter((line) => !isPinned.test(line))).toEqual([])
})

test('all uses of the same action have the same digest and the same version comment', () => {
	const pins = lines.flatMap((line) => [...line.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(.*)$/g)])
	const versions = new Set(pins.map(([, action, pin]) => `${action} ${pin}`))
	expect(versions.size).toBe(new Set(pins.map(([, action]) => action)).size)
})

test('every container image is pinned by its digest', () => {
	const images = lines.filter((line) => /\b(?:image|container): *[\w'"]/.test(line))
	expect(images.filter((line) => !/@sha256:[\da-f]{64}$/.test(line))).toEqual([])
})

test('no workflow grants permissions to all of its jobs, and each job sets its own permissions and time limit', () => {
	expect(workflows.map(({ permissions }) => permissions)).toEqual(workflows.map(() => ({})))
	const without = jobs.filter(([, job]) => !job.permissions || !job['timeout-minutes'])
	expect(without.map(([name]) => name)).toEqual([])
})

test('no checkout step persists its credentials for later steps', () => {
	const checkouts = jobs.flatMap(([, job]) =>
		job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
	)
	const kept = checkouts.filter((step) => step.with?.['persist-credentials'] !== false)
	expect(kept).toEqual([])
})

/** npm scripts of the project or the lab. */
const scriptsOf = (folder: string) =>
	z
		.object({ scripts: z.record(z.string(), z.string()) })
		.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).scripts

test('every npm script used by a workflow exists', () => {
	const commands = jobs.flatMap(([, { steps, strategy }]) => {
		const runs = steps.flatMap(({ run = '' }) => run.split('\n'))
		return [...runs, ...(strategy?.matrix['command'] ?? []).map((command) => `npm run ${command}`)]
	})
	const found = commands.flatMap((command) =>
		[...command.matchAll(/npm run (?:--silent )?(?:--prefix (lab) )?([\w:-]+)/g)].map(
			([, folder = '.', name = '']) => [folder, name] as const,
		),
	)
	expect(found).toContainEqual(['lab', 'mutants'])
	expect(found.filter(([folder, name]) => !(name in scriptsOf(folder)))).toEqual([])
})
