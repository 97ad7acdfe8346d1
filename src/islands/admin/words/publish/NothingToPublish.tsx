import { Button } from '#components/ui/Button.tsx'
import type { PublicationList } from '#contract/word-publication.ts'
import { formatMoment } from '#islands/admin/account/format-moment.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { WaysOn } from './PublishEnd.tsx'
import styles from './PublishPage.module.css'

type Props = {
	/** Null until read. */
	history: PublicationList | null
	isBusy: boolean
	onUndo: () => void
}

/** Everything is public: shows since when, and links back. */
export function NothingToPublish({ history, isBusy, onUndo }: Props) {
	const [last] = history?.publications ?? []
	return (
		<>
			<PlaceHeading>{words.empty.title}</PlaceHeading>
			<div className={styles['empty']}>
				<p>{words.empty.text}</p>
				{last && (
					<>
						<p>
							{formatMessage('es', words.empty.last, {
								time: formatMoment(last.publishedAt),
								name: last.publishedBy,
							})}
						</p>
						<Button tone="outline" aria-busy={isBusy} onClick={onUndo}>
							{isBusy ? words.done.undoing : words.done.undo}
						</Button>
						<p className="soft">{words.done.undoText}</p>
					</>
				)}
				<WaysOn />
			</div>
		</>
	)
}
