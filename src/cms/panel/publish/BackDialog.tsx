import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { ChangeList } from './ChangeList.tsx'
import { itemsOfChanges } from './change-titles.ts'
import { changedTexts } from './changed-texts.ts'
import { changesBackTo } from './publication-kind.ts'
import { publishAgain } from './publish-api.ts'
import type { ShownValues } from './useShownValues.ts'

type Props = {
	list: PublicationList
	/** The version to restore, or `originalTexts`. */
	id: string
	/** Whether that is the previous version, so that the last publication is undone. */
	isUndo: boolean
	values: ShownValues
	onClose: () => void
}

/** Asks before an earlier version is published again, and shows the resulting changes. */
export function BackDialog({ list, id, isUndo, values, onClose }: Props) {
	const changes = changesBackTo(list.publications, id)
	const counts = { n: changedTexts(changes).length, items: itemsOfChanges(changes) }
	const { confirm } = words
	const { busy } = publishWords.notices
	return (
		<ActionDialog
			title={titleOf(list, id, isUndo)}
			words={{ ...confirm, ...(isUndo && { confirm: publishWords.done.undo }) }}
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
					<ChangeList changes={changes} values={values} labels={confirm.diff} />
				</Disclosure>
			)}
			<p>{confirm.effect}</p>
			<p>{confirm.text}</p>
		</ActionDialog>
	)
}

function titleOf({ publications }: PublicationList, id: string, isUndo: boolean): string {
	const { confirm } = words
	const found = publications.find((each) => each.id === id)
	const [last] = publications
	if (isUndo && last !== undefined) {
		return formatMessage('es', confirm.undo, { time: formatDateTime(last.publishedAt) })
	}
	if (id === originalTexts || found === undefined) return confirm.original
	return formatMessage('es', confirm.title, { time: formatDateTime(found.publishedAt) })
}
