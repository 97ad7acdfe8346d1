import type { ReactNode } from 'react'
import { RoofWithChimney } from '#site/art/windows/Roof.tsx'
import type { ScreenProps } from './screen.ts'
import styles from './Screens.module.css'

type Props = Pick<ScreenProps, 'heading'> & {
	title: string
	lede: string
	/** The place of the chimney, in percent of the roof. */
	chimney: string
	/** Shown above the title. */
	notice?: ReactNode
	/** The actions below the lede. */
	children?: ReactNode
}

export function Sky({ title, lede, heading, chimney, notice, children }: Props) {
	return (
		<section className={`sky ${styles['sky']}`}>
			<div className="frame above-roof">
				{notice}
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<p className={styles['lede']} data-no-print>
					{lede}
				</p>
				{children}
			</div>
			<RoofWithChimney at={chimney} />
		</section>
	)
}
