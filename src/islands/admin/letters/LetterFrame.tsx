import type { ReactNode } from 'react'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { seriesPath } from './series-path.ts'
import styles from './LetterFrame.module.css'

type Props = {
	/** The id of the series the letter is a step of. */
	series?: string | null
	/** Beside the link back to the list. */
	status?: ReactNode
	/** Empty until the letter is read. */
	children?: ReactNode
}

/** A page below the list of letters. */
export function LetterFrame({ series = null, status, children }: Props) {
	return (
		<section className={`frame ${styles['letter']}`}>
			<p className="crumb">
				<span className="soft">
					<PanelLink href="/waitlist/cartas">{lettersWords.title}</PanelLink>
					{series !== null && (
						<>
							{'\u00A0· '}
							<PanelLink href={seriesPath(series)}>{lettersWords.series}</PanelLink>
						</>
					)}
				</span>
				{status}
			</p>
			{children}
		</section>
	)
}
