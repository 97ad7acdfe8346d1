import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRows } from '#server/platform/db/read-rows.ts'
import type { Settings } from '#settings/settings.ts'
import { editsVariable } from '#words/site.ts'
import { editsText } from '#words/word-edits.ts'

/**
 * Makes this process and its children read the words with edits, from a file or from the last publication in the
 * database. Returns the edits as JSON in a stable order.
 *
 * @param file JSON: texts by file and place
 */
export async function useWords(settings: Settings, file: string | undefined): Promise<string> {
	const text = file === undefined ? await publishedEdits(settings) : readFileSync(file, 'utf8')
	const folder = mkdtempSync(join(tmpdir(), 'words-'))
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
	const own = join(folder, 'edits.json')
	const sorted = editsText(JSON.parse(text))
	writeFileSync(own, sorted)
	process.env[editsVariable] = own
	return sorted
}

async function publishedEdits(settings: Settings): Promise<string> {
	const [row] = await readRows(
		settings,
		'word_publications',
		'select edits from word_publications order by published_at desc, id desc limit 1',
	)
	return row === undefined ? '{}' : String(row['edits'])
}
