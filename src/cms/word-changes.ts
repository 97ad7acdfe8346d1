import { Refusal } from '#platform/http/api-errors.ts'
import { textId, type WordAddress } from './reader/rules/word-address.ts'
import type { OutdatedText, WordDifferences } from './messages/word-publication.ts'
import type { WordStore } from './words.ts'
import { translationsOf } from './edits/translations.ts'
import { withEdits } from './reader/site.ts'
import { type Difference, differences, originalsOf } from './word-differences.ts'
import { digestOf, editsByPlace, type WordEdit } from './word-edits.ts'

/** Unpublished changes. */
export type PendingWords = Awaited<ReturnType<typeof readPending>>

/** Reads what publishing would change, with the authors of the changes, and the outdated texts. */
export async function readPending(store: Pick<WordStore, 'all' | 'publications' | 'reviews'>) {
	const [edits, [last], reviews] = await Promise.all([
		store.all(),
		store.publications(1),
		store.reviews(),
	])
	const published = last?.edits ?? {}
	const drafts = editsByPlace(edits)
	return withEdits(drafts, () => {
		const changed = differences(published, drafts)
		const changes = changed.map(({ original, ...each }) => {
			const edit = editAt(edits, each)
			const isOriginalChanged = edit !== undefined && edit.originalDigest !== digestOf(original)
			return {
				...each,
				changedAt: edit?.changedAt ?? null,
				changedBy: edit?.changedBy ?? null,
				...(isOriginalChanged && { newOriginal: original }),
			}
		})
		const outdated = outdatedTranslations(changed, edits, reviews)
		const digest = digestOf(JSON.stringify(changed))
		const list: WordDifferences = { changes, outdated, digest }
		/** `last`: the last publication; null before the first one. */
		return { list, differences: changed, published, drafts, last: last?.id ?? null }
	})
}

/**
 * Records that a text matches its translations as they are now.
 *
 * @param address of a text or, in prose, of a part: `#anchor`
 * @throws Refusal if there is no such text
 */
export async function reviewText(
	store: WordStore,
	address: WordAddress,
	actor: string,
): Promise<void> {
	const edits = await store.all()
	await withEdits(editsByPlace(edits), async () => {
		if (textsAt(address).length === 0) throw new Refusal('There is no such text', 'not-found')
		await store.review({ ...address, digest: comparedDigest(address, edits) }, actor)
	})
}

/**
 * For published texts with a translation whose draft was left out, records that the two match: both had changed, so
 * neither is outdated.
 *
 * @param leftOut addresses
 */
export async function reviewPublished(
	store: WordStore,
	{ differences: changed }: PendingWords,
	leftOut: ReadonlySet<string>,
	actor: string,
): Promise<void> {
	const edits = await store.all()
	await withEdits(editsByPlace(edits), async () => {
		for (const { file, place } of changed.filter((each) => !leftOut.has(textId(each)))) {
			if (!translationsOf({ file, place }).some((each) => leftOut.has(textId(each)))) continue
			await store.review({ file, place, digest: comparedDigest({ file, place }, edits) }, actor)
		}
	})
}

/**
 * The translations that a changed text has left behind. If its change is unpublished, these are the translations
 * without an unpublished change; otherwise those that were never changed. Excludes translations reviewed since.
 */
function outdatedTranslations(
	pending: readonly Difference[],
	edits: readonly WordEdit[],
	reviews: ReadonlyMap<string, string>,
): OutdatedText[] {
	const isPending = (address: WordAddress) =>
		pending.some((each) => textId(each) === textId(address))
	const isReviewed = (address: WordAddress) =>
		[address.place, partOf(address.place)].some((place) => {
			const digest = reviews.get(textId({ ...address, place }))
			return digest !== undefined && digest === comparedDigest({ ...address, place }, edits)
		})
	return edits.flatMap((edit) =>
		translationsOf(edit)
			.filter((other) => (isPending(edit) ? !isPending(other) : editAt(edits, other) === undefined))
			.filter((other) => !isReviewed(other))
			.map((other) => ({ ...other, of: { file: edit.file, place: edit.place } })),
	)
}

/** Identifies the changed versions of the translations of a text, or of all texts of a part of prose. */
function comparedDigest(address: WordAddress, edits: readonly WordEdit[]): string {
	const others = textsAt(address).flatMap(translationsOf)
	// If the other language has different blocks, its heading stands for the whole part.
	const changed = others.map((each) =>
		edits
			.filter(
				({ file, place }) => file === each.file && [place, partOf(place)].includes(each.place),
			)
			.map(({ place: at, text }) => [at, text]),
	)
	return digestOf(JSON.stringify(changed))
}

/** The text at an address, or all texts of a part of prose. */
function textsAt({ file, place }: WordAddress): readonly WordAddress[] {
	return originalsOf(file)
		.filter((each) => each.place === place || partOf(each.place) === place)
		.map((each) => ({ file, place: each.place }))
}

/** The part of prose that contains a text: `#gehen` for `#gehen/2`. Other places are returned unchanged. */
function partOf(place: string): string {
	return place.startsWith('#') ? place.replace(/\/.*/, '') : place
}

function editAt(edits: readonly WordEdit[], address: WordAddress): WordEdit | undefined {
	return edits.find((each) => textId(each) === textId(address))
}
