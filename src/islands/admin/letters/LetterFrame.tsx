import type { ReactNode } from 'react'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import styles from './LetterFrame.module.css'

type Props = {
	/** Beside the link back to the list. */
	status?: ReactNode
	/** Nothing until the letter is read. */
	children?: ReactNode
}

/** A page below the list of letters. */
export function LetterFrame({ status, children }: Props) {
	return (
		<section className={`frame ${styles['letter']}`}>
			<p className={styles['crumb']}>
				<PanelLink href="/waitlist/cartas">{lettersWords.title}</PanelLink>
				{status}
			</p>
			{children}
		</section>
	)
}
