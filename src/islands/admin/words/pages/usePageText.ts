import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnPageText, type PageText, pageText } from '#contract/own-pages.ts'
import type { CheckedFault } from '#contract/word-publication.ts'
import { Refused } from '#islands/admin/api.ts'
import type { Change, Refusal } from '#islands/admin/autosave/autosave.ts'
import { useAutosave } from '#islands/admin/autosave/useAutosave.ts'
import { invalidateChanges } from '#islands/admin/words/publish/publish-api.ts'
import { asSave } from '#islands/admin/words/words-api.ts'
import { changePage, pageTextQuery, refreshPages } from './pages-api.ts'

/** Longer than for a sentence, because the server checks the whole page. */
const delayMs = 1_500

const isSame = (one: PageText, other: PageText) =>
	one.body.trim() === other.body.trim() && JSON.stringify(one.front) === JSON.stringify(other.front)

/** The text of a page that the owner made, which saves itself as a draft. */
export function usePageText(file: string, read: OwnPageText) {
	const client = useQueryClient()
	const [faults, setFaults] = useState<readonly CheckedFault[]>([])
	const [state, autosave] = useAutosave<PageText>({
		scope: 'page',
		parse: (value) => pageText.parse(value),
		delayMs,
		isSame,
		current: (key) => client.getQueryData<OwnPageText>(pageTextQuery(key).queryKey),
		send: async ([change], isLeaving) =>
			change ? await asSave(send(client, change, { isLeaving, setFaults })) : new Map(),
	})
	const entry = state.unsaved.get(file)
	const { front, body } = entry?.value ?? read
	return {
		front,
		body,
		state,
		/** What kept it from being saved last; null if nothing did. */
		faults: entry && (faults.length > 0 || entry.status === 'wrong') ? faults : null,
		isConflict: entry?.status === 'conflict',
		change: (changed: Partial<PageText>) => autosave.type(file, { front, body, ...changed }),
		choose: (whose: 'mine' | 'theirs') => autosave.choose(file, whose),
	}
}

type Sending = { isLeaving: boolean; setFaults: (faults: readonly CheckedFault[]) => void }

async function send(
	client: QueryClient,
	{ key: file, value, original }: Change<PageText>,
	{ isLeaving, setFaults }: Sending,
): Promise<ReadonlyMap<string, Refusal>> {
	const { queryKey } = pageTextQuery(file)
	const read = client.getQueryData<OwnPageText>(queryKey)
	if (!read || !isSame(read, original)) return new Map([[file, { kind: 'conflict' }]])
	try {
		const change = { file, ...value, version: read.version }
		const { faults, version } = await changePage(change, { keepalive: isLeaving })
		setFaults(faults)
		if (faults.length > 0) return new Map([[file, { kind: 'wrong', faults: [] }]])
		client.setQueryData<OwnPageText>(queryKey, { ...value, version })
		void refreshPages(client)
		void invalidateChanges(client)
		return new Map()
	} catch (error) {
		const reason = error instanceof Refused ? error.refusal.error : ''
		if (reason !== 'conflict' && reason !== 'invalid' && reason !== 'too-large') throw error
		setFaults([])
		if (reason !== 'conflict') return new Map([[file, { kind: 'wrong', faults: [] }]])
		await client.refetchQueries({ queryKey })
		return new Map([[file, { kind: 'conflict' }]])
	}
}
