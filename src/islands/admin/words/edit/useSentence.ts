import { useMemo, useState } from 'react'
import type { WordText } from '#contract/words.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { type EditFault, editFaults } from '#domain/words/edit-faults.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import type { Drafts } from '#islands/admin/words/useWordQueue.ts'
import { type Places, placesOf } from './opened-text.ts'
import type { EditStatus, Target } from './word-queue.ts'

/** A text being edited. */
export type SentenceEdit = {
	readonly text: WordText
	readonly facts: Catalog['facts']
	/** Its content in the field. */
	readonly source: string
	/** The repository's text. */
	readonly original: string
	readonly faults: readonly EditFault[]
	readonly status: EditStatus | 'saved'
	readonly places: Places
	readonly isTogether: boolean
	/** Changes all of its places, or only this one. */
	readonly setTogether: (isTogether: boolean) => void
	/** Null restores the original. */
	readonly change: (source: string | null) => void
	/** Its state when opened. */
	readonly revert: () => void
	readonly keep: (whose: 'mine' | 'theirs') => void
}

/** The draft of a text in its catalogue; null for none. */
const draftOf = ({ file, place, draft }: WordText): Target => ({
	file,
	place,
	before: draft?.text ?? null,
})

type Begin = { readonly key: string; readonly source: string; readonly isTogether: boolean }

/** Edits a text; null while none is open. */
export function useSentence(
	text: WordText | null,
	catalog: Catalog | null,
	drafts: Drafts,
): SentenceEdit | null {
	const [begin, setBegin] = useState<Begin | null>(null)
	const places = useMemo(() => (text && catalog ? placesOf(text, catalog) : null), [text, catalog])
	if (text === null || catalog === null || places === null) {
		if (begin) setBegin(null)
		return null
	}
	const key = addressText(text)
	// Text that could not be saved is no state to return to.
	const source = drafts.isUnsaved(text)
		? (text.draft?.text ?? text.original ?? text.text)
		: (drafts.changeOf(text) ?? text.text)
	const opened = begin?.key === key ? begin : { key, source, isTogether: places.isTogether }
	if (opened !== begin) setBegin(opened)
	return editOf({ text, catalog, drafts, places, opened, setBegin })
}

type Parts = {
	text: WordText
	catalog: Catalog
	drafts: Drafts
	places: Places
	opened: Begin
	setBegin: (begin: Begin) => void
}

function editOf({ text, catalog, drafts, places, opened, setBegin }: Parts): SentenceEdit {
	const { queue, state } = drafts
	const { facts } = catalog
	const { key, isTogether } = opened
	const edit = state.edits.get(key)
	const original = text.original ?? text.text
	const source = drafts.changeOf(text) ?? text.text

	function faultsOf(typed: string): readonly EditFault[] {
		return typed === original ? [] : editFaults({ ...text, original, text: typed, facts })
	}

	function change(typed: string | null, all = isTogether) {
		const wanted = typed === original ? null : typed
		const isFaulty = wanted !== null && faultsOf(wanted).length > 0
		const texts = all ? places.alike : [text]
		if (wanted === (text.draft?.text ?? null) && edit?.status !== 'saving') queue.drop(key)
		else queue.change(key, wanted, texts.map(draftOf), isFaulty)
	}

	return {
		text,
		facts,
		source,
		original,
		faults: faultsOf(source),
		status: edit?.status ?? 'saved',
		places,
		isTogether,
		setTogether(all) {
			setBegin({ ...opened, isTogether: all })
			if (edit) change(source, all)
		},
		change,
		revert: () => change(opened.source),
		keep(whose) {
			const texts = isTogether ? places.alike : [text]
			queue.keep(key, whose, texts.map(draftOf))
		},
	}
}
