import type { Ref } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from './SheetBar.module.css'

type Props = {
	title: string
	close: string
	onClose: () => void
	heading: Ref<HTMLHeadingElement>
}

/** The title of a sheet, and its close button. */
export function SheetBar({ title, close, onClose, heading }: Props) {
	return (
		<div className={`row ${styles['bar']}`}>
			<h2 ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<TextButton onClick={onClose}>{close}</TextButton>
		</div>
	)
}
