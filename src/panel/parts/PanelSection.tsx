import { type ReactNode, useId } from 'react'
import styles from './PanelSection.module.css'

type Props = { title: string; text?: string; children: ReactNode }

export function PanelSection({ title, text, children }: Props) {
	const id = useId()
	return (
		<section className={`reading ${styles['section']}`} aria-labelledby={id}>
			<div>
				<h2 id={id}>{title}</h2>
				{text && <p className="soft">{text}</p>}
			</div>
			<div>{children}</div>
		</section>
	)
}
