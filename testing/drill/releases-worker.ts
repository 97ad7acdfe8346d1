// Builds and swaps releases until it is killed.
import { buildRelease } from '#server/platform/release/build-release.ts'
import { chooseNewRelease, chooseRelease } from '#server/platform/release/choose-release.ts'
import { listReleases, releasesFolder } from '#server/platform/release/release-folder.ts'

const folder = releasesFolder({ dataDir: process.env['DATA_DIR'] ?? '' })
const places = { folder, chosen: null }

for (;;) {
	const id = await buildRelease({
		folder,
		command: (out) => [process.execPath, 'testing/drill/releases-builder.ts', out],
		pagesBefore: null,
		now: Date.now,
	})
	await chooseNewRelease(places, id)
	// Back and forth, so that many kills meet a swap.
	for (const each of listReleases(folder).toReversed()) await chooseRelease(places, each)
}
