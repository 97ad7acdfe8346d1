import type { ReactNode, Ref } from 'react'
import { Window } from '#components/art/Window.tsx'
import type { Battery } from './battery.ts'
import styles from './ResultFrame.module.css'

type Props = {
	battery: Battery
	kicker: string
	title: string
	/** One line under the heading, in the language of the house. */
	line?: string | undefined
	heading: Ref<HTMLHeadingElement>
	/** Without it the children wait. */
	isWhole: boolean
	children: ReactNode
}

/** The visitor's window on the wall, and beside it what the answers say. */
export function ResultFrame({ battery, heading, isWhole, children, ...words }: Props) {
	return (
		<section className={styles['result']}>
			<div className={styles['wall']}>
				<svg viewBox="0 0 120 224" role="img" aria-label={battery.label} data-settle>
					<Window level={battery.level} forecast={battery.level}>
						<path fill="var(--glass)" d={battery.company.join('')} />
					</Window>
				</svg>
			</div>
			<div className={styles['words']}>
				<p className={styles['kicker']}>{words.kicker}</p>
				<h1 ref={heading} tabIndex={-1}>
					{words.title}
				</h1>
				{words.line && <p className={styles['line']}>{words.line}</p>}
				{isWhole && children}
			</div>
		</section>
	)
}
