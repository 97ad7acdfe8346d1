import { useState } from 'react'
import { Segments } from '#site/ui/controls/Segments.tsx'
import type { ListChange } from '#features/people/messages/list-change.ts'
import { parseTag } from '#features/people/rules/tags.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { changeMatching } from './list/list-api.ts'
import { matchedBy } from './list/list-view.ts'
import type { List } from './list/useList.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { TagField } from './TagField.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

const words = listWords.tagging

type Props = {
	list: List
	onClose: () => void
	onStarted: (change: ListChange) => void
}

/** Asks for the tag to add to or remove from all people matching the filters. */
export function TagDialog({ list, onClose, onStarted }: Props) {
	const [act, setAct] = useState<'add' | 'remove'>('add')
	const [typed, setTyped] = useState('')
	const tag = parseTag(typed) ?? ''
	const tags = act === 'add' ? { add: [tag] } : { remove: [tag] }

	return (
		<ActionDialog
			title={formatMessage('es', words.ask, { n: list.page?.count ?? 0 })}
			words={words}
			options={{ action: words.open, refused: { conflict: words.changed } }}
			send={() => changeMatching({ kind: 'tags', ...matchedBy(list), ...tags })}
			isIncomplete={tag === ''}
			onClose={onClose}
			onDone={(begun) => begun?.change && onStarted(begun.change)}
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
					error={typed.trim() === '' || tag !== '' ? undefined : personWords.tags.invalid}
					onType={setTyped}
				/>
			</div>
		</ActionDialog>
	)
}
