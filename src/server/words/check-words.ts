import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckedFault } from '#contract/word-publication.ts'
import { editsVariable, type WordEdits } from '#words/site.ts'
import { runScript } from './run-script.ts'

/** A fault with its English sentence, for a terminal. */
export type Fault = CheckedFault & { readonly message: string }

/**
 * Finds the faults of all words with some edits.
 *
 * @param pages the folder of a built site, to check links to its pages; null to skip links
 */
export type CheckWords = (edits: WordEdits, pages: string | null) => Promise<readonly Fault[]>

/** Does work with a file of edits, and the environment in which another process reads words with them. */
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

/** Checks all words with edits. */
export const checkWords: CheckWords = async (edits, pages) =>
	await withEditsFile(edits, async (environment) => {
		const args = ['scripts/check-words.ts', ...(pages === null ? [] : ['--pages', pages])]
		const output = await runScript(args, { environment })
		const lines = output.split('\n').filter((line) => line !== '')
		return lines.map((line) => JSON.parse(line))
	})
