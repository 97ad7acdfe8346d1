import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import styles from './LinkRow.module.css'

type Props = {
	href: string
	label: string
	text?: string
	/** Level of the window icon, 0 to 100. */
	level: number
}

export function LinkRow({ href, label, text, level }: Props) {
	return (
		<a className={`ruled-row ${styles['row']}`} href={href}>
			<MiniWindow level={level} />
			<span>
				<span className={styles['label']}>{label}</span>
				{text && <span className="small">{text}</span>}
			</span>
		</a>
	)
}
