import { buildRelease } from '#server/platform/release/build-release.ts'
import {
	chooseNewRelease,
	chooseRelease,
	type ReleasePlaces,
} from '#server/platform/release/choose-release.ts'
import { hasRelease } from '#server/platform/release/release-folder.ts'
import type { Store } from '#server/store.ts'
import { editsVariable, type WordEdits } from '#words/word-edits.ts'
import { withEditsFile } from './check-with-edits.ts'

type Options = {
	readonly places: ReleasePlaces
	readonly store: Store['words']
	readonly pagesBefore: string | null
	readonly now: () => number
	readonly print: (line: string) => void
}

/** Makes texts public. */
export type Publish = {
	/** Builds a release with these edits, serves it, and records it. Returns its name. */
	readonly build: (edits: WordEdits, actor: string) => Promise<string>
	/** Serves the release of an earlier publication again, or builds it if it is gone. Returns its name. */
	readonly again: (
		publication: { readonly releaseId: string; readonly edits: WordEdits },
		actor: string,
	) => Promise<string>
}

/** The means to publish words from the command line. */
export function publisher({ places, store, pagesBefore, now, print }: Options): Publish {
	async function build(edits: WordEdits, actor: string): Promise<string> {
		const releaseId = await withEditsFile(edits, ({ [editsVariable]: file = '' }) =>
			buildRelease({
				folder: places.folder,
				command: (out) => [
					process.execPath,
					'scripts/build.ts',
					'--release',
					'--words',
					file,
					'--out',
					out,
				],
				pagesBefore,
				now,
				onProgress: ({ done, of }) =>
					print(of === null ? `${done} pages` : `${done} of ${of} pages`),
			}),
		)
		await chooseNewRelease(places, releaseId)
		await store.recordPublication({ releaseId, edits }, actor)
		return releaseId
	}
	return {
		build,
		again: async ({ releaseId, edits }, actor) => {
			if (!hasRelease(places.folder, releaseId)) return await build(edits, actor)
			await chooseRelease(places, releaseId)
			await store.recordPublication({ releaseId, edits }, actor)
			return releaseId
		},
	}
}
