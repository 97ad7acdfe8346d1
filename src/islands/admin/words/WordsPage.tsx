import { BlocksPanel } from './blocks/BlocksPanel.tsx'
import { DeskHeader } from './DeskHeader.tsx'
import { DeskView } from './DeskView.tsx'
import { NewPage, OwnPageBar, Translate } from './pages/OwnPageBar.tsx'
import { useDesk } from './useDesk.ts'
import { useMedia } from './useMedia.ts'
import { blockFileOf } from './word-items.ts'
import styles from './Desk.module.css'

/** The place "Textos": edits the words of the site in place. */
export function WordsPage() {
	const desk = useDesk()
	const { address, item, ownPage } = desk
	const file = ownPage?.isRemoved === true ? null : blockFileOf(item, address.language)
	const [pattern] = item.files
	const guide =
		ownPage === null && pattern?.startsWith('guides/') === true
			? { file: pattern.replace('*', address.language), title: '' }
			: undefined
	// On phones, tree and page are two screens.
	const isPageShown = !useMedia('(max-width: 900px)') || address.isChosen
	return (
		<section className={`frame ${styles['place']}`}>
			<DeskHeader drafts={desk.drafts} changes={desk.changes} isOpen={desk.edit !== null}>
				<NewPage language={address.language} />
			</DeskHeader>
			{guide !== undefined && isPageShown && <Translate page={guide} />}
			{ownPage?.isRemoved === false && <OwnPageBar page={ownPage} language={address.language} />}
			{file !== null && isPageShown && <BlocksPanel key={file} file={file} />}
			<DeskView desk={desk} />
		</section>
	)
}
