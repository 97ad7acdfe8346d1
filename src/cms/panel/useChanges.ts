import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { type ChangedText, changedTexts } from './publish/changed-texts.ts'
import { changesQuery } from './publish/publish-api.ts'

const none: readonly ChangedText[] = []

/** The unpublished changes as listed in the place "Publicar", so that all numbers agree. */
export function useChanges(): readonly ChangedText[] {
	const { data } = useQuery(changesQuery())
	return useMemo(() => (data ? changedTexts(data.changes) : none), [data])
}

export type Review = ReturnType<typeof useReview>

/** The texts that changes in one language made outdated in the others. */
export function useReview() {
	const { data: { outdated: all = [] } = {} } = useQuery(changesQuery())
	return {
		all,
		/** Whether a text is outdated, or in prose the part that contains it. */
		isBehind({ file, place }: WordAddress) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return all.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
