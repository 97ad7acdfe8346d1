import { useCallback, useEffect, useState } from 'react'
import type { MbtiWords } from '#content/types/quiz.ts'
import { isMbtiWords } from './result-words.ts'

/** The words about the types: on their way, here, or not to be had until one asks again. */
export type ResultWords = {
	readonly words: MbtiWords | undefined
	readonly hasFailed: boolean
	readonly loadAgain: () => void
}

/**
 * Fetches the words as soon as the page is awake, so that nothing is loaded once the questions
 * begin. They are data beside the script because sixteen texts are a third of its size and a
 * visitor reads one.
 */
export function useResultWords(address: string): ResultWords {
	const [words, setWords] = useState<MbtiWords>()
	const [hasFailed, setHasFailed] = useState(false)
	const load = useCallback(() => {
		fetchWords(address).then(setWords, () => setHasFailed(true))
	}, [address])
	useEffect(load, [load])
	const loadAgain = () => {
		setHasFailed(false)
		load()
	}
	return { words, hasFailed, loadAgain }
}

async function fetchWords(address: string): Promise<MbtiWords> {
	const answer = await fetch(address)
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
	const words: unknown = await answer.json()
	if (!isMbtiWords(words)) throw new Error(`${address} answered other words`)
	return words
}
