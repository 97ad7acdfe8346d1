import { ReleaseError } from '#server/platform/release/release-error.ts'
import { releasesFolder } from '#server/platform/release/release-folder.ts'
import { readDatabaseSettings } from '#settings/settings.ts'
import { releaseCommand } from './release-command.ts'
import { openChosenRelease } from './open-chosen-release.ts'
import { reportFailure } from './run-command.ts'

try {
	const settings = readDatabaseSettings(process.env)
	const folder = releasesFolder(settings)
	await using database = await openChosenRelease(settings)
	const places = { folder, chosen: database.chosen }
	console.log(await releaseCommand(places, process.argv.slice(2)))
} catch (error) {
	if (error instanceof ReleaseError) {
		console.error(error.message)
		process.exitCode = 1
	} else reportFailure(error)
}
