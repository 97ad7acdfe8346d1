import { useState } from 'react'
import type { PanelColumns } from '#contract/panel-columns.ts'
import { logFailure } from '#islands/admin/api.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readColumns, saveColumns } from './list-api.ts'

const none: PanelColumns = { columns: [], isInCsv: false }

export type Columns = {
	/** Null until read. */
	readonly chosen: PanelColumns | null
	readonly choose: (columns: PanelColumns) => void
}

/** The account's optional columns. Without a response, the list is shown without them. */
export function useColumns(onFailure: (error: unknown) => void): Columns {
	const { data, status } = useReading('columns', { read: readColumns, onFailure: logFailure })
	const [changed, setChanged] = useState<PanelColumns | null>(null)

	function choose(columns: PanelColumns) {
		setChanged(columns)
		saveColumns(columns).catch(onFailure)
	}

	return { chosen: changed ?? data ?? (status === 'failed' ? none : null), choose }
}
