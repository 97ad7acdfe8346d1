import { useState } from 'react'
import type { PanelColumns } from '#contract/panel-columns.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { useReading } from '#islands/admin/useReading.ts'
import words from '#content/messages/es/panel/list.yaml'
import { readColumns, saveColumns } from './list-api.ts'

const none: PanelColumns = { columns: [], isInCsv: false }

export type Columns = {
	/** Null until read. */
	readonly chosen: PanelColumns | null
	readonly choose: (columns: PanelColumns) => void
}

/** The account's optional columns. Without a response, the list is shown without them. */
export function useColumns(): Columns {
	const fail = useFailure(words.notices.loadFailed)
	const { data, status } = useReading('columns', { read: readColumns })
	const [changed, setChanged] = useState<PanelColumns | null>(null)

	function choose(columns: PanelColumns) {
		setChanged(columns)
		saveColumns(columns).catch(fail)
	}

	return { chosen: changed ?? data ?? (status === 'failed' ? none : null), choose }
}
