import {
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { lockReleases } from './choose-release.ts'
import { ReleaseError, releaseFileError } from './release-error.ts'
import { giveToOwner, removeLeftovers, releaseIdAt, syncFolder } from './release-folder.ts'
import { runBuilder } from './run-builder.ts'

/** How far a build is, in pages. `of` is what the build before had, or null if that is unknown. */
export type BuildProgress = { readonly done: number; readonly of: number | null }

type BuildOptions = {
	/** The folder of the releases; created if it is missing. */
	readonly folder: string
	/** The command that builds and checks a site in a folder that does not exist yet. */
	readonly command: (out: string) => readonly [string, ...string[]]
	/** A built site whose pages are counted for the progress. */
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

/**
 * Builds a release beside the others, in a process of low priority. It is not served yet. Only a whole and checked one gets
 * a name; a failed or cancelled build leaves nothing.
 *
 * @returns the name of the release
 * @throws ReleaseError if another build runs, the build fails or is cancelled, or the folder cannot be written to
 */
export async function buildRelease(options: BuildOptions): Promise<string> {
	const { folder, now } = options
	const unlock = lockBuilds(folder)
	try {
		removeLeftovers(folder, now())
		const id = releaseIdAt(now())
		const work = join(folder, `.building-${id}`)
		mkdirSync(work)
		try {
			await build(options, join(work, id))
			giveToOwner(folder, join(work, id))
			renameSync(join(work, id), join(folder, id))
			syncFolder(folder)
			return id
		} finally {
			rmSync(work, { recursive: true, force: true })
		}
	} catch (error) {
		throw releaseFileError(error, folder)
	} finally {
		unlock()
	}
}

/**
 * Cancels the build that runs, in whatever process.
 *
 * @returns whether there was one
 */
export function cancelBuild(folder: string): boolean {
	if (!existsSync(folder)) return false
	const work = readdirSync(folder).find((name) => name.startsWith('.building-'))
	if (work === undefined || !isBuilding(folder)) return false
	writeFileSync(join(folder, work, cancelFile), '')
	return true
}

/**
 * Removes what a killed build has left, unless a build runs or this process may not write there. Call it at the start of
 * a server.
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
		// The next build does it, and says what is wrong.
	}
}

/** @param out the folder of the site, in the folder of the build */
async function build({ command, pagesBefore, signal, onProgress }: BuildOptions, out: string) {
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
		await runBuilder(command(out), AbortSignal.any(signals))
	} finally {
		clearInterval(timer)
	}
	if (!existsSync(join(out, 'index.html'))) {
		throw new ReleaseError('The build has made no pages. Nothing that is served has changed.')
	}
}

function countPages(folder: string): number {
	return globSync('**/*.html', { cwd: folder }).length
}

function lockBuilds(folder: string): () => void {
	try {
		const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
		// A proxy reads the releases. What lies around them stays closed.
		if (isNew) {
			chmodSync(folder, 0o755)
			giveToOwner(dirname(folder), folder)
		}
	} catch (error) {
		throw releaseFileError(error, folder)
	}
	return lockReleases(
		join(folder, '.build.lock'),
		'Another build is running. Wait for it, or stop it: npm run release -- cancel',
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
