import { readRows } from '#platform/db/read-rows.ts'
import type { Settings } from '#config/settings.ts'
import type { WordEdits } from '#cms/reader/site.ts'

/** The edits of the last publication; none without a database. */
export async function publishedEdits(settings: Settings): Promise<WordEdits> {
	const [row] = await readRows(
		settings,
		'word_publications',
		'select edits from word_publications order by published_at desc, id desc limit 1',
	)
	return row === undefined ? {} : JSON.parse(String(row['edits']))
}
