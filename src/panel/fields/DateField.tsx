import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'

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
	const [typed, setTyped] = useState({ day: value, from: value })
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const day = typed.from === value ? typed.day : value

	function pass(next: string) {
		clearTimeout(timer.current)
		if (next !== value && (next === '' || next >= '2000')) onChange(next)
	}

	const passLater = useEffectEvent(pass)
	useEffect(() => {
		timer.current = setTimeout(() => passLater(day), typingPauseMs)
		return () => clearTimeout(timer.current)
	}, [day])

	return (
		<Field
			{...field}
			type="date"
			value={day}
			onChange={(event) => setTyped({ day: event.target.value, from: value })}
			onBlur={() => pass(day)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') pass(day)
			}}
		/>
	)
}
