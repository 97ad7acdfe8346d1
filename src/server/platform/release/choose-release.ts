import { dirname, join } from 'node:path'
import { DatabaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { lockFile } from '#server/platform/db/sqlite/sqlite-lock.ts'
import { ReleaseError, releaseFileError } from './release-error.ts'
import {
	currentRelease,
	deleteOldReleases,
	giveToOwner,
	hasRelease,
	setCurrentRelease,
} from './release-folder.ts'

/**
 * Makes all processes on this folder serve a release within a second, and deletes old ones.
 *
 * @throws ReleaseError if there is no such release, or if its folder is not writable
 */
export function chooseRelease(folder: string, id: string): void {
	// Prevents the deletion of a release while another process chooses it.
	const unlock = lockReleases(
		join(folder, '.choice.lock'),
		new ReleaseError('Another process is changing the releases. Try again in a second.'),
	)
	try {
		if (!hasRelease(folder, id)) throw new ReleaseError(`There is no release ${id} in ${folder}.`)
		// A server or a proxy serves it for another moment.
		const before = currentRelease(folder)
		setCurrentRelease(folder, id)
		deleteOldReleases(folder, [id, before])
	} catch (error) {
		throw releaseFileError(error, folder)
	} finally {
		unlock()
	}
}

/**
 * Takes a lock in the folder of the releases. The lock ends with the process, even a killed one.
 *
 * @param busy the error to throw if another process has it
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
