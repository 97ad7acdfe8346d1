import { useCallback, useEffect, useState } from 'react'
import type { PageLanguage } from '#site-map/languages.ts'
import { loadTexts } from '#site/island/load-texts.ts'
import type { MbtiResults } from '#site/quiz/quiz.schema.ts'

/** `words` is undefined while loading and after a failure, until `retry` succeeds. */
export type ResultWords = {
	readonly words: MbtiResults | undefined
	readonly hasFailed: boolean
	readonly retry: () => void
}

/** Loads the result texts on hydration, so that nothing loads during the questions. */
export function useResultWords(language: PageLanguage): ResultWords {
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
	return { words, hasFailed, retry }
}
