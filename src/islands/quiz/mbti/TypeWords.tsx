import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import type { EnergyProfile, MbtiType } from '#domain/quiz/mbti.ts'
import { EnergySection } from './EnergySection.tsx'
import { ResultWordsStatus } from './ResultWordsStatus.tsx'
import type { ResultWords } from './useResultWords.ts'

type Props = {
	words: ResultWords
	labels: MbtiResultLabels
	profile: EnergyProfile
	score: number
	type: MbtiType
}

/** What the type and its energy mean, or how far the loading of these texts is. */
export function TypeWords({ words, ...result }: Props) {
	const texts = words.words
	if (!texts) return <ResultWordsStatus words={words} labels={result.labels} />
	return (
		<>
			<p>{texts.types[result.type].description}</p>
			<EnergySection {...result} words={texts} />
		</>
	)
}
