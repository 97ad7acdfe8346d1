import { useId } from 'react'
import { Field } from '#components/ui/Field.tsx'
import type { TagCounts } from '#contract/list-change.ts'
import { tagLimits } from '#domain/waitlist/tags.ts'

type Props = {
	label: string
	value: string
	/** The existing tags, which the browser suggests during typing. */
	known: TagCounts
	onType: (text: string) => void
	error?: string | undefined
	help?: string
}

/** A field for one tag. */
export function TagField({ label, value, known, onType, error, help }: Props) {
	const id = `tags${useId()}`
	return (
		<>
			<Field
				label={label}
				value={value}
				list={id}
				// Room for a # and spaces, which are removed.
				maxLength={tagLimits.maxLength + 10}
				autoComplete="off"
				autoCapitalize="none"
				error={error}
				help={help}
				onChange={(event) => onType(event.target.value)}
			/>
			<datalist id={id}>
				{known.map((tag) => (
					<option key={tag.value}>{tag.value}</option>
				))}
			</datalist>
		</>
	)
}
