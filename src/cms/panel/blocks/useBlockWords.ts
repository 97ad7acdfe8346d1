import { useQueryClient } from '@tanstack/react-query'
import { type BlockForm, type BlockWords, blockWords } from '#cms/messages/page-blocks.ts'
import { faultsIn } from '#cms/panel/edit/FaultText.tsx'
import { refreshPages } from '#cms/panel/pages/pages-api.ts'
import { invalidateChanges } from '#cms/panel/publish/publish-api.ts'
import { catalogPath } from '#cms/panel/words-api.ts'
import type { Change } from '#panel/autosave/autosave.ts'
import { Refused } from '#panel/client/api.ts'
import { keepSaved } from '#panel/client/keep-saved.ts'
import { useAutosave } from '#panel/autosave/useAutosave.ts'
import { blockAddress, blockFormQuery, changeBlock, refreshBlocks } from './blocks-api.ts'

const queryOf = (key: string) => blockFormQuery(key).queryKey

/**
 * The words of a block or of an owner's guide, which the server checks as a whole, and which save themselves as a
 * draft.
 */
export function useBlockWords(key: string, read: BlockForm) {
	const client = useQueryClient()

	async function send(
		{ key: own, value: words, original: before }: Change<BlockWords>,
		isLeaving: boolean,
	) {
		const edit = { ...blockAddress(own), words, before }
		const { faults } = await changeBlock(edit, { keepalive: isLeaving })
		if (faults.length > 0) throw new Refused({ error: 'invalid', faults }, 'The block has faults')
		keepSaved(client, queryOf(own), (form) => form && { ...form, words })
		void refreshBlocks(client)
		void refreshPages(client)
		void invalidateChanges(client)
		void client.invalidateQueries({ queryKey: [catalogPath], refetchType: 'none' })
	}

	const [state, autosave] = useAutosave<BlockWords>({
		scope: 'block',
		parse: (value) => blockWords.parse(value),
		isSame: (one, other) => JSON.stringify(one, comparable) === JSON.stringify(other, comparable),
		current: (each) => client.getQueryData<BlockForm>(queryOf(each))?.words,
		isOneByOne: true,
		send: async ([change], isLeaving) => change && (await send(change, isLeaving)),
		reload: (each) => client.refetchQueries({ queryKey: queryOf(each) }),
	})
	const entry = state.unsaved.get(key)
	return {
		value: autosave.valueOf(key) ?? read.words,
		state,
		/** The faults that prevented the last save; null if there were none. */
		faults: entry?.refusal ? faultsIn(entry.refusal) : null,
		isConflict: entry?.status === 'conflict',
		change: (words: BlockWords) => autosave.type(key, words),
		choose: (whose: 'mine' | 'theirs') => autosave.choose(key, whose),
	}
}

/** The server stores the text of a guide without the spaces around it. */
function comparable(key: string, value: unknown): unknown {
	return key === 'body' && typeof value === 'string' ? value.trim() : value
}
