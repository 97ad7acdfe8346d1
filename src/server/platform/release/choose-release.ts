import { dirname, join } from 'node:path'
import { DatabaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { lockFile } from '#server/platform/db/sqlite/sqlite-lock.ts'
import type { ChosenRelease } from './chosen-release.ts'
import { ReleaseError, releaseFileError } from './release-error.ts'
import { deleteOldReleases, giveToOwner, hasRelease, setCurrentRelease } from './release-folder.ts'

/** Where releases lie, and where the choice is recorded for other processes. */
export type ReleasePlaces = {
	readonly folder: string
	/** Null with SQLite: there is one process, and the link in its folder is the choice. */
	readonly chosen: Pick<ChosenRelease, 'choose'> | null
}

/**
 * Lets all processes serve a release: they take it over within a second. First the database is told and then the link
 * is swapped: if the process is killed in between, every server finds the choice in the database and swaps its link.
 *
 * @throws ReleaseError if there is no such release, or its folder cannot be written to
 */
export async function chooseRelease(places: ReleasePlaces, id: string): Promise<void> {
	await withFolderLocked(places.folder, () => chooseIn(places, id))
}

/**
 * Like `chooseRelease`, and deletes the oldest releases.
 *
 * @returns the deleted ones
 */
export async function chooseNewRelease(places: ReleasePlaces, id: string): Promise<string[]> {
	return await withFolderLocked(places.folder, async () => {
		await chooseIn(places, id)
		return deleteOldReleases(places.folder)
	})
}

async function chooseIn({ folder, chosen }: ReleasePlaces, id: string): Promise<void> {
	if (!hasRelease(folder, id)) {
		throw new ReleaseError(`There is no release ${id} in ${folder}. See: npm run release -- list`)
	}
	await chosen?.choose(id)
	setCurrentRelease(folder, id)
}

/** So that nobody deletes a release while somebody else chooses it. */
async function withFolderLocked<Result>(
	folder: string,
	work: () => Promise<Result>,
): Promise<Result> {
	const unlock = lockReleases(
		join(folder, '.choice.lock'),
		new ReleaseError('Another command is changing the releases. Try again in a second.'),
	)
	try {
		return await work()
	} catch (error) {
		throw releaseFileError(error, folder)
	} finally {
		unlock()
	}
}

/**
 * Takes a lock in the folder of the releases. It ends with the process, also with a killed one.
 *
 * @param busy what is thrown if another process has it
 * @throws ReleaseError
 */
export function lockReleases(file: string, busy: ReleaseError): () => void {
	try {
		const unlock = lockFile(file, busy.message)
		giveToOwner(dirname(file), file)
		return unlock
	} catch (error) {
		if (!(error instanceof DatabaseFileError)) throw releaseFileError(error, file)
		if (error.message === busy.message) throw busy
		const cause = releaseFileError(error.cause, file)
		throw cause instanceof ReleaseError ? cause : new ReleaseError(error.message, { cause: error })
	}
}
