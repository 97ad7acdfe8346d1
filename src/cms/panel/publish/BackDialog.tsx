import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { PublicationList } from '#cms/messages/word-publication.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { ChangeList } from './ChangeList.tsx'
import { itemsOfChanges } from './change-names.ts'
import { changedTexts } from './changed-texts.ts'
import { changesBackTo, timeOf } from './publication-kind.ts'
import { publishAgain } from './publish-api.ts'

type Props = PublicationList & {
	/** A publication's ID, or `originalTexts`. */
	id: string
	onClose: () => void
}

export function BackDialog({ publications, id, onClose }: Props) {
	const changes = changesBackTo(publications, id)
	const time = timeOf(publications, id)
	const counts = { n: changedTexts(changes).length, items: itemsOfChanges(changes) }
	const { confirm } = words
	const { busy } = publishWords.notices
	return (
		<ActionDialog
			title={time === null ? confirm.original : formatMessage('es', confirm.title, { time })}
			words={confirm}
			options={{
				action: words.back,
				done: words.done,
				refused: { conflict: busy, 'not-found': busy },
			}}
			send={() => publishAgain({ id })}
			onClose={onClose}
		>
			<p>{formatMessage('es', confirm.changes, counts)}</p>
			{changes.length > 0 && (
				<Disclosure summary={confirm.see}>
					<ChangeList changes={changes} labels={publishWords.diff} />
				</Disclosure>
			)}
			<p>{confirm.effect}</p>
			<p>{confirm.text}</p>
		</ActionDialog>
	)
}
