import type { PlaceProps } from '#islands/admin/place-props.ts'
import { DeskHeader } from './DeskHeader.tsx'
import { DeskView } from './DeskView.tsx'
import { useDesk } from './useDesk.ts'
import styles from './Desk.module.css'

/** The place "Textos": edits the words of the site in place. */
export function WordsPage(props: PlaceProps) {
	const desk = useDesk(props)
	return (
		<section className={`frame ${styles['place']}`}>
			<DeskHeader drafts={desk.drafts} changes={desk.changes} isOpen={desk.edit !== null} />
			<DeskView desk={desk} />
		</section>
	)
}
