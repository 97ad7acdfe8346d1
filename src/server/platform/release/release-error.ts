/** A release cannot be built or chosen, for a reason the operator can fix. The served site is unchanged. */
export class ReleaseError extends Error {
	override name = 'ReleaseError'
}

/** A build was cancelled. */
export class BuildCancelledError extends ReleaseError {
	override name = 'BuildCancelledError'
}

/** A build cannot begin because another one is running. */
export class BuildBusyError extends ReleaseError {
	override name = 'BuildBusyError'
}

/** Sentences by Node's error code; `{path}` is the file or folder. */
const sentences: Readonly<Record<string, string>> = {
	EACCES: 'This user may not write to {path}. Make the folder writable for it.',
	EPERM: 'This user may not write to {path}. Make the folder writable for it.',
	EROFS: '{path} is on a read-only disk. Set DATA_DIR to a folder that can be written to.',
	ENOTDIR:
		'{path} cannot be created, because part of its path is a file. Set DATA_DIR to a folder.',
	EEXIST: '{path} cannot be created, because part of its path is a file. Set DATA_DIR to a folder.',
	// Node's error for creating a folder on a read-only disk.
	ENOENT:
		'{path} cannot be created: part of its path is missing, or on a read-only disk. Set DATA_DIR to a folder that can be written to.',
	ENOSPC: 'The disk of {path} is full. Make room and try again; a release takes about 40 MB.',
}

/**
 * Converts a file system error to a sentence for the operator. Returns other errors unchanged.
 *
 * @example releaseFileError(error, '/data/releases') // ReleaseError: The disk of /data/releases is full. …
 */
export function releaseFileError(error: unknown, path: string): unknown {
	if (!(error instanceof Error) || !('code' in error)) return error
	const code = String(error.code)
	const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
	return sentence === undefined
		? error
		: new ReleaseError(sentence.replace('{path}', path), { cause: error })
}
