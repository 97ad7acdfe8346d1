// node scripts/check-words.ts [--pages FOLDER] [--json]: checks all words with the edits of WORD_EDITS, and their links if
// there is a built site in FOLDER. Prints a line for each fault, in JSON with its address, and ends with 1.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf } from '#server/platform/static/files.ts'
import { allWordsFiles, placeOnLine } from '#words/addresses.ts'
import { WordsError } from '#words/words-error.ts'

const { values: options } = parseArgs({
	options: { pages: { type: 'string' }, json: { type: 'boolean', default: false } },
})

try {
	// Reads facts needed by all words on import.
	const { checkWordsFile } = await import('#words/check-words.ts')
	const { textFaults } = await import('#words/checks/check-texts.ts')
	for (const file of allWordsFiles()) report(() => checkWordsFile(file))
	if (process.exitCode === undefined) {
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
	process.exitCode = 1
	if (!options.json) return console.log(message)
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
