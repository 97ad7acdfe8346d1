import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { changedTexts } from './publish/changed-texts.ts'
import { changesQuery } from './publish/publish-api.ts'

/** The place "Publicar" shows the same list, so all numbers agree. */
export function useChanges() {
	const { data } = useQuery(changesQuery())
	const outdated = data?.outdated ?? []
	return {
		texts: useMemo(() => changedTexts(data?.changes ?? []), [data]),
		outdated,
		/** In prose, a text is outdated if its part is. */
		isOutdated({ file, place }: WordAddress) {
			const part = place.startsWith('#') ? place.split('/')[0] : undefined
			return outdated.some((each) => each.file === file && [place, part].includes(each.place))
		},
	}
}
