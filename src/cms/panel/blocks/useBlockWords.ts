import { useQueryClient } from '@tanstack/react-query'
import { type BlockForm, type BlockWords, blockWords } from '#cms/messages/page-blocks.ts'
import { useChecked } from '#cms/panel/pages/useChecked.ts'
import { blockAddress, blockFormQuery, blockKey, changeBlock, refreshBlocks } from './blocks-api.ts'

const queryOf = (key: string) => blockFormQuery(key).queryKey

/** The words of a block, which save themselves as a draft. */
export function useBlockWords(file: string, id: string, read: BlockForm) {
	const client = useQueryClient()
	return useChecked<BlockWords>(read.words, {
		scope: 'block',
		id: blockKey(file, id),
		parse: (value) => blockWords.parse(value),
		isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
		current: (key) => client.getQueryData<BlockForm>(queryOf(key))?.words,
		async send({ key, value: words, original: before }, options) {
			const { faults } = await changeBlock({ ...blockAddress(key), words, before }, options)
			if (faults.length > 0) return faults
			client.setQueryData<BlockForm>(queryOf(key), (form) => form && { ...form, words })
			void refreshBlocks(client)
			return faults
		},
		reload: (key) => client.refetchQueries({ queryKey: queryOf(key) }),
	})
}
