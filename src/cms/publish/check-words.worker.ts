import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { serveWorker } from '#platform/worker/serve-worker.ts'
import { allWordsFiles } from '#cms/reader/files/addresses.ts'
import { checkedFault, faultIn } from '#cms/edits/check-words-file.ts'
import { textFaults } from '#cms/checks/check-texts.ts'
import { setCurrentSite } from '#cms/reader/site.ts'
import type { WordsToCheck } from './check-words.ts'

serveWorker(({ site, anchors, files }: WordsToCheck): readonly CheckedFault[] => {
	setCurrentSite(site)
	/** Faults by message, because a fault in a fact would otherwise be listed again for every text that uses the fact. */
	const byMessage = new Map<string, CheckedFault>()
	for (const file of files ?? allWordsFiles()) {
		const fault = faultIn(file)
		if (fault) byMessage.set(fault.message, fault)
	}
	if (byMessage.size === 0 && files === undefined) {
		for (const error of textFaults(anchors ?? undefined))
			byMessage.set(error.message, checkedFault(error))
	}
	return [...byMessage.values()]
})
