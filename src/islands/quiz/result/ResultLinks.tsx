import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { Link } from '#words/schemas/common.ts'
import type { QuizShared } from '#words/schemas/quiz.ts'
import styles from './ResultLinks.module.css'

type Props = {
	otherTest: Link
	links: QuizShared['links']
}

/** Links from a result to the tools and the other test. They pass nothing on. */
export function ResultLinks({ otherTest, links }: Props) {
	return (
		<ul className={styles['links']}>
			{[links.week, links.twoSheets, links.sayNo, otherTest].map(({ href, label }) => (
				<li key={href}>
					<MiniWindow level={50} />
					<a href={href}>{label}</a>
				</li>
			))}
		</ul>
	)
}
