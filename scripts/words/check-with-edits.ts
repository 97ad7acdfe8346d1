import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { editsVariable, type WordEdits } from '#words/word-edits.ts'

/**
 * Does work with a file that holds edits, and the environment in which another process reads words with them.
 *
 * @example await withEditsFile({}, (environment) => run('node', ['scripts/check-words.ts'], environment))
 */
export async function withEditsFile<Result>(
	edits: WordEdits,
	work: (environment: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'words-'))
	try {
		const file = join(folder, 'edits.json')
		writeFileSync(file, JSON.stringify(edits))
		return await work({ ...process.env, [editsVariable]: file })
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** Checks all words with edits, in a process of its own, because words are read once in each. Returns the faults. */
export async function checkWords(edits: WordEdits): Promise<readonly string[]> {
	return await withEditsFile(edits, async (env) => {
		const child = spawn(process.execPath, ['scripts/check-words.ts'], { env })
		const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
		if (errors !== '') throw new Error(errors)
		return out.split('\n').filter((line) => line !== '')
	})
}
