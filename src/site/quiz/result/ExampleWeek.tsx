import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { cat, nearCrowd, reader, visitors } from '#site/art/windows/silhouettes.ts'
import { plant } from '#site/art/still-lifes.ts'
import { weekdayName } from '#values/dates/week.ts'
import type { QuizShared } from '#site/quiz/quiz.schema.ts'
import styles from './ExampleWeek.module.css'

type Event = keyof QuizShared['week']['events']

/** An example week for each battery level, Monday to Sunday: the energy left in the evening, and the evening's plan. */
const weeks: Record<20 | 40 | 60, readonly (readonly [level: number, event?: Event])[]> = {
	60: [[88], [66, 'dinner'], [78], [56, 'guests'], [70], [34, 'party'], [64, 'off']],
	40: [[78], [44, 'dinner'], [66, 'off'], [82], [34, 'party'], [58, 'off'], [86]],
	20: [[80], [84], [24, 'dinner'], [46, 'off'], [68, 'off'], [82], [90]],
}

const people = { dinner: visitors, guests: visitors, party: nearCrowd, off: reader } as const

type Props = { level: 20 | 40 | 60; words: QuizShared['week']['events']; language: string }

/** A week with as many evenings with people as fit the level. */
export function ExampleWeek({ level, words, language }: Props) {
	return (
		<ol className={styles['days']}>
			{weeks[level].map(([left, event], index) => (
				<li key={index}>
					<WindowPicture level={left}>
						<path fill="var(--glass)" d={event ? people[event] : index % 2 ? cat : plant} />
					</WindowPicture>
					<span>{weekdayName(index, language)}</span>
					{event && <em className={event === 'off' ? styles['off'] : undefined}>{words[event]}</em>}
				</li>
			))}
		</ol>
	)
}
