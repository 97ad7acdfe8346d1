import { useMemo } from 'react'
import { useReading } from '#islands/admin/useReading.ts'
import { type ChangedText, changedTexts } from './publish/changed-texts.ts'
import { readChanges } from './publish/publish-api.ts'

const none: readonly ChangedText[] = []

/**
 * The unpublished changes as listed in the place "Publicar", so that all numbers agree.
 *
 * @param revision changes with each saved change
 */
export function useChanges(revision: number): readonly ChangedText[] {
	const { data } = useReading('changes', { read: readChanges, revision })
	return useMemo(() => (data === null ? none : changedTexts(data.changes)), [data])
}
