import { useSyncExternalStore, type ReactNode } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import type { ToolSteps } from '#features/counts/rules/events.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { saveFile } from '#site/island/save-file.ts'
import { canShare, openShareSheet } from '#site/island/share-sheet.ts'
import { useTask } from '#site/island/useTask.ts'
import type { PictureSize } from '#site/art/picture-sizes.ts'
import { WeekIcon } from '#site/week/plan/WeekIcon.tsx'
import { CopyLink } from './CopyLink.tsx'
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
	const [hasFailed, run] = useTask()
	const { keep } = words
	const hasShareSheet = useSyncExternalStore(neverChanges, canShare, () => false)
	const passOn = (size: PictureSize, pass: (png: Blob) => Promise<void> | void) =>
		run(async () => {
			// The drawing code is loaded on demand.
			const { drawWeek } = await import('./draw-week.tsx')
			await pass(await drawWeek(plan, words, sender, size))
			trackStep('picture_saved')
		})
	const fileName = `${keep.picture.fileName}.png`
	const save = (png: Blob) => saveFile(png, fileName)
	// The address without the fragment, which holds the week.
	const share = (png: Blob) =>
		openShareSheet(png, fileName, keep.picture.shareText, location.origin + location.pathname)
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
						{(['link', 'post', 'story'] as const).map((size) => (
							<TextButton key={size} onClick={() => passOn(size, save)}>
								{keep.picture.labels[size]}
							</TextButton>
						))}
						{hasShareSheet && (
							<TextButton onClick={() => passOn('post', share)}>{keep.picture.share}</TextButton>
						)}
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

const neverChanges = () => () => {}

type WayProps = {
	icon: 'link' | 'calendar' | 'picture' | 'print'
	text: ReactNode
	children: ReactNode
}

/** One way to save the week: its buttons, and their result. */
export function Way({ icon, text, children }: WayProps) {
	return (
		<li>
			<WeekIcon name={`line-${icon}`} />
			<div>
				<div className={`row ${styles['buttons']}`}>{children}</div>
				<p>{text}</p>
			</div>
		</li>
	)
}
