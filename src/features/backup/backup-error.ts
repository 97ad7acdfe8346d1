import { OperatorError } from '#values/operator-error.ts'
/** Sentences by Node's error code; `{path}` is the file or folder. */
const sentences: Readonly<Record<string, string>> = {
	EACCES:
		'{path} may not be written or read by this user. Give it the right, or name another place.',
	EPERM:
		'{path} may not be written or read by this user. Give it the right, or name another place.',
	EROFS: '{path} is on a read-only disk. Mount it for writing, or name another place.',
	ENOENT: '{path} does not exist. Create its folder, or mount its disk.',
	ENOTDIR: '{path} cannot be used, because part of its path is a file. Name a folder.',
	EISDIR: '{path} is a folder. Name a file.',
	ENOSPC: 'There is no room for {path} on its disk. Make room and run the command again.',
	EDQUOT:
		'There is no room for {path} within the quota of this user. Make room and run the command again.',
	EFBIG: '{path} is larger than this disk or user allows. Name another place.',
}

/**
 * Converts a file error to a sentence for the operator. Returns other errors unchanged.
 *
 * @param path the file or folder named in the sentence
 * @example fileError(error, '/backup') // OperatorError: /backup is on a read-only disk. …
 */
function fileError(error: unknown, path: string): unknown {
	if (!(error instanceof Error) || error instanceof OperatorError) return error
	const code = 'code' in error ? String(error.code) : ''
	const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
	return sentence === undefined
		? error
		: new OperatorError(sentence.replace('{path}', path), { cause: error })
}

/** Runs file operations and names the path in their errors. */
export async function namingPath<T>(path: string, work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw fileError(error, path)
	}
}
