import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { describeFilter } from './describe-filter.ts'
import type { Segments } from './useSegments.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const allWords = listWords

type Props = { segments: Segments }

/** Saves the active filters as a segment, new or replacing another; renames or removes a segment. */
export function SegmentDialog({ segments: state }: Props) {
	const { segments, chosen: segment } = state
	const words = allWords.segments
	const [name, setName] = useState(segment?.name ?? '')
	const [target, setTarget] = useState(segment?.id ?? '')

	function choose(next: string) {
		setTarget(next)
		setName(segments.find((each) => each.id === next)?.name ?? '')
	}

	return (
		<ConfirmDialog
			title={segment ? words.change : words.save}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={state.isBusy}
			isIncomplete={name.trim() === ''}
			onConfirm={() => state.save(name.trim(), target || undefined)}
			onCancel={state.close}
		>
			<p>{describeFilter(state.filter, state.letters)}</p>
			{!segment && segments.length > 0 && (
				<SelectField
					label={words.target}
					value={target}
					choices={[
						{ value: '', label: words.newSegment },
						...segments.map((each) => ({
							value: each.id,
							label: formatMessage('es', words.replace, { name: each.name }),
						})),
					]}
					onChange={choose}
				/>
			)}
			<Field
				label={words.name}
				value={name}
				maxLength={80}
				autoComplete="off"
				error={state.error}
				onChange={(event) => setName(event.target.value)}
			/>
			{segment && <TextButton onClick={() => state.remove(segment.id)}>{words.remove}</TextButton>}
		</ConfirmDialog>
	)
}
