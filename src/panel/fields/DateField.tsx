import type { ComponentProps } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { useTyping } from './useTyping.ts'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type'> & {
	/** `2026-11-29`, or empty. */
	value: string
	onChange: (day: string) => void
}

const typingPauseMs = 800

/**
 * A day that filters what is shown. It is passed on once it is whole and typing pauses: while its year is typed, the
 * browser reports the years 2, 20 and 202.
 */
export function DateField({ value, onChange, ...field }: Props) {
	const [day, type] = useTyping(value, typingPauseMs, pass)

	function pass(next: string) {
		if (next !== value && (next === '' || next >= '2000')) onChange(next)
	}

	return (
		<Field
			{...field}
			type="date"
			value={day}
			onChange={(event) => type(event.target.value)}
			onBlur={() => pass(day)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') pass(day)
			}}
		/>
	)
}
