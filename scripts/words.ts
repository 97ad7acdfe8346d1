// npm run words: finds, changes and publishes the site's texts.
import { runCommand } from '#app/cli/run-command.ts'
import { anchorsIn, checkWords } from '#cms/publish/check-words.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import { pageTexts } from './words/page-texts.ts'
import { wordsCommand, wordsUsage } from './words/words-command.ts'

await runCommand(wordsUsage, async (store, args, settings) => {
	const check = async (edits: WordEdits) => {
		const site = { edits: await store.words.published(), settings }
		const pages = await pageTexts('dist', site)
		const faults = await checkWords(edits, pages && anchorsIn(pages))
		return faults.map(({ message }) => message)
	}
	return await wordsCommand({ store: store.words, check }, args)
})
