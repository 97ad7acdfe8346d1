import { useCallback, useEffect, useState } from 'react'
import type { MbtiWords } from '#content/types/quiz.ts'
import { isMbtiWords } from './result-words.ts'

/** `words` is undefined while loading and after a failure, until `retry` succeeds. */
export type ResultWords = {
	readonly words: MbtiWords | undefined
	readonly hasFailed: boolean
	readonly retry: () => void
}

/**
 * Fetches the result texts when the island is hydrated, so that nothing is loaded during the questions. They are
 * not part of the script, because texts for 16 types would make it a third larger.
 */
export function useResultWords(address: string): ResultWords {
	const [words, setWords] = useState<MbtiWords>()
	const [hasFailed, setHasFailed] = useState(false)
	const load = useCallback(() => {
		fetchWords(address).then(setWords, () => setHasFailed(true))
	}, [address])
	useEffect(load, [load])
	const retry = () => {
		setHasFailed(false)
		load()
	}
	return { words, hasFailed, retry }
}

async function fetchWords(address: string): Promise<MbtiWords> {
	const response = await fetch(address)
	if (!response.ok) throw new Error(`${address} answered ${response.status}`)
	const words: unknown = await response.json()
	if (!isMbtiWords(words)) throw new Error(`${address} lacks some of the result texts`)
	return words
}
