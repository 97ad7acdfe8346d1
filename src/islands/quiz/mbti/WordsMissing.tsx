import { Button } from '#components/ui/Button.tsx'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/labels.ts'
import type { ResultWords } from './useResultWords.ts'

/** In the place of a type's words: what is the matter, and a way to ask again. */
export function WordsMissing({ words }: { words: ResultWords }) {
	if (!words.hasFailed) return <p role="status">{labels.wordsOnTheirWay}</p>
	return (
		<>
			<p role="status">{labels.noWords}</p>
			<Button tone="outline" onClick={words.loadAgain}>
				{labels.tryAgain}
			</Button>
		</>
	)
}
