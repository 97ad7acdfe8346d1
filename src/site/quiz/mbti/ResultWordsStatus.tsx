import { Button } from '#site/ui/controls/Button.tsx'
import type { MbtiLabels } from '#site/quiz/quiz.schema.ts'
import type { ResultWords } from './useResultWords.ts'

type Props = { words: ResultWords; labels: MbtiLabels }

export function ResultWordsStatus({ words, labels }: Props) {
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
