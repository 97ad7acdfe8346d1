import { Button } from '#components/ui/Button.tsx'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/result-labels.ts'
import type { ResultWords } from './useResultWords.ts'

/** Shown in place of the result texts while they are loading, or with a retry button if that failed. */
export function ResultWordsStatus({ words }: { words: ResultWords }) {
	if (!words.hasFailed) return <p role="status">{labels.wordsOnTheirWay}</p>
	return (
		<>
			<p role="status">{labels.noWords}</p>
			<Button tone="outline" onClick={words.retry}>
				{labels.tryAgain}
			</Button>
		</>
	)
}
