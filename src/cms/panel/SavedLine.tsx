import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { statusOf } from './WordsHeader.tsx'
import type { Drafts } from './useDrafts.ts'
import styles from './WordsPage.module.css'

type Props = {
	drafts: Pick<Drafts, 'state' | 'unsaved'>
	changes: number
}

/** On phones, where the page replaces the header: the save status, and the link to publish. */
export function SavedLine({ drafts, changes }: Props) {
	const hasNews = drafts.state.savedAt > 0 || drafts.state.unsaved.size > 0
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
