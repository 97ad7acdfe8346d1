import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder of the project, where its scripts run. */
const project = join(import.meta.dirname, '../../..')

/** Far more than a check of all words takes. */
const timeLimitMs = 60_000

/** Far more than all facts, or a fault in each text. */
const maxOutputBytes = 64e6

/**
 * Runs a script of the project in a separate process, because words are read once per process. Returns its output.
 *
 * @param args of Node.js, such as the path of the script
 * @throws Error if it cannot start, is killed, prints an error, exits with another code than 0 or takes too long
 */
export async function runScript(
	args: readonly string[],
	{
		environment = process.env,
		input = '',
		limitMs = timeLimitMs,
	}: {
		readonly environment?: NodeJS.ProcessEnv
		readonly input?: string
		readonly limitMs?: number
	} = {},
): Promise<string> {
	const running = run(process.execPath, args, {
		cwd: project,
		env: environment,
		timeout: limitMs,
		killSignal: 'SIGKILL',
		maxBuffer: maxOutputBytes,
	})
	// A process that ends without reading its input is judged by its exit code.
	running.child.stdin?.on('error', () => {}).end(input)
	const { stdout, stderr } = await running
	if (stderr !== '') throw new Error(stderr)
	return stdout
}
