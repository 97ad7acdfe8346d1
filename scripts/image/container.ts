import { execFileSync, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** How containers of the site are started: as `deploy/compose.yaml` does, with no right that is not needed. */
const hardening = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges'.split(
	' ',
)

/** What names of the drill begin with. */
const prefix = `innervolt-drill-${process.pid}`

/** The engine, which takes the commands of Docker: `docker`, `podman`, or what CONTAINER_ENGINE names. */
let engine = process.env['CONTAINER_ENGINE']
const engineName = () => (engine ??= firstInstalled(['docker', 'podman']))

function firstInstalled(names: readonly string[]): string {
	const found = names.find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0)
	if (found === undefined) {
		console.error('Neither docker nor podman runs here. CONTAINER_ENGINE can name another engine.')
		process.exit(1)
	}
	return found
}

/**
 * Runs a command of the engine.
 *
 * @param input what its standard input gets
 * @returns what it printed
 * @throws Error with what it printed if it fails
 */
export function engineRun(args: readonly string[], input = ''): string {
	return execFileSync(engineName(), args, {
		encoding: 'utf8',
		input,
		stdio: ['pipe', 'pipe', 'pipe'],
		maxBuffer: 64e6,
	})
}

/** A container of the site, and the volume with its data. */
export type Site = ReturnType<typeof createSite>

/**
 * Creates the volume of a site. Its containers have the same address, one after the other.
 *
 * @param port on which the site is reached at 127.0.0.1
 */
export function createSite(port: number) {
	const name = `${prefix}-site`
	const volume = `${prefix}-data`
	const origin = `http://127.0.0.1:${port}`
	engineRun(['volume', 'create', volume])
	const start = (image: string) =>
		engineRun(
			[
				['run', '--detach', '--name', name, '--volume', `${volume}:/data`, hardening],
				// To the site, whoever asks comes from another machine.
				['--env', `PORT=${port}`, '--env', `SITE_URL=${origin}`],
				['--publish', `127.0.0.1:${port}:${port}`, image],
			].flat(2),
		)
	const stop = () => {
		engineRun(['stop', '-t', '15', name])
		engineRun(['rm', name])
	}
	return {
		origin,
		start,
		stop,
		/** Runs a command in the container that runs. */
		exec: (...command: readonly string[]) => engineRun(['exec', name, ...command]),
		/** Runs a command in a container of its own, while the site is stopped. */
		runOnce: (image: string, ...command: readonly string[]) =>
			engineRun(['run', '--rm', ...hardening, '--volume', `${volume}:/data`, image, ...command]),
		logs: () => {
			const { stdout, stderr } = spawnSync(engineName(), ['logs', name], { encoding: 'utf8' })
			return `${stdout}${stderr}`
		},
		remove: () => {
			spawnSync(engineName(), ['rm', '--force', name], { stdio: 'ignore' })
			spawnSync(engineName(), ['volume', 'rm', '--force', volume], { stdio: 'ignore' })
		},
	}
}

/**
 * Asks again and again until an answer is as wanted.
 *
 * @returns the answer, and the seconds that it took
 * @throws Error with the log of the site after `limitSeconds`
 */
export async function waitFor(
	site: Site,
	path: string,
	isWanted: (answer: Response, body: string) => boolean,
	limitSeconds = 900,
) {
	const start = performance.now()
	const seconds = () => (performance.now() - start) / 1000
	let last = 'no answer'
	while (seconds() < limitSeconds) {
		try {
			const answer = await fetch(`${site.origin}${path}`, { signal: AbortSignal.timeout(5_000) })
			const body = await answer.text()
			if (isWanted(answer, body)) return { body, seconds: seconds() }
			last = `${answer.status} ${body.slice(0, 200)}`
		} catch {
			last = 'no answer'
		}
		await pause(100)
	}
	throw new Error(`${path} did not become as expected: ${last}\n${site.logs()}`)
}
