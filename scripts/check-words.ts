// node scripts/check-words.ts [--pages FOLDER]: checks all words with the edits of WORD_EDITS, and their links if there is
// a built site in FOLDER. Prints each fault with its address as a line of JSON.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf } from '#server/platform/static/files.ts'
import { allWordsFiles, placeOnLine } from '#words/addresses.ts'
import { checkWordsFile } from '#words/check-words.ts'
import { textFaults } from '#words/checks/check-texts.ts'
import { WordsError } from '#words/words-error.ts'

const { values: options } = parseArgs({
	options: { pages: { type: 'string' } },
})
let hasFaults = false
const printed = new Set<string>()

try {
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

/** Every text with a fact reports that fact's fault. */
function print({ file, line, fault, message }: WordsError): void {
	if (printed.has(message)) return
	printed.add(message)
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
