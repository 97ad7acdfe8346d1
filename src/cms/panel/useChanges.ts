import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { changedTexts } from './publish/changed-texts.ts'
import { changesQuery } from './publish/publish-api.ts'

/** The unpublished changes as listed in the place "Publicar", so that all numbers agree. */
export function useChanges() {
	const { data } = useQuery(changesQuery())
	const outdated = data?.outdated ?? []
	return {
		texts: useMemo(() => changedTexts(data?.changes ?? []), [data]),
		/** The texts that changes in one language made outdated in the others. */
		outdated,
		/** Whether a text, or in prose the part that contains it, is outdated. */
		isOutdated({ file, place }: WordAddress) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return outdated.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
