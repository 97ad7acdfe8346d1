import { buildCommand } from '#server/releases/build-command.ts'
import { buildRelease } from '#server/platform/release/build-release.ts'
import type { Store } from '#server/store.ts'
import { withEditsFile } from '#server/words/check-words.ts'
import { publicationEdits, releaseWith, servePublication } from '#server/words/publisher.ts'
import type { WordEdits } from '#words/site.ts'

type Options = {
	/** The folder of the releases. */
	readonly folder: string
	readonly store: Store['words']
	readonly pagesBefore: string | null
	readonly now: () => number
	readonly print: (line: string) => void
}

/** Publishes texts. */
export type Publish = {
	/** Builds a release with these edits, activates and records it. Returns its name. */
	readonly build: (edits: WordEdits, actor: string) => Promise<string>
	/** Activates a release with the edits of an earlier publication again, or builds one. Returns its name. */
	readonly again: (edits: WordEdits, actor: string) => Promise<string>
}

/** Publishing from the command line. */
export function publisher({ folder, store, pagesBefore, now, print }: Options): Publish {
	async function serve(releaseId: string, edits: WordEdits, actor: string): Promise<string> {
		const [last] = await store.publications(1)
		const id = store.newPublicationId()
		const publication = { id, releaseId, edits, after: last?.id ?? null }
		await servePublication({ folder, store }, publication, actor)
		return releaseId
	}

	async function build(wanted: WordEdits, actor: string): Promise<string> {
		const edits = publicationEdits(wanted, await store.published())
		const releaseId = await withEditsFile(edits, (_, file) =>
			buildRelease({
				folder,
				command: (out) => buildCommand(out, null, file, pagesBefore),
				pagesBefore,
				now,
				onProgress: ({ done, of }) =>
					print(of === null ? `${done} pages` : `${done} of ${of} pages`),
			}),
		)
		return await serve(releaseId, edits, actor)
	}

	return {
		build,
		again: async (wanted, actor) => {
			const edits = publicationEdits(wanted, await store.published())
			const kept = releaseWith(folder, edits, pagesBefore)
			return kept === null ? await build(edits, actor) : await serve(kept, edits, actor)
		},
	}
}
