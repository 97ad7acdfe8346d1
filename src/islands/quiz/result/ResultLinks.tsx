import type { Link } from '#content/types/page.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'

type Props = {
	otherTest: Link
	links: QuizLabels['links']
}

/** Links from a result to the other test and to the tools. They hand nothing over. */
export function ResultLinks({ otherTest, links }: Props) {
	return [otherTest, links.week, links.twoSheets, links.sayNo].map(({ href, label }) => (
		<p key={href}>
			<a href={href}>{label}</a>
		</p>
	))
}
