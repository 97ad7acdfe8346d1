import type { ReactNode, Ref } from 'react'
import { SashWindow } from '#components/art/SashWindow.tsx'
import type { Battery } from './result-battery.ts'
import styles from './ResultFrame.module.css'

type Props = {
	battery: Battery
	kicker: string
	title: string
	/** One line below the heading. */
	line?: string | undefined
	heading: Ref<HTMLHeadingElement>
	/** Whether the children are rendered. */
	showsDetails: boolean
	/** The meaning of the result. */
	children: ReactNode
}

/** The opening of a result: its battery as a window in the wall, beside its name and meaning. */
export function ResultFrame({ battery, heading, showsDetails, children, ...words }: Props) {
	return (
		<section className={`wall ${styles['result']}`}>
			<div className={`frame ${styles['opening']}`}>
				<svg viewBox="0 0 120 224" role="img" aria-label={battery.label} data-settle>
					<SashWindow level={battery.level} forecast={battery.level}>
						<path fill="var(--glass)" d={battery.occupants.join('')} />
					</SashWindow>
				</svg>
				<div>
					<p className={styles['kicker']}>{words.kicker}</p>
					<h1 ref={heading} tabIndex={-1}>
						{words.title}
					</h1>
					{words.line && <p className={styles['line']}>{words.line}</p>}
					{showsDetails && children}
				</div>
			</div>
		</section>
	)
}
