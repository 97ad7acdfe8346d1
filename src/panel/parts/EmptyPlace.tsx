import type { ReactNode } from 'react'
import Letterboxes from '#site/art/objects/letterboxes.svg?react'
import styles from '#panel/Panel.module.css'

type Props = { title: string; text: string; children?: ReactNode }

export function EmptyPlace({ title, text, children }: Props) {
	return (
		<div className={`pair ${styles['empty']}`}>
			<div>
				<p className="say" role="status">
					{title}
				</p>
				<p className="soft">{text}</p>
				{children}
			</div>
			<Letterboxes />
		</div>
	)
}
