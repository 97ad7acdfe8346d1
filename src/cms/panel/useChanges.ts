import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ChangedText, changedTexts } from './publish/changed-texts.ts'
import { changesQuery } from './publish/publish-api.ts'

const none: readonly ChangedText[] = []

/** The unpublished changes as listed in the place "Publicar", so that all numbers agree. */
export function useChanges(): readonly ChangedText[] {
	const { data } = useQuery(changesQuery())
	return useMemo(() => (data ? changedTexts(data.changes) : none), [data])
}
