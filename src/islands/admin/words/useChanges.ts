import { useMemo } from 'react'
import { useReading } from '#islands/admin/useReading.ts'
import { type ChangedText, changedTexts } from './publish/changed-texts.ts'
import { readChanges } from './publish/publish-api.ts'

const none: readonly ChangedText[] = []

/**
 * What publishing would change, as the place "Publicar" lists it: so that every number says the same.
 *
 * @param revision another one after each change that was saved
 */
export function useChanges(
	revision: number,
	onFailure: (error: unknown) => void,
): readonly ChangedText[] {
	const { data } = useReading('changes', { read: readChanges, onFailure, revision })
	return useMemo(() => (data === null ? none : changedTexts(data.changes)), [data])
}
