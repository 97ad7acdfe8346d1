import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Letter, letterDraft } from '#contract/letter.ts'
import { Refused } from '#islands/admin/api.ts'
import type { Change, Refusal } from '#islands/admin/autosave/autosave.ts'
import { useAutosave } from '#islands/admin/autosave/useAutosave.ts'
import { changeOf, type Draft, draftOf, isSameDraft } from './draft.ts'
import { letterQuery, saveLetter } from './letters-api.ts'

export type DraftState = {
	/** The content of the fields. */
	readonly draft: Draft
	/** The server's version of the letter. */
	readonly letter: Letter
	readonly status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
	/** When it was last saved (ISO 8601). */
	readonly savedAt: string
	/** Whether the words come from an earlier page. */
	readonly isRestored: boolean
	readonly change: (change: Partial<Draft>) => void
	readonly save: () => void
	/** Resolves a conflict with the server's version or this tab's. */
	readonly keep: (whose: 'theirs' | 'mine') => void
	/** The letter is deleted. */
	readonly discard: () => void
}

/** A draft that saves itself. */
export function useDraft(letter: Letter): DraftState {
	const { id } = letter
	const client = useQueryClient()
	const [{ unsaved }, autosave] = useAutosave<Draft>({
		scope: 'letter',
		parse: (value) => letterDraft.parse(value),
		isSame: isSameDraft,
		current: (key) => {
			const found = client.getQueryData(letterQuery(key).queryKey)
			return found && draftOf(found)
		},
		send: async ([change]) => (change ? await send(client, change) : new Map()),
	})
	const typed = unsaved.get(id)
	const draft = typed?.value ?? draftOf(letter)
	const status = typed?.status ?? 'saved'
	return {
		draft,
		letter,
		status: status === 'waiting' || status === 'wrong' ? 'unsaved' : status,
		savedAt: letter.updated_at,
		isRestored: typed?.isRestored === true,
		change: (change) => autosave.type(id, { ...draft, ...change }),
		save: () => void autosave.flush(),
		keep: (whose) => autosave.choose(id, whose),
		discard: () => autosave.drop(id),
	}
}

/** Saves a draft over the version it was made from. */
async function send(
	client: QueryClient,
	{ key, value, original }: Change<Draft>,
): Promise<ReadonlyMap<string, Refusal>> {
	const query = letterQuery(key)
	const letter = client.getQueryData(query.queryKey)
	const conflict = new Map([[key, { kind: 'conflict' } as const]])
	if (!letter || !isSameDraft(draftOf(letter), original)) return conflict
	try {
		client.setQueryData(query.queryKey, await saveLetter(changeOf(letter, value)))
		return new Map()
	} catch (error) {
		const field = error instanceof Refused ? error.refusal.field : undefined
		if (field !== 'version' && field !== 'state') throw error
		await client.fetchQuery(query)
		return conflict
	}
}
