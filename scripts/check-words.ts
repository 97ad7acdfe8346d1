// node scripts/check-words.ts: checks all words with the edits of WORD_EDITS. Prints a line for each fault, and ends with 1.
import { allWordsFiles } from '#words/addresses.ts'
import { WordsError } from '#words/words-error.ts'

try {
	// Facts that all words need are read at its import.
	const { checkWordsFile } = await import('#words/check-words.ts')
	const { textFaults } = await import('#words/checks/check-texts.ts')
	for (const file of allWordsFiles()) report(() => checkWordsFile(file))
	if (process.exitCode === undefined) {
		for (const fault of textFaults()) {
			console.log(fault)
			process.exitCode = 1
		}
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
		console.log(error.message)
		process.exitCode = 1
	}
}
