import { useQuery } from '@tanstack/react-query'
import type { WordsBehind } from '#cms/messages/word-publication.ts'
import type { WordAddress } from '#cms/reader/rules/counterparts.ts'
import { behindQuery } from './words-api.ts'

/** A text made outdated by another language. */
export type Behind = WordsBehind['behind'][number]

export type Review = {
	/** Whether a text is outdated; in prose, its part counts too. */
	readonly isBehind: (address: WordAddress) => boolean
	readonly all: readonly Behind[]
}

const none: readonly Behind[] = []

/** The texts that changes in one language made outdated in the others. */
export function useReview(): Review {
	const { data } = useQuery(behindQuery())
	const all = data?.behind ?? none
	return {
		all,
		isBehind({ file, place }) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return all.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
