import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'

/** Sentences by Node's and SQLite's codes; `{file}` is the path, `{setting}` the setting that names its folder. */
const sentences: Readonly<Record<string, string>> = {
	EACCES: 'The server may not write to {file}. Set {setting} to a folder that it may write to.',
	EPERM: 'The server may not write to {file}. Set {setting} to a folder that it may write to.',
	EROFS: '{file} is on a read-only disk. Set {setting} to a folder that the server may write to.',
	ENOTDIR:
		'{file} cannot be created, because part of its path is a file. Set {setting} to a folder.',
	EEXIST:
		'{file} cannot be created, because part of its path is a file. Set {setting} to a folder.',
	ENOENT: '{file} cannot be created. Set {setting} to a folder that can be created.',
	ENOSPC: '{file} cannot be written, because the disk is full. Make room and start again.',
	8: '{file} is read-only. Make it and its folder writable for the server.',
	10: '{file} cannot be read or written: the disk reports an error. Check the disk, or restore a backup.',
	11: '{file} is damaged. Restore a backup, as docs/operations.md shows.',
	13: '{file} cannot be written, because the disk is full. Make room and start again.',
	14: '{file} cannot be opened. Check that the server may write to it and to its folder.',
	26: '{file} is not a database, or is damaged. Restore a backup, as docs/operations.md shows.',
}

/**
 * Converts an error of the database file to a sentence for the operator. Returns other errors unchanged.
 *
 * @example databaseFileError(error, '/data/innervolt.sqlite') // OperatorError: /data/innervolt.sqlite is damaged. …
 */
export function databaseFileError(error: unknown, file: string, setting = 'DATA_DIR'): unknown {
	if (!(error instanceof Error) || error instanceof OperatorError) return error
	const sqliteCode = 'errcode' in error ? String(Number(error.errcode) % 256) : undefined
	const code = ownCode(sqliteCode, file) ?? ('code' in error ? String(error.code) : '')
	const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
	if (sentence === undefined) return error
	const text = sentence.replace('{setting}', setting).replace('{file}', () => file)
	return new OperatorError(text, { cause: error })
}

/** With less room than this SQLite cannot make its files. */
const minFreeBytes = 100_000

/** SQLite reports a file that it cannot enlarge for lack of space as a disk error. */
function ownCode(code: string | undefined, file: string): string | undefined {
	if (code !== '10') return code
	try {
		const { bavail, bsize } = statfsSync(dirname(file))
		return bavail * bsize < minFreeBytes ? '13' : code
	} catch {
		return code
	}
}
