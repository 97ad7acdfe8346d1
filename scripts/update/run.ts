import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** An update failed for a reason that the operator can act on. */
export class UpdateError extends Error {
	override name = 'UpdateError'
}

/**
 * A command that ends, with all that it has started, when its standard input does: with this process, even a killed one.
 * Otherwise an interrupted update would go on installing or building beside the next one.
 */
export function tied(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
	const watch = '(cat <&3; kill -s KILL -- "-$pid") >/dev/null 2>&1 &'
	const script = `exec 3<&0; setsid "$@" </dev/null 3<&- & pid=$!; ${watch} exec 3<&-; wait "$pid"`
	return ['sh', '-c', script, 'sh', ...command]
}

const keptCharacters = 4_000
const keptLines = 20

type RunOptions = {
	readonly cwd?: string
	/** In place of this process's environment. */
	readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a command and returns what it prints.
 *
 * @throws UpdateError with the end of its output if it fails
 * @example await run(['git', 'rev-parse', 'HEAD']) // '5217c80…'
 */
export async function run(
	[name, ...args]: readonly [string, ...string[]],
	{ cwd = '.', env = process.env }: RunOptions = {},
): Promise<string> {
	const child = spawn(name, args, { cwd, env: withoutNpm(env), stdio: ['pipe', 'pipe', 'pipe'] })
	let [printed, all] = ['', '']
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		printed += text
		all = (all + text).slice(-keptCharacters)
	})
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		all = (all + text).slice(-keptCharacters)
	})
	const command = [name, ...args].join(' ').replace(/^sh -c .* sh /, '')
	const [code] = await once(child, 'close').catch((error: unknown) => {
		throw new UpdateError(`${command} cannot be run: ${String(error)}`)
	})
	if (code === 0) return printed.trim()
	const lines = all.trim().split('\n').slice(-keptLines)
	throw new UpdateError([`${command} has failed:`, ...lines].join('\n'))
}

/** Without what npm adds for its scripts: it is about this version. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return Object.fromEntries(
		Object.entries(env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/.test(name)),
	)
}
