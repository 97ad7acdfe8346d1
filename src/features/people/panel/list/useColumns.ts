import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PanelColumns } from '#features/accounts/messages/panel-columns.ts'
import words from '#content/messages/es/panel/list.yaml'
import { columnsQuery, saveColumns } from './list-api.ts'

const none: PanelColumns = { columns: [], isInCsv: false }

/** The account's optional columns. If they cannot be loaded, the list is shown without them. */
export function useColumns() {
	const client = useQueryClient()
	const { data, isError } = useQuery(columnsQuery())
	const { mutate, variables, isPending } = useMutation({
		mutationFn: saveColumns,
		scope: { id: 'columns' },
		onMutate: (columns) => void client.setQueryData(columnsQuery().queryKey, columns),
		meta: { failure: words.notices.loadFailed },
	})
	return {
		/** Null until read. */
		chosen: (isPending ? variables : data) ?? (isError ? none : null),
		choose: (columns: PanelColumns) => mutate(columns),
	}
}
