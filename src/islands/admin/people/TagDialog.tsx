import { useState } from 'react'
import { Segments } from '#components/ui/Segments.tsx'
import { parseTag } from '#domain/waitlist/tags.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { TagField } from './TagField.tsx'
import type { Tagging } from './useTagging.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

const words = listWords.tagging

type Props = { tagging: Tagging }

/** Asks for the tag to add to or remove from all people matching the filters. */
export function TagDialog({ tagging }: Props) {
	const [act, setAct] = useState<'add' | 'remove'>('add')
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()

	function confirm() {
		const tag = parseTag(typed)
		if (tag === null) return setError(personWords.tags.invalid)
		tagging.confirm(act === 'add' ? { add: [tag] } : { remove: [tag] })
	}

	return (
		<ConfirmDialog
			title={formatMessage('es', words.ask, { n: tagging.count })}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={tagging.isBusy}
			isIncomplete={typed.trim() === ''}
			onConfirm={confirm}
			onCancel={tagging.close}
		>
			<p>{words.text}</p>
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
				known={tagging.known}
				error={error}
				onType={(text) => {
					setTyped(text)
					setError(undefined)
				}}
			/>
		</ConfirmDialog>
	)
}
