import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { ListWords } from '#content/types/panel.ts'
import type { Segment } from '#contract/segment.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#islands/admin/format-message.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'

type Props = {
	words: ListWords['segments']
	/** The filters that are set, in words. */
	description: string
	/** The segment that has these filters; undefined if they are to be saved. */
	segment: Segment | undefined
	segments: readonly Segment[]
	/** What is wrong with the name. */
	error: string | undefined
	isBusy: boolean
	/** @param target the id of the segment to change; undefined for a new one */
	onSave: (name: string, target: string | undefined) => void
	onRemove: (id: string) => void
	onCancel: () => void
}

/** Saves the filters that are set as a segment, new or in place of another one; renames or removes a segment. */
export function SegmentDialog(props: Props) {
	const { words, description, segment, segments, error, isBusy, onSave, onRemove, onCancel } = props
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
			isBusy={isBusy}
			isIncomplete={name.trim() === ''}
			onConfirm={() => onSave(name.trim(), target || undefined)}
			onCancel={onCancel}
		>
			<p>{description}</p>
			{!segment && segments.length > 0 && (
				<SelectField
					label={words.target}
					value={target}
					choices={[
						{ value: '', label: words.newSegment },
						...segments.map((each) => ({
							value: each.id,
							label: formatMessage(words.replace, { name: each.name }),
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
				error={error}
				onChange={(event) => setName(event.target.value)}
			/>
			{segment && <TextButton onClick={() => onRemove(segment.id)}>{words.remove}</TextButton>}
		</ConfirmDialog>
	)
}
