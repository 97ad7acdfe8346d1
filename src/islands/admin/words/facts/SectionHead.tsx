import type { ReactNode } from 'react'
import { type SectionName, sectionTitle } from './sections.ts'
import styles from './Facts.module.css'

type Props = { name: SectionName; text: string; count?: ReactNode }

/** The heading of a form, its description and its status. */
export function SectionHead({ name, text, count }: Props) {
	return (
		<>
			<div className={styles['head']}>
				<h2>{sectionTitle(name)}</h2>
				{count && <p>{count}</p>}
			</div>
			<p className={styles['text']}>{text}</p>
		</>
	)
}
