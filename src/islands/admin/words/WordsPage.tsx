import { DeskHeader } from './DeskHeader.tsx'
import { DeskView } from './DeskView.tsx'
import { OwnPageBar } from './pages/OwnPageBar.tsx'
import { useDesk } from './useDesk.ts'
import styles from './Desk.module.css'

/** The place "Textos": edits the words of the site in place. */
export function WordsPage() {
	const desk = useDesk()
	return (
		<section className={`frame ${styles['place']}`}>
			<DeskHeader drafts={desk.drafts} changes={desk.changes} isOpen={desk.edit !== null} />
			<OwnPageBar page={desk.ownPage} language={desk.address.language} />
			<DeskView desk={desk} />
		</section>
	)
}
