import { useEffect, useMemo, useState } from 'react'
import { textId } from '#cms/reader/rules/word-address.ts'
import { reveal, useFramedPage } from '#cms/panel/frame/useFramedPage.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { textsOf } from '#cms/panel/word-items.ts'

export type PageState = ReturnType<typeof usePage>

/** The page in its frame, the texts of its item, and which of its sentences is open. */
export function usePage({ address, item, catalog, path, drafts, edit, open }: WordsState) {
	const { language } = address
	// While the open text cannot be saved, the page stays as it is.
	const isHeld = edit !== null && drafts.isUnsaved(edit.text)
	const typed = { changes: drafts.typed, savedAt: drafts.state.savedAt }
	const page = useFramedPage(path, isHeld ? null : typed)
	const [pressed, setPressed] = useState(-1)
	const addresses = page.sentences.map(({ sentence }) => sentence.address)
	const texts = useMemo(
		() => (catalog ? textsOf(item, catalog, language) : []),
		[item, catalog, language],
	)
	const listed = page.listed.flatMap((each) => catalog?.texts.get(each) ?? [])

	// A page may show a text several times. The pressed occurrence is the open one.
	const wanted = edit && textId(edit.text)
	const found = addresses[pressed] === wanted ? pressed : addresses.indexOf(wanted ?? '')
	const openedIndex = found === -1 ? null : found
	const opened = openedIndex === null ? undefined : page.sentences[openedIndex]?.sentence

	const { measure } = page
	useEffect(() => {
		if (!opened) return
		reveal(opened)
		measure()
	}, [opened, measure])

	const shown = new Set(addresses)
	return {
		...page,
		texts,
		/** The texts that no sentence of the page shows. */
		hidden: [...new Set([...texts, ...listed])].filter((text) => !shown.has(textId(text))),
		openedIndex,
		/** The words of the open sentence, as the page shows them; null for a text opened elsewhere. */
		pressed: opened?.range.toString().replaceAll(/\s+/g, ' ').trim() ?? null,
		open: (index: number) => {
			const sentence = addresses[index]
			if (sentence === undefined) return
			setPressed(index)
			open(sentence)
		},
	}
}
