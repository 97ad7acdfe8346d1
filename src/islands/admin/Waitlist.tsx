import { useDeferredValue, useMemo } from 'react'
import { listWords as words } from '#content/panel/list.ts'
import { isNarrowed, viewed } from '#domain/waitlist/view.ts'
import { SessionEnded } from './api.ts'
import { EraseButton } from './EraseButton.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { Filters } from './Filters.tsx'
import { Growth } from './Growth.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListStatus } from './ListStatus.tsx'
import { Records } from './Records.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import { useRecords } from './useRecords.ts'
import { useRegistrations } from './useRegistrations.ts'
import { useView } from './useView.ts'
import { useWaitlistActions } from './useWaitlistActions.ts'
import type { PlaceProps } from './place-props.ts'
import styles from './Waitlist.module.css'

/** The list of registrations with its actions, its charts and the server's records. */
export function Waitlist({ toasts, onExpired }: PlaceProps) {
	const { notices } = words
	const { list, progress, load } = useRegistrations((error) => {
		if (error instanceof SessionEnded) return onExpired()
		console.error(error)
		toasts.show(notices.loadFailed, 'error')
	})
	const [view, changeView] = useView()
	const records = useRecords()
	// Keeps typing responsive while a large list is searched.
	const deferredView = useDeferredValue(view)
	const rows = useMemo(() => viewed(list, deferredView), [list, deferredView])
	// The table is rendered first, the charts afterwards.
	const charted = useDeferredValue(useMemo(() => ({ list, rows }), [list, rows]))
	const reload = { reloadList: load, reloadRecords: records.reload }
	const actions = useWaitlistActions({ list, view, notices, toasts, ...reload })
	const isLoading = progress !== null

	return (
		<section className={`frame ${styles['waitlist']}`}>
			<ListHeader
				words={words.list}
				isLoading={isLoading}
				onDownload={actions.download}
				onRefresh={actions.refresh}
			/>
			<Filters list={list} view={view} onChange={changeView} words={words.filters} />
			<ListStatus progress={progress} all={list.length} shown={rows.length} words={words.list}>
				<EraseButton
					words={words.erasure}
					count={isNarrowed(view) ? rows.length : 0}
					isLoading={isLoading}
					onErase={actions.eraseFiltered}
				/>
			</ListStatus>
			<RegistrationTable
				{...{ list, rows, view }}
				words={words.list}
				onView={changeView}
				onErase={actions.eraseRow}
			/>
			<Growth {...charted} words={words.growth} />
			<Records words={words.records} mails={records.mails} entries={records.entries} />
			{actions.pendingErasure && (
				<ErasureDialog
					{...actions.pendingErasure}
					words={words.erasure}
					toasts={toasts}
					onExpired={onExpired}
					onDone={actions.finishErasure}
				/>
			)}
		</section>
	)
}
