import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { pathOf } from '#site-map/pages.ts'
import { navigate, usePanelAddress } from '#panel/panel-address.ts'
import { useAction } from '#panel/client/useAction.ts'
import words from '#content/messages/es/panel/words.yaml'
import { wordsPath, readWordsLocation, type WordsLocation } from './words-location.ts'
import { useSentence } from './edit/useSentence.ts'
import { useOwnPages } from './pages/pages-api.ts'
import { useCatalog } from './useCatalog.ts'
import { useChanges } from './useChanges.ts'
import { useDrafts } from './useDrafts.ts'
import { itemNamed, languageFor, nameOfItem } from './word-items.ts'
import { markReviewed } from './words-api.ts'

export type WordsState = ReturnType<typeof useWordsState>

export function useWordsState() {
	const { run } = useAction()
	const wanted = readWordsLocation(usePanelAddress().query)
	const item = itemNamed(wanted.item)
	const language = languageFor(item, wanted.language)
	const address: WordsLocation = { ...wanted, item: item.name, language }

	const ownPage = useOwnPages().find(({ file }) => file === item.name) ?? null
	const { catalog, ...reading } = useCatalog()
	const drafts = useDrafts(catalog)
	const changes = useChanges()
	const edit = useSentence(catalog?.texts.get(address.sentence ?? ''), catalog, drafts)

	const here = { item: item.name, language, isHiddenShown: address.isHiddenShown }
	const hrefOf = (sentence: string) => wordsPath({ ...here, sentence })

	return {
		address,
		item,
		name: ownPage?.title ?? nameOfItem(item),
		catalog,
		...reading,
		drafts,
		changes,
		edit,
		ownPage,
		path: item.page === undefined ? (ownPage?.path ?? null) : (pathOf(item.page, language) ?? null),
		closedHref: wordsPath(here),
		hrefOf,
		/** Replaces the history entry of another open text, so that Back leads to the page without an open text. */
		open: (sentence: string) => navigate(hrefOf(sentence), { replace: address.sentence !== null }),
		close: () => {
			drafts.flush()
			navigate(wordsPath(here), { replace: true })
		},
		handleReviewed: (text: WordAddress) => {
			const { same: action, reviewed: done } = words.sentence
			void run({ action, done }, () => markReviewed([text]))
		},
	}
}
