import type { ReactNode } from 'react'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { seriesPath } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import styles from '#features/letters/panel/Letters.module.css'

type Props = {
	/** The id of the series the letter is a step of. */
	series?: string | null
	status?: ReactNode
	/** Empty until the letter is loaded. */
	children?: ReactNode
}

export function LetterFrame({ series = null, status, children }: Props) {
	return (
		<section className={`frame ${styles['page']}`}>
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
