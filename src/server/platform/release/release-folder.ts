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

/** The symbolic link to the release that is served. */
const link = 'current'

/** What a build, a deletion or a swap has left behind when it was killed. */
const leftover = /^\.(?:building|old|next)-/

/** A swap takes less, also on a slow disk. */
const maxSwapMs = 60_000

/** The folder of the releases, beside everything else that the server writes. */
export function releasesFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'releases')
}

/**
 * The name of a release, which sorts by time and is a folder's name on every system.
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

/** Whether a folder holds a release of that name. Text that is no name of a release is never used as a path. */
export function hasRelease(folder: string, id: string): boolean {
	return (
		/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/.test(id) &&
		existsSync(join(folder, id, 'index.html'))
	)
}

/** The releases of a folder, the newest first. */
export function listReleases(folder: string): string[] {
	return namesIn(folder)
		.filter((name) => hasRelease(folder, name))
		.toSorted()
		.toReversed()
}

/**
 * The release that `current` leads to; null without that link. If the link leads nowhere, because somebody has removed
 * the folder, it is the newest release that is there.
 */
export function currentRelease(folder: string): string | null {
	const id = linkedRelease(folder)
	if (id === null || hasRelease(folder, id)) return id
	return listReleases(folder)[0] ?? null
}

/** The current release, or the folder of the built site as long as there is none. */
export function folderToServe(pages: string, releases: string | null): string {
	const release = releases === null ? null : currentRelease(releases)
	return releases === null || release === null ? pages : join(releases, release)
}

/**
 * Lets `current` lead to a release. The link is replaced by one rename, so it leads to the old or to the new release at
 * any moment, also after a kill or a power cut.
 */
export function setCurrentRelease(folder: string, id: string): void {
	const next = join(folder, `.next-${randomUUID()}`)
	// Relative, so that it holds under whatever path the folder is mounted elsewhere.
	symlinkSync(id, next)
	renameSync(next, join(folder, link))
	syncFolder(folder)
}

/** Deletes releases, but neither the given ones nor the newest of the others, which may have been built just now. */
export function deleteOldReleases(folder: string, kept: readonly (string | null)[]): void {
	const others = listReleases(folder).filter((id) => !kept.includes(id))
	for (const id of others.slice(1)) {
		// First renamed: a release that is half deleted must not look like a whole one.
		const doomed = join(folder, `.old-${id}`)
		renameSync(join(folder, id), doomed)
		rmSync(doomed, { recursive: true })
	}
}

/**
 * Removes what killed builds, deletions and swaps have left. Call it with the lock of builds only.
 *
 * @param now in milliseconds since 1970; newer links may belong to a swap under way
 */
export function removeLeftovers(folder: string, now: number): void {
	for (const name of namesIn(folder).filter((each) => leftover.test(each))) {
		const path = join(folder, name)
		const isUnderWay = name.startsWith('.next-') && lstatSync(path).ctimeMs > now - maxSwapMs
		if (!isUnderWay) rmSync(path, { recursive: true, force: true })
	}
}

/** Gives what root has made to the owner of a folder: the site's user deletes it one day. */
export function giveToOwner(folder: string, made: string): void {
	if (process.getuid?.() !== 0) return
	const { uid, gid } = statSync(folder)
	for (const name of ['', ...globSync(['**/*', '**/.*'], { cwd: made })]) {
		chownSync(join(made, name), uid, gid)
	}
}

/** Makes the names in a folder outlast a power cut. */
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
