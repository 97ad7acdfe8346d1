import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'

/**
 * Sentences for Node's and SQLite's error codes. `{file}` stands for the path, `{elsewhere}` for the way to choose
 * another place.
 */
const sentences: Readonly<Record<string, string>> = {
	EACCES: 'This user has no permission to read or write {file}. Grant it, or {elsewhere}.',
	EPERM: 'This user has no permission to read or write {file}. Grant it, or {elsewhere}.',
	EROFS: '{file} is on a read-only disk. Mount it for writing, or {elsewhere}.',
	ENOTDIR: '{file} cannot be used, because part of its path is a file. Remove it, or {elsewhere}.',
	EEXIST: '{file} cannot be used, because part of its path is a file. Remove it, or {elsewhere}.',
	ENOENT: '{file} does not exist. Create its folder, mount its disk, or {elsewhere}.',
	EISDIR: '{file} is a folder. Name a file.',
	ENOSPC: '{file} cannot be written, because the disk is full. Make room and start again.',
	EDQUOT: '{file} is beyond the quota of this user. Make room and start again.',
	EFBIG: '{file} is larger than this disk or user allows. Change the limit, or {elsewhere}.',
	8: '{file} is read-only. Make it and its folder writable for the server.',
	10: '{file} cannot be read or written: the disk reports an error. Check the disk, or restore a backup.',
	11: '{file} is damaged. Restore a backup, as docs/operations.md shows.',
	13: '{file} cannot be written, because the disk is full. Make room and start again.',
	14: '{file} cannot be opened. Check that the server may write to it and to its folder.',
	26: '{file} is not a database, or is damaged. Restore a backup, as docs/operations.md shows.',
}

/**
 * Converts an error of a file or database to a sentence for the operator. Returns other errors unchanged.
 *
 * @example fileError(error, '/data/innervolt.sqlite') // OperatorError: /data/innervolt.sqlite is damaged. …
 */
export function fileError(
	error: unknown,
	file: string,
	elsewhere = 'set DATA_DIR to another folder',
): unknown {
	if (!(error instanceof Error) || error instanceof OperatorError) return error
	const sqliteCode = 'errcode' in error ? String(Number(error.errcode) % 256) : undefined
	const code = ownCode(sqliteCode, file) ?? ('code' in error ? String(error.code) : '')
	const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
	if (sentence === undefined) return error
	const text = sentence.replace('{elsewhere}', elsewhere).replace('{file}', () => file)
	return new OperatorError(text, { cause: error })
}

export async function namingFile<T>(file: string, work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw fileError(error, file, 'name another place')
	}
}

/** With less free disk space than this, SQLite cannot create its files. */
const minFreeBytes = 100_000

/**
 * SQLite's code, corrected for a full disk: SQLite reports a file that it cannot enlarge for lack of space as a disk
 * error (10).
 */
function ownCode(code: string | undefined, file: string): string | undefined {
	if (code !== '10') return code
	try {
		const { bavail, bsize } = statfsSync(dirname(file))
		return bavail * bsize < minFreeBytes ? '13' : code
	} catch {
		return code
	}
}
