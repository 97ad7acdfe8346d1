import { randomUUID } from 'node:crypto'
import {
	chownSync,
	closeSync,
	existsSync,
	fsyncSync,
	globSync,
	lstatSync,
	openSync,
	readdirSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/** The symbolic link to the served release. */
const link = 'current'

/** Remains of a killed build, deletion or swap. */
const leftover = /^\.(?:building|old|next)-/

/** A swap takes less, even on a slow disk. */
const maxSwapMs = 60_000

/** The folder of the releases, in the data folder. */
export function releasesFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'releases')
}

/**
 * The name of a release, which sorts by time and is a valid folder name on every system.
 *
 * @param now in milliseconds since 1970
 * @example releaseIdAt(0) // '1970-01-01T00-00-00-000Z'
 */
export function releaseIdAt(now: number): string {
	return new Date(now).toISOString().replaceAll(/[:.]/g, '-')
}

/**
 * When a release was built, in ISO 8601.
 *
 * @example releaseTime('1970-01-01T00-00-00-000Z') // '1970-01-01T00:00:00.000Z'
 */
export function releaseTime(id: string): string {
	return id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4')
}

/** Whether a folder holds a release of that name. Text that is not a release name is never used as a path. */
export function hasRelease(folder: string, id: string): boolean {
	return (
		/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/.test(id) &&
		existsSync(join(folder, id, 'index.html'))
	)
}

/** The releases of a folder, newest first. */
export function listReleases(folder: string): string[] {
	return namesIn(folder)
		.filter((name) => hasRelease(folder, name))
		.toSorted()
		.toReversed()
}

/**
 * The release `current` links to; null without that link. If the link is broken because its folder was removed, the
 * newest existing release.
 */
export function currentRelease(folder: string): string | null {
	const id = linkedRelease(folder)
	if (id === null || hasRelease(folder, id)) return id
	return listReleases(folder)[0] ?? null
}

/** The current release, or the folder of the built site if there is none. */
export function folderToServe(pages: string, releases: string | null): string {
	const release = releases === null ? null : currentRelease(releases)
	return releases === null || release === null ? pages : join(releases, release)
}

/**
 * Links `current` to a release. The link is replaced by one rename, so it always leads to the old or the new release,
 * even after a kill or a power cut.
 */
export function setCurrentRelease(folder: string, id: string): void {
	const next = join(folder, `.next-${randomUUID()}`)
	// Relative, so that it holds wherever else the folder is mounted.
	symlinkSync(id, next)
	renameSync(next, join(folder, link))
	syncFolder(folder)
}

/** Deletes releases, except the given ones and the newest of the others, which may have just been built. */
export function deleteOldReleases(folder: string, kept: readonly (string | null)[]): void {
	const others = listReleases(folder).filter((id) => !kept.includes(id))
	for (const id of others.slice(1)) {
		// Renamed first: a half-deleted release must not look like a complete one.
		const doomed = join(folder, `.old-${id}`)
		renameSync(join(folder, id), doomed)
		rmSync(doomed, { recursive: true })
	}
}

/**
 * Removes the remains of killed builds, deletions and swaps. Call it with the build lock only.
 *
 * @param now in milliseconds since 1970; newer links may belong to a swap in progress
 */
export function removeLeftovers(folder: string, now: number): void {
	for (const name of namesIn(folder).filter((each) => leftover.test(each))) {
		const path = join(folder, name)
		const isUnderWay = name.startsWith('.next-') && lstatSync(path).ctimeMs > now - maxSwapMs
		if (!isUnderWay) rmSync(path, { recursive: true, force: true })
	}
}

/** Gives files created by root to the owner of the folder, so that the site's user can delete them. */
export function giveToOwner(folder: string, made: string): void {
	if (process.getuid?.() !== 0) return
	const { uid, gid } = statSync(folder)
	for (const name of ['', ...globSync(['**/*', '**/.*'], { cwd: made })]) {
		chownSync(join(made, name), uid, gid)
	}
}

/** Makes the names in a folder survive a power cut. */
export function syncFolder(folder: string): void {
	const descriptor = openSync(folder, 'r')
	try {
		fsyncSync(descriptor)
	} finally {
		closeSync(descriptor)
	}
}

function linkedRelease(folder: string): string | null {
	try {
		return readlinkSync(join(folder, link))
	} catch {
		return null
	}
}

function namesIn(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder) : []
}
