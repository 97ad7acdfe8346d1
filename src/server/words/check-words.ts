import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CheckedFault } from '#contract/word-publication.ts'
import { type WordEdits, editsVariable } from '#words/site.ts'

/** The folder of the project, where its scripts run. */
const project = join(import.meta.dirname, '../../..')

/** A fault with its English sentence, for a terminal. */
export type Fault = CheckedFault & { readonly message: string }

/**
 * Finds the faults of all words with some edits.
 *
 * @param pages the folder of a built site, to check links to its pages; null to skip links
 */
export type CheckWords = (edits: WordEdits, pages: string | null) => Promise<readonly Fault[]>

/**
 * Does work with a file of edits, and the environment in which another process reads words with them.
 *
 * @example await withEditsFile({}, (environment) => run('node', ['scripts/check-words.ts'], environment))
 */
export async function withEditsFile<Result>(
	edits: WordEdits,
	work: (environment: NodeJS.ProcessEnv, file: string) => Promise<Result>,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'words-'))
	try {
		const file = join(folder, 'edits.json')
		writeFileSync(file, JSON.stringify(edits))
		return await work({ ...process.env, [editsVariable]: file }, file)
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** Checks all words with edits, in a separate process, because words are read once per process. */
export const checkWords: CheckWords = async (edits, pages) =>
	await withEditsFile(edits, async (env) => {
		const args = ['scripts/check-words.ts', '--json', ...(pages === null ? [] : ['--pages', pages])]
		const child = spawn(process.execPath, args, { env, cwd: project })
		const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
		if (errors !== '') throw new Error(errors)
		const lines = out.split('\n').filter((line) => line !== '')
		return lines.map((line) => JSON.parse(line))
	})
