import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { serveWorker } from '#platform/worker/serve-worker.ts'
import { allWordsFiles, placeOfError } from '#cms/reader/files/addresses.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { textFaults } from '#cms/checks/check-texts.ts'
import { setCurrentSite } from '#cms/reader/site.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import type { WordsToCheck } from './check-words.ts'

serveWorker(({ site, anchors, files }: WordsToCheck): readonly CheckedFault[] => {
	setCurrentSite(site)
	/** Faults by message, because every text that uses a fact reports the same fault. */
	const byMessage = new Map<string, CheckedFault>()
	const report = (error: WordsError) => {
		const { file, line, fault, message } = error
		byMessage.set(message, { file, place: placeOfError(error), line, fault, message })
	}
	const reportThrown = (check: () => void) => {
		try {
			check()
		} catch (error) {
			if (!(error instanceof WordsError)) throw error
			report(error)
		}
	}
	for (const file of files ?? allWordsFiles()) reportThrown(() => checkWordsFile(file))
	if (byMessage.size === 0 && files === undefined) {
		reportThrown(() => {
			for (const fault of textFaults(anchors ?? undefined)) report(fault)
		})
	}
	return [...byMessage.values()]
})
