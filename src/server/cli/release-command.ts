import { buildRelease, cancelBuild } from '#server/platform/release/build-release.ts'
import {
	chooseNewRelease,
	chooseRelease,
	type ReleasePlaces,
} from '#server/platform/release/choose-release.ts'
import { currentRelease, listReleases } from '#server/platform/release/release-folder.ts'
import { UnknownCommand } from './run-command.ts'

export const releaseUsage = `npm run release -- build     builds the pages beside those that are served, checks them and serves them
npm run release -- build --unused   builds and checks them only
npm run release -- list      lists the releases, the newest first; the one that is served has a star
npm run release -- use ID    serves a release, such as the one before, within a second
npm run release -- cancel    stops the build that runs; nothing changes`

type Surroundings = {
	readonly places: ReleasePlaces
	/** The command that builds and checks a site in a folder. */
	readonly builder: (out: string) => readonly [string, ...string[]]
	/** The folder of a site that was built before, for the progress; null without one. */
	readonly pagesBefore: string | null
	readonly now: () => number
	readonly signal: AbortSignal
	/** Prints a line while the command runs. */
	readonly print: (line: string) => void
}

/**
 * Runs a command on the releases and returns what it prints at the end.
 *
 * @throws UsageError, ReleaseError
 */
export async function releaseCommand(
	surroundings: Surroundings,
	[command, id, ...rest]: readonly string[],
	{ isUnused = false } = {},
): Promise<string> {
	const { places } = surroundings
	if (command === 'use' && id !== undefined && rest.length === 0) {
		await chooseRelease(places, id)
		return `${id} is served.`
	}
	if (id !== undefined) throw new UnknownCommand(releaseUsage)
	if (command === 'build') return await build(surroundings, isUnused)
	if (command === 'list') return list(places)
	if (command === 'cancel') {
		return cancelBuild(places.folder) ? 'The build is stopped.' : 'No build is running.'
	}
	throw new UnknownCommand(releaseUsage)
}

async function build(surroundings: Surroundings, isUnused: boolean): Promise<string> {
	const { places, builder, print } = surroundings
	const id = await buildRelease({
		...surroundings,
		folder: places.folder,
		command: builder,
		onProgress: ({ done, of }) => print(of === null ? `${done} pages` : `${done} of ${of} pages`),
	})
	if (isUnused) return `${id} is built.`
	const deleted = await chooseNewRelease(places, id)
	return [...deleted.map((old) => `${old} was deleted, the oldest.`), `${id} is served.`].join('\n')
}

function list({ folder }: ReleasePlaces): string {
	const current = currentRelease(folder)
	const lines = listReleases(folder).map((id) => `${id === current ? '*' : ' '} ${id}`)
	if (lines.length === 0) return `There is no release in ${folder}; dist/ is served.`
	return lines.join('\n')
}
