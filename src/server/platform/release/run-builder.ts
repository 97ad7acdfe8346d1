import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { BuildCancelledError, ReleaseError } from './release-error.ts'

/** Where a build runs. */
export type BuildSurroundings = {
	/** The project's folder; defaults to the working directory of this process. */
	readonly project?: string
	/** Defaults to this process's environment. */
	readonly environment?: Readonly<Record<string, string | undefined>>
}

/** The heap of each build process, which keeps their total below 1 GB (860 MB measured). */
const maxHeapMegabytes = 448

/** Time for a cancelled build to end. */
const killAfterMs = 5_000

/** Limits of the build output kept for the reason of a failure. */
const keptCharacters = 4_000
const keptLines = 20

/**
 * Runs a build in a process group of low priority. The process has an open standard input, which closes with this
 * process, even a killed one: the build must end then, too.
 *
 * @throws ReleaseError with the last lines of the output if the build fails; BuildCancelledError
 */
export async function runBuilder(
	[command, ...args]: readonly [string, ...string[]],
	signal: AbortSignal,
	{ project, environment = process.env }: BuildSurroundings = {},
): Promise<void> {
	const options = `${environment['NODE_OPTIONS'] ?? ''} --max-old-space-size=${maxHeapMegabytes}`
	const child = spawn(command, args, {
		detached: true,
		cwd: project,
		env: { ...environment, NODE_OPTIONS: options.trim() },
		stdio: ['pipe', 'pipe', 'pipe'],
	})
	let output = ''
	const keep = (chunk: string) => (output = (output + chunk).slice(-keptCharacters))
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
	const ended = once(child, 'close')
	// Threads and processes started from now on inherit the priority.
	if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
	const stopCancelling = cancelOn(signal, child.pid)
	try {
		const [code] = await ended
		if (signal.aborted)
			throw new BuildCancelledError('The build was cancelled. Nothing has changed.')
		if (code !== 0) throw new ReleaseError(describeFailure(output))
	} finally {
		stopCancelling()
	}
}

/** Ends the process group of a build on the signal: first with SIGTERM, then with SIGKILL. */
function cancelOn(signal: AbortSignal, pid: number | undefined): () => void {
	let timer: NodeJS.Timeout | undefined
	const cancel = () => {
		endGroup(pid, 'SIGTERM')
		timer = setTimeout(() => endGroup(pid, 'SIGKILL'), killAfterMs)
	}
	if (signal.aborted) cancel()
	signal.addEventListener('abort', cancel)
	return () => {
		signal.removeEventListener('abort', cancel)
		clearTimeout(timer)
	}
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
	if (pid === undefined) return
	try {
		process.kill(-pid, signal)
	} catch {
		// It ended by itself.
	}
}

function describeFailure(output: string): string {
	if (output.includes('ENOSPC')) {
		return 'The build has failed and nothing has changed; the disk is full. Make room and try again.'
	}
	const said = output.split('\n').filter((line) => !/^\s+at /.test(line))
	const lines = said.join('\n').trim().split('\n').slice(-keptLines)
	return [
		'The build has failed and nothing has changed; this is the end of what the build says:',
		...lines,
	].join('\n')
}
