import { useMemo, useState } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { CheckedFault } from '#cms/messages/word-publication.ts'
import type { Unsaved } from '#panel/autosave/autosave.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { Drafts } from '#cms/panel/useDrafts.ts'
import { faultsIn } from './FaultText.tsx'
import { placesOf } from './opened-text.ts'

export type FieldEdit = {
	readonly text: Pick<WordText, 'kind' | 'language'>
	/** The variables that the text can use. */
	readonly facts: Readonly<Record<string, string>>
	/** The text in the field. */
	readonly source: string
	/** The fault that the server found in this text or an earlier version of it. */
	readonly fault: CheckedFault | null
	readonly status: Unsaved<string>['status'] | 'saved'
	readonly change: (source: string) => void
}

/** A text being edited. */
export type SentenceEdit = NonNullable<ReturnType<typeof useSentence>>

/** The open text and the actions of its field; null while no text is open. */
export function useSentence(text: WordText | undefined, catalog: Catalog | null, drafts: Drafts) {
	const [begin, setBegin] = useState({ key: '', source: '', isTogether: true })
	const places = useMemo(() => (text && catalog ? placesOf(text, catalog) : null), [text, catalog])
	const key = text ? textId(text) : ''
	const original = text?.original ?? text?.text ?? ''
	if (key !== begin.key) {
		// Reverting leads back to the last saved text, even if the text was opened with unsaved input.
		const source = text && drafts.isUnsaved(text) ? text.draft?.text : text && drafts.sourceOf(text)
		setBegin({ key, source: source ?? original, isTogether: places?.isTogether === true })
	}
	if (text === undefined || catalog === null || places === null) return null
	const facts = catalog.facts[text.language]
	const { isTogether } = begin
	const entry = drafts.state.unsaved.get(key)
	const source = drafts.sourceOf(text)
	const changed = isTogether ? places.alike : [text]

	const faults = faultsIn(entry?.refusal)
	const isOwn = (fault: CheckedFault) => changed.some((each) => each.place === fault.place)

	function change(typed: string, texts = changed) {
		for (const each of texts) drafts.type(each, typed)
	}

	const status: FieldEdit['status'] = entry?.status ?? 'saved'
	return {
		text,
		facts,
		source,
		/** The repository's text. */
		original,
		fault: faults.find(isOwn) ?? faults[0] ?? null,
		status,
		places,
		isTogether,
		/** Sets whether to change all places of the text, or only this one. */
		setTogether: (all: boolean) => {
			setBegin({ ...begin, isTogether: all })
			if (!entry) return
			const others = places.alike.filter((each) => each !== text)
			if (all) change(source, others)
			else for (const each of others) drafts.drop(each)
		},
		change,
		revert: () => change(begin.source),
		keep: (whose: 'mine' | 'theirs') => {
			for (const each of changed) drafts.choose(each, whose)
		},
	}
}
