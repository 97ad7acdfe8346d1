import type { ReactNode } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import styles from './TermList.module.css'

type Term = {
	name: string
	text: ReactNode
	/** The level of the window icon beside the name, in percent. */
	level?: number
	/** The previous name of the term, shown above it with a dark window icon. */
	insteadOf?: string
}

export function TermList({ terms }: { terms: readonly Term[] }) {
	return (
		<dl className={styles['terms']}>
			{[...terms.entries()].map(([order, { name, text, level, insteadOf }]) => (
				<div
					key={order}
					className={`ruled-row ${level !== undefined && !insteadOf ? styles['lit'] : ''}`}
				>
					{insteadOf && (
						<dt className={`beside ${styles['old']}`}>
							<MiniWindow level={0} />
							<span>{insteadOf}</span>
						</dt>
					)}
					<dt className="beside">
						{level !== undefined && <MiniWindow level={level} />}
						<span>{name}</span>
					</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	)
}
