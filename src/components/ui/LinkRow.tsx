import { MiniWindow } from '#components/art/MiniWindow.tsx'
import styles from './LinkRow.module.css'

type Props = {
	href: string
	label: string
	text?: string
	/** How far the row's window is lit, 0 to 100. */
	level: number
}

/** One line of a list of links, with a small window that lights up under the pointer. */
export function LinkRow({ href, label, text, level }: Props) {
	return (
		<a className={styles['row']} href={href}>
			<MiniWindow level={level} />
			<span>
				<span className={styles['label']}>{label}</span>
				{text && <span className="small">{text}</span>}
			</span>
		</a>
	)
}
