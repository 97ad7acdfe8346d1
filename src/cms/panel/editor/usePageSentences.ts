import { useEffect, useMemo, useState } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { FramedPage } from '#cms/panel/frame/useFramedPage.ts'
import { reveal } from '#cms/panel/frame/useFramedPage.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { textsOf } from '#cms/panel/word-items.ts'
import type { TypedTexts } from '#cms/panel/words-api.ts'

/** The texts of the item, the sentence of the page that is open, and the texts that no sentence of the page shows. */
export function usePageSentences(state: WordsState, page: FramedPage) {
	const { address, item, catalog, open } = state
	const { language } = address
	const [pressed, setPressed] = useState(-1)
	const addresses = page.sentences.map(({ sentence }) => sentence.address)
	const texts = useMemo(
		() => (catalog ? textsOf(item, catalog, language) : []),
		[item, catalog, language],
	)
	const listed = page.listed.flatMap((each) => catalog?.texts.get(each) ?? [])

	// A page may show a text several times. The pressed occurrence is the open one.
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
		openedIndex,
		/** The words of the open sentence, as the page shows them. */
		pressed: opened?.range.toString().replaceAll(/\s+/g, ' ').trim() ?? null,
		open: (index: number) => {
			const wanted = addresses[index]
			if (wanted === undefined) return
			setPressed(index)
			open(wanted)
		},
	}
}

function hiddenOf(texts: readonly WordText[], shown: readonly string[]): readonly WordText[] {
	const addresses = new Set(shown)
	return [...new Set(texts)].filter((text) => !addresses.has(textId(text)))
}

/**
 * The typed texts that are not saved yet, without those that cannot be saved.
 *
 * @returns null while the open text cannot be saved
 */
export function typedTexts({
	drafts,
	edit,
}: Pick<WordsState, 'drafts' | 'edit'>): TypedTexts | null {
	if (edit && drafts.isUnsaved(edit.text)) return null
	return { changes: drafts.typed, savedAt: drafts.state.savedAt }
}
