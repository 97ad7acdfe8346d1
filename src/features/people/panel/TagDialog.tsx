import { useState } from 'react'
import { Segments } from '#site/ui/controls/Segments.tsx'
import {
	currentListChange,
	type FilteredTags,
	type ListChange,
} from '#features/people/messages/list-change.ts'
import { postFor } from '#panel/client/api.ts'
import { parseTag } from '#features/people/rules/tags.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { matchedBy } from './list/list-view.ts'
import type { List } from './list/useList.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { TagField } from './TagField.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

const words = listWords.tagging

/** Starts changing the tags of all matching people, if their number is still the confirmed one. */
const tagMatching = (message: FilteredTags) =>
	postFor(currentListChange, '/api/admin/tags/filtered', message)

type Props = {
	list: List
	onClose: () => void
	/** The change continues in the background. */
	onStarted: (change: ListChange) => void
}

/** Asks for the tag to add to or remove from all people matching the filters. */
export function TagDialog({ list, onClose, onStarted }: Props) {
	const { isBusy, run } = useAction()
	const [act, setAct] = useState<'add' | 'remove'>('add')
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()
	const count = list.page?.count ?? 0

	async function confirm() {
		const tag = parseTag(typed)
		if (tag === null) return setError(personWords.tags.invalid)
		const onRefusal = (refusal: string) => {
			if (refusal === 'conflict') onClose()
			return false
		}
		const options = { action: words.open, refused: { conflict: words.changed }, onRefusal }
		const begun = await run(options, () =>
			tagMatching({ ...matchedBy(list), ...(act === 'add' ? { add: [tag] } : { remove: [tag] }) }),
		)
		if (begun === null) return
		onClose()
		if (begun.change) onStarted(begun.change)
	}

	return (
		<ConfirmDialog
			title={formatMessage('es', words.ask, { n: count })}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={typed.trim() === ''}
			onConfirm={() => void confirm()}
			onCancel={onClose}
		>
			<p>{words.text}</p>
			<div className="rows">
				<Segments
					name="tagging"
					legend={words.legend}
					choices={[
						{ value: 'add', label: words.add },
						{ value: 'remove', label: words.remove },
					]}
					value={act}
					onChange={setAct}
				/>
				<TagField
					label={words.tag}
					value={typed}
					known={list.summary?.tags ?? []}
					error={error}
					onType={(text) => {
						setTyped(text)
						setError(undefined)
					}}
				/>
			</div>
		</ConfirmDialog>
	)
}
