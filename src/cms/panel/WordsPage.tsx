import { BlocksPanel } from './blocks/BlockList.tsx'
import { WordsHeader } from './WordsHeader.tsx'
import { WordsView } from './WordsView.tsx'
import { NewPage, OwnPageBar, Translate } from './pages/OwnPageBar.tsx'
import { useWordsState } from './useWordsState.ts'
import { useIsNarrow } from './editor/useIsNarrow.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { blockFileOf } from './word-items.ts'
import styles from './WordsPage.module.css'

/** The place "Textos": edits the words of the site in place. */
export function WordsPage() {
	const state = useWordsState()
	const { address, item, ownPage } = state
	const file = ownPage?.isRemoved === true ? null : blockFileOf(item, address.language)
	const [pattern] = item.files
	const guide =
		ownPage === null && pattern?.startsWith('guides/') === true
			? { file: pattern.replace('*', address.language), title: '' }
			: undefined
	// On phones, tree and page are two screens.
	const isPageShown = !useIsNarrow() || address.isChosen
	return (
		<section className={`frame ${styles['place']}`}>
			<WordsHeader
				drafts={state.drafts}
				changes={state.changes.texts.length}
				isOpen={state.edit !== null}
			>
				<NewPage label={words.new} language={address.language} />
			</WordsHeader>
			{guide !== undefined && isPageShown && <Translate page={guide} />}
			{ownPage?.isRemoved === false && <OwnPageBar page={ownPage} language={address.language} />}
			{file !== null && isPageShown && <BlocksPanel key={file} file={file} />}
			<WordsView state={state} />
		</section>
	)
}
