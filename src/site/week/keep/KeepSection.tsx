import { useState, type ReactNode } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import type { ToolSteps } from '#features/counts/rules/events.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { saveFile } from '#site/island/save-file.ts'
import { LineIcon } from '#site/week/plan/LineIcon.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { PictureFormat } from './draw-week.tsx'
import styles from './KeepSection.module.css'

type Props = {
	plan: WeekPlan
	words: WeekWords
	/** The site's name and the page's address, for the picture's signature. */
	sender: readonly [name: string, address: string]
	/** Links to the tool for the person who shares the week. */
	twoSheets: ReactNode
	trackStep: (step: ToolSteps['week']) => void
	/** Ways to save the week as a calendar. */
	children?: ReactNode
}

/** Ways to save the week. All are made in the page. */
export function KeepSection({ plan, words, sender, twoSheets, trackStep, children }: Props) {
	const [hasFailed, setHasFailed] = useState(false)
	const { keep } = words
	const savePicture = async (format: PictureFormat) => {
		setHasFailed(false)
		try {
			// The drawing code is loaded on demand.
			const [{ drawWeek }, { pictureOf }] = await Promise.all([
				import('./draw-week.tsx'),
				import('./picture.ts'),
			])
			const png = await drawWeek(pictureOf(plan, words, sender), format)
			saveFile(png, `${keep.picture.fileName}.png`)
			trackStep('picture_saved')
		} catch {
			setHasFailed(true)
		}
	}
	return (
		<section className={styles['keep']} data-no-print>
			<div className={`frame reading ${styles['columns']}`}>
				<h2>{keep.title}</h2>
				<ul className={styles['ways']}>
					<Way
						icon="link"
						text={
							<>
								{keep.link.text} {twoSheets}
							</>
						}
					>
						<CopyLink
							plan={plan}
							words={keep.link}
							look="text"
							onCopy={() => trackStep('linked')}
						/>
					</Way>
					{children}
					<Way icon="picture" text={keep.picture.text}>
						<TextButton onClick={() => void savePicture('wide')}>{keep.picture.label}</TextButton>
						<TextButton onClick={() => void savePicture('tall')}>
							{keep.picture.tallLabel}
						</TextButton>
						{hasFailed && <p role="alert">{keep.failed}</p>}
					</Way>
					<Way icon="print" text={keep.print.text}>
						<TextButton
							onClick={() => {
								trackStep('printed')
								print()
							}}
						>
							{keep.print.label}
						</TextButton>
					</Way>
				</ul>
			</div>
		</section>
	)
}

type WayProps = {
	icon: 'link' | 'calendar' | 'picture' | 'print'
	text: ReactNode
	children: ReactNode
}

/** One way to save the week: its buttons, and their result. */
export function Way({ icon, text, children }: WayProps) {
	return (
		<li>
			<LineIcon name={icon} />
			<div>
				<div className={`row ${styles['buttons']}`}>{children}</div>
				<p>{text}</p>
			</div>
		</li>
	)
}
