import { useDeferredValue, useMemo, useState } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { exportName, exportPieces } from '#domain/waitlist/export.ts'
import { isNarrowed, viewed } from '#domain/waitlist/view.ts'
import { saveFile } from '#islands/save-file.ts'
import { logOut, noteExport, SessionEnded } from './api.ts'
import { EraseButton } from './EraseButton.tsx'
import { Erasure, type Asked } from './Erasure.tsx'
import { fill } from './fill.ts'
import { Filters } from './Filters.tsx'
import { Growth } from './Growth.tsx'
import { ListHeader } from './ListHeader.tsx'
import { Records } from './Records.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import { State } from './State.tsx'
import { useRecords } from './useRecords.ts'
import { useRegistrations } from './useRegistrations.ts'
import { useView } from './useView.ts'
import type { Toasts } from './useToasts.ts'
import styles from './Waitlist.module.css'

type Props = {
	words: PanelWords
	toasts: Toasts
	onLeave: (isExpired: boolean) => void
}

/** The list and what can be done with it. */
export function Waitlist({
	words: { list: words, filters, erasure, growth, records, notices },
	toasts,
	onLeave,
}: Props) {
	const { list, progress, load } = useRegistrations((error) => {
		if (error instanceof SessionEnded) return onLeave(true)
		console.error(error)
		toasts.say(notices.loadFailed, 'bad')
	})
	const [view, changeView] = useView()
	// Typing goes first; a million rows are searched when there is time.
	const deferred = useDeferredValue(view)
	const shown = useMemo(() => viewed(list, deferred), [list, deferred])
	// The rows first, what is drawn of them when they are there.
	const drawn = useDeferredValue(useMemo(() => ({ list, rows: shown }), [list, shown]))
	const [asked, setAsked] = useState<Asked | null>(null)
	const recorded = useRecords()
	const isLoading = progress !== null

	function download() {
		const wanted = viewed(list, view)
		const pieces = [...exportPieces(list, wanted)]
		saveFile(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), exportName(new Date()))
		const text = fill(notices.exported.text, { n: wanted.length })
		toasts.say({ ...notices.exported, text })
		noteExport(wanted.length).then(recorded.read, console.error)
	}

	function refresh() {
		toasts.forgive()
		load()
		recorded.read()
	}

	function doneErasing(hasChanged: boolean) {
		setAsked(null)
		if (!hasChanged) return
		load()
		recorded.read()
	}

	async function leave() {
		try {
			await logOut()
			onLeave(false)
		} catch (error) {
			console.error(error)
			toasts.say(notices.unavailable, 'bad')
		}
	}

	return (
		<section className={`frame ${styles['waitlist']}`}>
			<ListHeader
				words={words}
				isLoading={isLoading}
				onDownload={download}
				onRefresh={refresh}
				onLeave={leave}
			/>
			<Filters list={list} view={view} onChange={changeView} words={filters} />
			<State progress={progress} all={list.length} shown={shown.length} words={words}>
				<EraseButton
					words={erasure}
					count={isNarrowed(view) ? shown.length : 0}
					isLoading={isLoading}
					onErase={() => setAsked({ list, rows: viewed(list, view) })}
				/>
			</State>
			<RegistrationTable
				list={list}
				rows={shown}
				words={words}
				view={view}
				onView={changeView}
				onErase={(row) => setAsked({ list, rows: [row] })}
			/>
			<Growth {...drawn} words={growth} />
			<Records words={records} mails={recorded.mails} entries={recorded.entries} />
			{asked && (
				<Erasure
					{...asked}
					words={erasure}
					toasts={toasts}
					onExpired={() => onLeave(true)}
					onDone={doneErasing}
				/>
			)}
		</section>
	)
}
