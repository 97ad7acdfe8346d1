import { useCallback, useEffect, useState } from 'react'
import type { PageLanguage } from '#site-map/languages.ts'
import { loadTexts } from '#site/island/load-texts.ts'
import type { MbtiResults } from '#site/quiz/quiz.schema.ts'

export type ResultWords = ReturnType<typeof useResultWords>

/** Loads the result texts on hydration, so that nothing loads during the questions. */
export function useResultWords(language: PageLanguage) {
	const [words, setWords] = useState<MbtiResults>()
	const [hasFailed, setHasFailed] = useState(false)
	const load = useCallback(() => {
		loadTexts<MbtiResults>('mbtiResults', language).then(setWords, () => setHasFailed(true))
	}, [language])
	useEffect(load, [load])
	const retry = () => {
		setHasFailed(false)
		load()
	}
	/** `words` is undefined while loading and after a failure, until `retry` succeeds. */
	return { words, hasFailed, retry }
}
