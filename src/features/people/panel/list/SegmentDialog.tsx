import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { describeFilter } from './describe-filter.ts'
import { filterOf, isSameFilter } from './list-view.ts'
import { deleteSegment, saveSegment, segmentsQuery } from './segment-api.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.segments

export function useSegments({ page, view }: List) {
	// The segments are read after the first page of rows, which matters more.
	const { data: saved = [] } = useQuery({ ...segmentsQuery(), enabled: page !== null })
	const filter = filterOf(view)
	return {
		saved,
		chosen: saved.find((segment) => isSameFilter(segment.filter, filter)),
		isFiltered: Object.keys(filter).length > 0,
	}
}

export type Segments = ReturnType<typeof useSegments>

type Props = { list: List; segments: Segments; onClose: () => void }

/** Saves the active filters as a new segment or in place of another one; renames or removes a segment. */
export function SegmentDialog({ list, segments: { saved, chosen }, onClose }: Props) {
	const { isBusy, run, fault } = useAction()
	const [name, setName] = useState(chosen?.name ?? '')
	const [target, setTarget] = useState(chosen?.id ?? '')
	const filter = filterOf(list.view)

	function choose(next: string) {
		setTarget(next)
		setName(saved.find((each) => each.id === next)?.name ?? '')
	}

	async function save() {
		const id = target === '' ? undefined : target
		await finish(words.saved, () => saveSegment({ id, name: name.trim(), filter }))
	}

	async function finish(done: Announcement, change: () => Promise<true>) {
		const beside = { count: words.tooMany, name: words.nameTaken }
		const options = { action: words.save, done, failed: words.failed, beside }
		if (await run(options, change)) onClose()
	}

	return (
		<ConfirmDialog
			title={chosen ? words.change : words.save}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={name.trim() === ''}
			onConfirm={() => void save()}
			onCancel={onClose}
		>
			<p>{describeFilter(filter, list.summary?.letters ?? [])}</p>
			{!chosen && saved.length > 0 && (
				<SelectField
					label={words.target}
					value={target}
					choices={[
						{ value: '', label: words.newSegment },
						...saved.map((each) => ({
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
				error={fault}
				onChange={(event) => setName(event.target.value)}
			/>
			{chosen && (
				<TextButton
					onClick={() => void finish(words.removed, () => deleteSegment({ id: chosen.id }))}
				>
					{words.remove}
				</TextButton>
			)}
		</ConfirmDialog>
	)
}
