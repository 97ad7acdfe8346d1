import { useQuery } from '@tanstack/react-query'
import type { OutdatedText } from '#cms/messages/word-publication.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { changesQuery } from './publish/publish-api.ts'

export type Review = {
	/** Whether a text is outdated; in prose, its part also counts. */
	readonly isBehind: (address: WordAddress) => boolean
	readonly all: readonly OutdatedText[]
}

const none: readonly OutdatedText[] = []

/** The texts that changes in one language made outdated in the others. */
export function useReview(): Review {
	const { data } = useQuery(changesQuery())
	const all = data?.outdated ?? none
	return {
		all,
		isBehind({ file, place }) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return all.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
