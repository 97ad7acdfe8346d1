import type { RegistrationFilter } from '#contract/registration-query.ts'
import type { Segment } from '#contract/segment.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.segments

type Props = {
	segments: readonly Segment[]
	/** The segment whose filter is active. */
	chosen: Segment | undefined
	/** Whether any filter is active. */
	isFiltered: boolean
	onChoose: (filter: RegistrationFilter) => void
}

/** Sets the filters to a segment's, or to none. */
export function SegmentSelect({ segments, chosen, isFiltered, onChoose }: Props) {
	const unsaved = { value: 'unsaved', label: words.unsaved }
	const isUnsaved = isFiltered && !chosen
	return (
		<SelectField
			label={words.label}
			value={chosen?.id ?? (isFiltered ? unsaved.value : '')}
			choices={[
				{ value: '', label: words.everyone },
				...(isUnsaved ? [unsaved] : []),
				...segments.map(({ id, name, count }) => ({
					value: id,
					label: `${name} (${formatNumber(count)})`,
				})),
			]}
			onChange={(id) => onChoose(segments.find((each) => each.id === id)?.filter ?? {})}
		/>
	)
}
