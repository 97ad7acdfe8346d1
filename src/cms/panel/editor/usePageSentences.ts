import { useEffect, useMemo, useState } from 'react'
import type { PreviewedPage, WordText } from '#cms/messages/words.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { FramedPage } from '#cms/panel/frame/useFramedPage.ts'
import { reveal } from '#cms/panel/frame/useFramedPage.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { textsOf } from '#cms/panel/word-items.ts'

export type PageSentences = ReturnType<typeof usePageSentences>

/** The sentences of the page with their texts: the open one, and the texts the page does not show. */
export function usePageSentences(state: WordsState, page: FramedPage) {
	const { address, item, catalog, drafts, open } = state
	const { language } = address
	const [pressed, setPressed] = useState(-1)
	const addresses = page.sentences.map(({ sentence }) => sentence.address)
	const texts = useMemo(
		() => (catalog ? textsOf(item, catalog, language) : []),
		[item, catalog, language],
	)
	const listed = page.listed.flatMap((each) => catalog?.texts.get(each) ?? [])
	/** The indexes of changed sentences; `unsaved` has those of sentences that cannot be saved. */
	const changed = new Set<number>()
	const unsaved = new Set<number>()
	for (const [index, each] of addresses.entries()) {
		const text = catalog?.texts.get(each)
		if (text && drafts.isUnsaved(text)) unsaved.add(index)
		else if (text && drafts.changeOf(text) !== null) changed.add(index)
	}

	// A page may show a text several times.
	const found =
		addresses[pressed] === address.sentence ? pressed : addresses.indexOf(address.sentence ?? '')
	const openedIndex = found === -1 ? null : found
	const opened = openedIndex === null ? undefined : page.sentences[openedIndex]?.sentence

	const { measure } = page
	useEffect(() => {
		if (!opened) return
		reveal(opened)
		measure()
	}, [opened, measure])

	return {
		texts,
		hidden: hiddenOf([...texts, ...listed], addresses),
		changed,
		unsaved,
		openedIndex,
		/** The words of the open part of the page. */
		pressed: opened?.range.toString().replaceAll(/\s+/g, ' ').trim() ?? null,
		open: (index: number) => {
			const wanted = addresses[index]
			if (wanted === undefined) return
			setPressed(index)
			open(wanted)
		},
	}
}

/** The texts not shown by any sentence, each once. */
function hiddenOf(texts: readonly WordText[], shown: readonly string[]): readonly WordText[] {
	const addresses = new Set(shown)
	return [...new Set(texts)].filter((text) => !addresses.has(textId(text)))
}

/**
 * The unsaved texts that can be saved, and the time of the last save, as JSON.
 *
 * @returns null while the open text cannot be saved
 */
export function typedTexts({ drafts, edit }: Pick<WordsState, 'drafts' | 'edit'>): string | null {
	if (edit && drafts.isUnsaved(edit.text)) return null
	const changes: PreviewedPage['changes'] = drafts.typed
	// Contains the time of the last save, so that a page that was read during a save is read again.
	return JSON.stringify({ changes, savedAt: drafts.state.savedAt })
}
