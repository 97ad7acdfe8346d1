import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { changedTexts } from './publish/changed-texts.ts'
import { changesQuery } from './publish/publish-api.ts'

/** The unpublished changes, from the same list that the place "Publicar" shows, so that all numbers agree. */
export function useChanges() {
	const { data } = useQuery(changesQuery())
	const outdated = data?.outdated ?? []
	return {
		texts: useMemo(() => changedTexts(data?.changes ?? []), [data]),
		outdated,
		/** In prose, a text is outdated if the part that contains it is. */
		isOutdated({ file, place }: WordAddress) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return outdated.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
