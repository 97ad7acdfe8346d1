import {
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lockReleases } from './choose-release.ts'
import {
	BuildBusyError,
	BuildCancelledError,
	ReleaseError,
	releaseFileError,
} from './release-error.ts'
import { giveToOwner, removeLeftovers, releaseIdAt, syncFolder } from './release-folder.ts'
import { type BuildSurroundings, runBuilder } from './run-builder.ts'

/** Progress of a build, in pages. `of` is the page count of the previous build; null if unknown. */
export type BuildProgress = { readonly done: number; readonly of: number | null }

type BuildOptions = BuildSurroundings & {
	/** The folder of the releases; created if it is missing. */
	readonly folder: string
	/** The command that builds and checks a site in a folder that does not exist yet. */
	readonly command: (out: string) => readonly [string, ...string[]]
	/** A built site whose page count is the total of the progress. */
	readonly pagesBefore: string | null
	/** In milliseconds since 1970. */
	readonly now: () => number
	/** Cancels the build. */
	readonly signal?: AbortSignal
	readonly onProgress?: (progress: BuildProgress) => void
}

const progressIntervalMs = 500

/** The file in a build's folder that cancels it. No process id: the build may run in another container. */
const cancelFile = 'cancel'

/** The file with the reason of the last failure. */
const failureFile = 'failure.txt'

const noPages = 'The build has made no pages. Nothing that is served has changed.'

/** Why the last build failed. */
export type BuildFailure = {
	/** In milliseconds since 1970. */
	readonly at: number
	readonly reason: string
}

/**
 * Builds a release beside the others, in a process of low priority, without serving it. Only a complete, checked
 * release gets a name; a failed or cancelled build leaves nothing.
 *
 * @returns the name of the release
 * @throws ReleaseError if the build fails or the folder is not writable; BuildBusyError, BuildCancelledError
 */
export async function buildRelease(options: BuildOptions): Promise<string> {
	const id = await buildIfNeeded(options)
	if (id === null) throw new ReleaseError(noPages)
	return id
}

/** Like `buildRelease`; null if the command found that no release is needed and created no folder. */
export async function buildIfNeeded(options: BuildOptions): Promise<string | null> {
	const { folder, now } = options
	const unlock = lockBuilds(folder)
	try {
		removeLeftovers(folder, now())
		const id = releaseIdAt(now())
		const work = join(folder, `.building-${id}`)
		mkdirSync(work)
		try {
			const isMade = await build(options, join(work, id))
			if (isMade) {
				giveToOwner(folder, join(work, id))
				renameSync(join(work, id), join(folder, id))
			}
			rmSync(join(folder, failureFile), { force: true })
			syncFolder(folder)
			return isMade ? id : null
		} finally {
			rmSync(work, { recursive: true, force: true })
		}
	} catch (thrown) {
		const error = releaseFileError(thrown, folder)
		if (!(error instanceof BuildCancelledError)) recordFailure(folder, error)
		throw error
	} finally {
		unlock()
	}
}

/** Why the last build failed; null if it succeeded. */
export function lastFailure(folder: string): BuildFailure | null {
	const file = join(folder, failureFile)
	try {
		return { at: statSync(file).mtimeMs, reason: readFileSync(file, 'utf8') }
	} catch {
		return null
	}
}

/** Progress of the running build, even in another process; null if idle. */
export function buildUnderWay(folder: string, pagesBefore: string | null): BuildProgress | null {
	const work = workFolder(folder)
	if (work === null || !isBuilding(folder)) return null
	return {
		done: countPages(join(work, basename(work).slice('.building-'.length))),
		of: pagesBefore === null ? null : countPages(pagesBefore),
	}
}

/** Cancels the running build, if any, even in another process. */
export function cancelBuild(folder: string): void {
	const work = workFolder(folder)
	if (work !== null && isBuilding(folder)) writeFileSync(join(work, cancelFile), '')
}

/**
 * Removes the remains of a killed build, unless a build runs or this process may not write there. Call it when a server
 * starts.
 *
 * @param now in milliseconds since 1970
 */
export function tidyReleases(folder: string, now: number): void {
	if (!existsSync(folder)) return
	try {
		const unlock = lockBuilds(folder)
		try {
			removeLeftovers(folder, now)
		} finally {
			unlock()
		}
	} catch {
		// The next build does it and reports the error.
	}
}

/**
 * Returns whether a site was built.
 *
 * @param out the folder of the site, inside the build's folder
 */
async function build(options: BuildOptions, out: string): Promise<boolean> {
	const { command, pagesBefore, signal, onProgress } = options
	const cancelled = new AbortController()
	const of = pagesBefore === null ? null : countPages(pagesBefore)
	let done = -1
	const timer = setInterval(() => {
		if (existsSync(join(dirname(out), cancelFile))) cancelled.abort()
		const found = countPages(out)
		if (found !== done) onProgress?.({ done: found, of })
		done = found
	}, progressIntervalMs)
	try {
		const signals = [cancelled.signal, ...(signal ? [signal] : [])]
		await runBuilder(command(out), AbortSignal.any(signals), options)
	} finally {
		clearInterval(timer)
	}
	if (!existsSync(out)) return false
	if (!existsSync(join(out, 'index.html'))) {
		throw new ReleaseError(noPages)
	}
	return true
}

/** Stored for the panel and the launch check; fails on a full disk. */
function recordFailure(folder: string, error: unknown): void {
	try {
		const file = join(folder, failureFile)
		writeFileSync(file, error instanceof Error ? error.message : String(error), { mode: 0o600 })
		giveToOwner(folder, file)
	} catch {
		// The caller reports the error.
	}
}

/** The folder of a running or killed build. */
function workFolder(folder: string): string | null {
	if (!existsSync(folder)) return null
	const name = readdirSync(folder).find((each) => each.startsWith('.building-'))
	return name === undefined ? null : join(folder, name)
}

function countPages(folder: string): number {
	return globSync('**/*.html', { cwd: folder }).length
}

function lockBuilds(folder: string): () => void {
	try {
		const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
		// A proxy reads the releases. The folders around them stay private.
		if (isNew) {
			chmodSync(folder, 0o755)
			giveToOwner(dirname(folder), folder)
		}
	} catch (error) {
		throw releaseFileError(error, folder)
	}
	return lockReleases(
		join(folder, '.build.lock'),
		new BuildBusyError('Another build is running. Wait for it, or stop it in the panel.'),
	)
}

function isBuilding(folder: string): boolean {
	try {
		lockBuilds(folder)()
		return false
	} catch {
		return true
	}
}
