import type { RegistrationSummary } from '#features/people/messages/registration-page.ts'
import { tagLimits } from '#features/people/rules/tags.ts'
import { Combobox } from '#panel/combobox/Combobox.tsx'
import { formatNumber } from '#panel/format/format-number.ts'

type Props = {
	label: string
	value: string
	known: RegistrationSummary['tags']
	onType: (text: string) => void
	error?: string | undefined
	help?: string
}

export function TagField({ value, known, onType, ...field }: Props) {
	return (
		<Combobox
			{...field}
			kind="text"
			// Room for a # and spaces, which are removed.
			maxLength={tagLimits.maxLength + 10}
			choices={known.map((tag) => ({
				value: tag.value,
				label: tag.value,
				note: formatNumber(tag.count),
			}))}
			value={[value]}
			onChange={([text = '']) => onType(text)}
		/>
	)
}
