// npm run words: finds, changes and publishes the site's texts.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '#server/cli/run-command.ts'
import { folderToServe, releasesFolder } from '#server/platform/release/release-folder.ts'
import { checkWords } from '#server/words/check-words.ts'
import type { WordEdits } from '#words/site.ts'
import { publisher } from './words/publish-words.ts'
import { wordsCommand, wordsUsage } from './words/words-command.ts'

await runCommand(wordsUsage, async (store, args, settings) => {
	const folder = resolve(releasesFolder(settings))
	const before = folderToServe('dist', folder)
	const pages = existsSync(join(before, 'index.html')) ? before : null
	const publish = publisher({
		folder,
		store: store.words,
		pagesBefore: pages,
		now: Date.now,
		print: console.log,
	})
	const check = async (edits: WordEdits) =>
		(await checkWords(edits, pages)).map(({ message }) => message)
	return await wordsCommand({ store: store.words, check, publish }, args)
})
