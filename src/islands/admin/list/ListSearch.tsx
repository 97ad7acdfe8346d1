import { Field } from '#components/ui/Field.tsx'
import { openPerson } from '#islands/admin/panel-address.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = { list: List }

/** Searches the list during typing; Enter on a whole address opens the person's page. */
export function ListSearch({ list }: Props) {
	const { text, type } = useTypedSearch(list.search, list.searchFor)

	const fail = useFailure()

	async function openWholeAddress() {
		if (!text.includes('@')) return
		const found = await list.findPerson(text.trim()).catch(fail)
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
