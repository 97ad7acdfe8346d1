import { chooseRelease, type ReleasePlaces } from '#server/platform/release/choose-release.ts'
import { currentRelease, listReleases } from '#server/platform/release/release-folder.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run release -- list      lists the releases, the newest first; the one that is served has a star
npm run release -- use ID    serves a release, such as the one before, within a second`

/**
 * Runs a command on the releases and returns what it prints.
 *
 * @throws UsageError, ReleaseError
 */
export async function releaseCommand(
	places: ReleasePlaces,
	[command, id, ...rest]: readonly string[],
): Promise<string> {
	if (command === 'list' && id === undefined) return list(places)
	if (command === 'use' && id !== undefined && rest.length === 0) {
		await chooseRelease(places, id)
		return `${id} is served.`
	}
	throw new UsageError(usage)
}

function list({ folder }: ReleasePlaces): string {
	const current = currentRelease(folder)
	const lines = listReleases(folder).map((id) => `${id === current ? '*' : ' '} ${id}`)
	if (lines.length === 0) return `There is no release in ${folder}; dist/ is served.`
	return lines.join('\n')
}
