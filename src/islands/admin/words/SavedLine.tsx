import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { statusOf } from './DeskHeader.tsx'
import type { Drafts } from './useWordQueue.ts'
import styles from './Desk.module.css'

type Props = {
	drafts: Pick<Drafts, 'state' | 'unsaved'>
	/** How many changes publishing would make. */
	changes: number
}

/** On phones, where the page takes the room of the header: that everything is saved, and the way to make it public. */
export function SavedLine({ drafts, changes }: Props) {
	const hasNews = drafts.state.savedAt > 0 || drafts.state.edits.size > 0
	return (
		<p className={styles['saved']}>
			<span role="status">{hasNews && statusOf(drafts, null)}</span>
			{changes > 0 && (
				<PanelLink href="/waitlist/textos/publicar">
					{formatMessage('es', words.publish, { n: changes })}
				</PanelLink>
			)}
		</p>
	)
}
