import { Refusal } from '#platform/http/api-errors.ts'
import { textId, type WordAddress } from './reader/rules/word-address.ts'
import type { OutdatedText, WordDifferences } from './messages/word-publication.ts'
import type { WordStore } from './words.ts'
import { translationsOf } from './edits/translations.ts'
import { withEdits } from './reader/site.ts'
import { type Difference, differences, originalsOf } from './word-differences.ts'
import { digestOf, editsByPlace, isOriginalChanged, type WordEdit } from './word-edits.ts'

/** Unpublished changes. */
export type PendingWords = Awaited<ReturnType<typeof readPending>>

/** Reads the changes that publishing would make, with their authors, and the outdated texts. */
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
			const edit = edits.find((other) => textId(other) === textId(each))
			return {
				...each,
				changedAt: edit?.changedAt ?? null,
				changedBy: edit?.changedBy ?? null,
				...(isOriginalChanged(edit, original) && { newOriginal: original }),
			}
		})
		const outdated = outdatedTranslations(changed, edits, reviews)
		const digest = digestOf(JSON.stringify(changed))
		const list: WordDifferences = { changes, outdated, digest }
		/** The id of the last publication; null before the first one. */
		return { list, differences: changed, published, drafts, last: last?.id ?? null }
	})
}

/**
 * Records that a text, or the part of prose that contains it, matches the present versions of its translations.
 *
 * @throws Refusal if there is no such text
 */
export async function reviewText(
	store: WordStore,
	address: WordAddress,
	actor: string,
): Promise<void> {
	const edits = await store.all()
	const unit = unitOf(address)
	await withEdits(editsByPlace(edits), async () => {
		if (!originalsOf(unit.file).some(({ place }) => place === unit.place))
			throw new Refusal('There is no such text', 'not-found')
		await store.review({ ...unit, digest: comparedDigest(unit, edits) }, actor)
	})
}

/**
 * Records that a published text matches its translations, if the publication left out the draft of at least one of
 * them. The text and that translation have both changed, so neither is outdated.
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
	const left = unitIds(changed.filter((each) => leftOut.has(textId(each))))
	await withEdits(editsByPlace(edits), async () => {
		for (const unit of changed.filter((each) => !leftOut.has(textId(each))).map(unitOf)) {
			if (!translationsOf(unit).some((each) => left.has(textId(each)))) continue
			await store.review({ ...unit, digest: comparedDigest(unit, edits) }, actor)
		}
	})
}

/**
 * The translations that are outdated because a text has changed. If the text's change is unpublished, a translation is
 * outdated unless it has an unpublished change too; otherwise, unless it was ever changed. A translation that was
 * reviewed since is not outdated.
 */
function outdatedTranslations(
	pending: readonly Difference[],
	edits: readonly WordEdit[],
	reviews: ReadonlyMap<string, string>,
): OutdatedText[] {
	const [pendingIds, changedIds] = [unitIds(pending), unitIds(edits)]
	return edits.flatMap((edit) => {
		const unit = unitOf(edit)
		const upToDate = pendingIds.has(textId(unit)) ? pendingIds : changedIds
		return translationsOf(unit)
			.filter((other) => !upToDate.has(textId(other)))
			.filter((other) => reviews.get(textId(other)) !== comparedDigest(other, edits))
			.map((other) => ({ ...other, of: { file: edit.file, place: edit.place } }))
	})
}

/** Identifies the changed versions of the translations of a text. */
function comparedDigest(unit: WordAddress, edits: readonly WordEdit[]): string {
	const others = unitIds(translationsOf(unit))
	const changed = edits.filter((each) => others.has(textId(unitOf(each))))
	return digestOf(JSON.stringify(changed.map(({ file, place, text }) => [file, place, text])))
}

/**
 * What is compared with its translations: the text itself, or in prose its whole part (`#gehen` for `#gehen/2`),
 * because sentences differ between languages.
 */
function unitOf({ file, place }: WordAddress): WordAddress {
	return { file, place: place.startsWith('#') ? place.replace(/\/.*/, '') : place }
}

function unitIds(addresses: readonly WordAddress[]): ReadonlySet<string> {
	return new Set(addresses.map((each) => textId(unitOf(each))))
}
