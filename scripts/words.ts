// npm run words: finds and changes the texts of the site, and publishes them.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openChosenRelease } from '#server/cli/open-chosen-release.ts'
import { runCommand } from '#server/cli/run-command.ts'
import { folderToServe, releasesFolder } from '#server/platform/release/release-folder.ts'
import { checkWords } from './words/check-with-edits.ts'
import { publisher } from './words/publish-words.ts'
import { wordsCommand } from './words/words-command.ts'

await runCommand(async (store, args, settings) => {
	const folder = resolve(releasesFolder(settings))
	const before = folderToServe('dist', folder)
	await using database = await openChosenRelease(settings)
	const publish = publisher({
		places: { folder, chosen: database.chosen },
		store: store.words,
		pagesBefore: existsSync(join(before, 'index.html')) ? before : null,
		now: Date.now,
		print: console.log,
	})
	return await wordsCommand({ store: store.words, check: checkWords, publish }, args)
})
