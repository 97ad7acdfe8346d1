import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { useTool } from '#site/week/useTool.ts'
import styles from './SheetBar.module.css'

type Props = {
	title: string
	close: string
	onClose: () => void
}

export function SheetBar({ title, close, onClose }: Props) {
	const { heading } = useTool()
	return (
		<div className={`row ${styles['bar']}`}>
			<h2 ref={heading} tabIndex={-1} className="minor">
				{title}
			</h2>
			<TextButton onClick={onClose}>{close}</TextButton>
		</div>
	)
}
