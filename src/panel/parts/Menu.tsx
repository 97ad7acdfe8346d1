import { type ReactNode, useId } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'

type Props = { label: string; children: ReactNode }

/** A button and its menu. The menu is a popover, so the browser closes it. */
export function Menu({ label, children }: Props) {
	const id = useId()
	return (
		<>
			<TextButton popoverTarget={id}>{label}</TextButton>
			<div className="menu" id={id} popover="auto" role="group" aria-label={label}>
				{children}
			</div>
		</>
	)
}
