import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { cat, reader, visitors } from '#site/art/windows/silhouettes.ts'
import { plant, sunday } from '#site/art/still-lifes.ts'
import { type LineName, lineNames, type PartialSheet } from '#site/two-sheets/rules/sheet.ts'
import styles from './QuestionScreen.module.css'

const occupants: Readonly<Record<LineName, string>> = {
	size: reader,
	costsMost: plant,
	fills: cat,
	firstSign: visitors,
	wayBack: sunday,
	toHear: plant,
}

/** One window per line, lit once answered. Decorative: the counter states the progress in words. */
export function SixWindows({ answers }: { answers: PartialSheet }) {
	return (
		<div className={`frame ${styles['windows']}`} aria-hidden="true">
			{lineNames.map((line) => {
				const level = answers[line] === undefined ? 0 : 100
				return (
					<WindowPicture key={line} overflow="visible" level={level}>
						{level > 0 && <path fill="var(--glass)" d={occupants[line]} />}
					</WindowPicture>
				)
			})}
		</div>
	)
}
