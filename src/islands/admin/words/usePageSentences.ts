import { useEffect, useMemo, useState } from 'react'
import type { FramedPage } from './frame/useFramedPage.ts'
import { reveal } from './frame/useFramedPage.ts'
import { addressesOf, hiddenOf } from './page-sentences.ts'
import type { Desk } from './useDesk.ts'
import { useFrameChanges } from './useFrameChanges.ts'
import { textsOf } from './word-items.ts'

/** The sentences of the page with their texts: the open one, and the texts the page does not show. */
export function usePageSentences(desk: Desk, page: FramedPage) {
	const { address, item, catalog, open } = desk
	const [pressed, setPressed] = useState<{ address: string; index: number } | null>(null)
	const addresses = useMemo(() => addressesOf(page.sentences, item), [page.sentences, item])
	const texts = useMemo(() => (catalog ? textsOf(item, catalog) : []), [item, catalog])
	const { changed, unsaved } = useFrameChanges(page, addresses, desk)

	const own = addresses.indexOf(address.sentence ?? '')
	const found =
		pressed !== null &&
		pressed.address === address.sentence &&
		addresses[pressed.index] === pressed.address
			? pressed.index
			: own
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
		hidden: useMemo(() => hiddenOf(texts, page.sentences), [texts, page.sentences]),
		changed,
		unsaved,
		openedIndex,
		/** The open part of the page, in the form of `comparedText`. */
		pressed: opened?.piece.compared ?? null,
		open: (index: number) => {
			const wanted = addresses[index]
			if (wanted === undefined) return
			setPressed({ address: wanted, index })
			open(wanted)
		},
	}
}
