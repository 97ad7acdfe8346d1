// node scripts/check-words.ts [--pages FOLDER]: checks all words with the edits of WORD_EDITS, and their links if there is
// a built site in FOLDER. Prints each fault with its address as a line of JSON.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf } from '#server/platform/static/files.ts'
import { allWordsFiles, placeOnLine } from '#words/addresses.ts'
import { WordsError } from '#words/words-error.ts'

const { values: options } = parseArgs({
	options: { pages: { type: 'string' } },
})
let hasFaults = false

try {
	// Reads facts needed by all words on import.
	const { checkWordsFile } = await import('#words/check-words.ts')
	const { textFaults } = await import('#words/checks/check-texts.ts')
	for (const file of allWordsFiles()) report(() => checkWordsFile(file))
	if (!hasFaults) {
		const anchors = options.pages === undefined ? undefined : anchorsOf(options.pages)
		for (const fault of textFaults(anchors)) print(fault)
	}
} catch (error) {
	report(() => {
		throw error
	})
}

function report(check: () => void): void {
	try {
		check()
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		print(error)
	}
}

function print({ file, line, fault, message }: WordsError): void {
	hasFaults = true
	const place = placeOnLine(file, line)
	console.log(JSON.stringify({ file, place, line, fault, message }))
}

/** The anchors of each page of a built site, by path. */
function anchorsOf(folder: string): ReadonlyMap<string, readonly string[]> {
	const ids = /\sid="(?!paint-)([^"]+)"/g
	return new Map(
		globSync('**/*.html', { cwd: folder }).map((name) => {
			const html = readFileSync(join(folder, name), 'utf8')
			return [pathOf(name), [...html.matchAll(ids)].map(([, id = '']) => id)]
		}),
	)
}
