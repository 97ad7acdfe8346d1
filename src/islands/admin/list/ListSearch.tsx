import { Field } from '#components/ui/Field.tsx'
import { openPerson } from '#islands/admin/panel-address.ts'
import { findPerson } from '#islands/admin/person/person-api.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = { list: List }

/** Searches the list during typing; Enter on a whole address opens the person's page. */
export function ListSearch({ list }: Props) {
	const { text, type } = useTypedSearch(list.search, list.searchFor)
	const { pathname } = location
	const { run } = useAction()

	async function openWholeAddress() {
		if (!text.includes('@')) return
		const found = await run({ action: words.list.find }, () => findPerson(text.trim()))
		if (found && location.pathname === pathname) openPerson(found)
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
