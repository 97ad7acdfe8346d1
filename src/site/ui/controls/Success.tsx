import type { ReactNode } from 'react'
import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import styles from './Success.module.css'

type Props = {
	title: string
	text: string
	/** Hidden until a script removes the attribute and moves the focus here. */
	hidden?: boolean
	/** Below the text. */
	more?: ReactNode
	children?: ReactNode
}

export function Success({ title, text, hidden, more, children }: Props) {
	return (
		<div className={styles['success']} hidden={hidden} role="status" tabIndex={-1}>
			<WindowPicture overflow="visible" level={100} forecast={97}>
				<Silhouette name="cat" />
			</WindowPicture>
			<div>
				<p className={styles['title']}>{title}</p>
				<p>{text}</p>
				{more}
			</div>
			<div className={styles['next']}>{children}</div>
		</div>
	)
}
