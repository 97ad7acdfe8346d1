import { Field } from '#components/ui/Field.tsx'
import { logFailure } from '#islands/admin/api.ts'
import { openPerson } from '#islands/admin/panel-address.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = { list: List }

/** Searches the list during typing; Enter on a whole address opens the person's page. */
export function ListSearch({ list }: Props) {
	const { text, type } = useTypedSearch(list.search, list.searchFor)

	async function openWholeAddress() {
		if (!text.includes('@')) return
		const found = await list.findPerson(text.trim()).catch(logFailure)
		if (found) openPerson(found)
	}

	return (
		<Field
			label={words.filters.search}
			type="search"
			value={text}
			maxLength={254}
			autoComplete="off"
			spellCheck={false}
			onChange={(event) => type(event.target.value)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') void openWholeAddress()
			}}
		/>
	)
}
