import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chooseRelease } from '#server/platform/release/choose-release.ts'
import {
	currentRelease,
	giveToOwner,
	hasRelease,
	listReleases,
	releaseIdAt,
} from '#server/platform/release/release-folder.ts'
import type { Store } from '#server/store.ts'
import { consentsFile, keptConsents } from '#words/consent-edits.ts'
import type { WordEdits } from '#words/site.ts'
import { editsText } from '#words/word-edits.ts'
import { readWordsFile } from '#words/words-files.ts'
import type { NewPublication } from './word-publications.ts'
import { wordsOfSite } from './words-of-site.ts'

/** The record of a publication, and the folder of its release. */
export type PublisherParts = {
	readonly folder: string
	readonly store: Pick<
		Store['words'],
		'beginPublication' | 'completePublication' | 'withdrawPublication' | 'interruptedPublication'
	>
}

/**
 * Serves a release with its words. Records the publication, then swaps the release in: `resumePublication` completes it
 * after a kill in between, and a build in between already has the new words.
 *
 * @param actor the name of an account
 * @throws PublicationConflictError, ReleaseError; nothing has changed then
 */
export async function servePublication(
	{ folder, store }: PublisherParts,
	publication: NewPublication,
	actor: string,
): Promise<void> {
	await store.beginPublication(publication, actor)
	try {
		chooseRelease(folder, publication.releaseId)
	} catch (error) {
		await store.withdrawPublication(publication.id)
		throw error
	}
	await store.completePublication(publication.id)
}

/**
 * The edits of a publication: the selected ones, and every consent text that was public before, because somebody may
 * have agreed to it.
 *
 * @param published the edits public until now
 */
export function publicationEdits(wanted: WordEdits, published: WordEdits): WordEdits {
	const [before, after] = [published, wanted].map((edits) =>
		keptConsents(readWordsFile(consentsFile), new Map(Object.entries(edits[consentsFile] ?? {}))),
	)
	const kept = Object.entries(before ?? {}).filter(([place]) => after?.[place] === undefined)
	if (kept.length === 0) return wanted
	return { ...wanted, [consentsFile]: { ...Object.fromEntries(kept), ...wanted[consentsFile] } }
}

/**
 * Keeps a built site as a release if there is none, so that even the first publication can be undone at once.
 *
 * @param folder of the releases
 * @param site the folder of the served site; null without one
 */
export function keepFirstSite(folder: string, site: string | null): void {
	if (site === null || currentRelease(folder) !== null) return
	const id = releaseIdAt(Math.floor(statSync(join(site, 'index.html')).mtimeMs))
	if (hasRelease(folder, id)) return
	// First under another name: half a release must not look like a complete one.
	const copy = join(folder, `.old-${id}`)
	rmSync(copy, { recursive: true, force: true })
	cpSync(site, copy, { recursive: true, preserveTimestamps: true })
	giveToOwner(folder, copy)
	renameSync(copy, join(folder, id))
}

/**
 * Completes a publication whose process was killed between recording it and serving its release. Call it when a server
 * starts. Leaves a release that is not in this folder to the server that has it.
 */
export async function resumePublication({ folder, store }: PublisherParts): Promise<void> {
	const found = await store.interruptedPublication()
	if (found === null || !hasRelease(folder, found.releaseId)) return
	chooseRelease(folder, found.releaseId)
	await store.completePublication(found.id)
}

/**
 * The newest kept release with the given edits and the files and settings of the served site; null if there is none.
 *
 * @param folder of the releases
 * @param site the folder of the served site; null without one
 */
export function releaseWith(folder: string, edits: WordEdits, site: string | null): string | null {
	const wanted = editsText(edits)
	const base = site === null ? null : baseOf(site)
	const found = listReleases(folder).find((id) => {
		const release = join(folder, id)
		return wordsOfSite(release) === wanted && (base === null || baseOf(release) === base)
	})
	return found ?? null
}

/** The build inputs of a site besides the edits; null if it does not record them. */
function baseOf(site: string): string | null {
	const file = join(site, '.stamp')
	return existsSync(file) ? (readFileSync(file, 'utf8').split(' ')[0] ?? null) : null
}
