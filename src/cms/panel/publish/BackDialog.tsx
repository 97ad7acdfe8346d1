import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { ChangeList } from './ChangeList.tsx'
import { itemsOfChanges } from './change-titles.ts'
import { changedTexts } from './changed-texts.ts'
import { changesBackTo } from './publication-kind.ts'
import type { ShownValues } from './useShownValues.ts'

type Props = {
	list: PublicationList
	/** The version to restore, or `originalTexts`. */
	id: string
	/** It is the previous one, so the last publication is undone. */
	isUndo: boolean
	values: ShownValues
	onConfirm: () => void
	onCancel: () => void
}

/** Asks before publishing an earlier version again: its name, and the resulting changes. */
export function BackDialog({ list, id, isUndo, values, ...props }: Props) {
	const changes = changesBackTo(list.publications, id)
	const counts = { n: changedTexts(changes).length, items: itemsOfChanges(changes) }
	const { confirm } = words
	return (
		<ConfirmDialog
			title={titleOf(list, id, isUndo)}
			confirm={isUndo ? publishWords.done.undo : confirm.confirm}
			cancel={confirm.cancel}
			{...props}
		>
			<p>{formatMessage('es', confirm.changes, counts)}</p>
			{changes.length > 0 && (
				<Disclosure summary={confirm.see}>
					<ChangeList changes={changes} values={values} labels={confirm.diff} />
				</Disclosure>
			)}
			<p>{confirm.effect}</p>
			<p>{confirm.text}</p>
		</ConfirmDialog>
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
