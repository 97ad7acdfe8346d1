import type { Link } from '#content/types/page.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'

type Props = {
	otherTest: Link
	links: QuizLabels['links']
	/** Battery level in percent: the planner's charge on Monday. */
	level: number
}

/** Links from a result to the other test and to the tools. */
export function ResultLinks({ otherTest, links, level }: Props) {
	const week = { ...links.week, href: `${links.week.href}#start=${level}` }
	return [otherTest, week, links.twoSheets, links.sayNo].map(({ href, label }) => (
		<p key={href}>
			<a href={href}>{label}</a>
		</p>
	))
}
