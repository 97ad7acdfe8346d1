import { listWords as words } from '#content/panel/es/list.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { ListBody } from './ListBody.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListHeader } from './ListHeader.tsx'
import { useColumns } from './useColumns.ts'
import { useCountFocus } from './useCountFocus.ts'
import { useDownload } from './useDownload.tsx'
import { useErasure } from './useErasure.tsx'
import { useList } from './useList.ts'
import { useSegments } from './useSegments.tsx'
import styles from './ListPage.module.css'

/** The place "Lista": the registrations, searched, filtered, sorted and paged by the server. */
export function ListPage({ toasts, withProof, onExpired }: PlaceProps) {
	const list = useList(withProof, fail)
	const { page, status } = list
	const columns = useColumns(fail)
	const isLoading = status === 'loading'
	const { countRef, focusCountNext } = useCountFocus(isLoading)
	const count = page?.count ?? 0
	const isEmpty = page?.count === 0 && !list.isNarrowed && !isLoading

	const download = useDownload({
		words,
		list,
		toasts,
		withProof,
		chosen: columns.chosen ?? { columns: [], isInCsv: false },
		onFailure: fail,
	})
	const segments = useSegments({ words, list, toasts, onExpired })
	const erasure = useErasure({
		words: words.erasure,
		toasts,
		withProof,
		onExpired,
		onDone: () => {
			focusCountNext()
			list.reload()
		},
	})

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// The cursor of another order, or of a database that was restored.
		if (error instanceof Refused && error.refusal.field === 'cursor') {
			return list.showFirstPage()
		}
		console.error(error)
		toasts.show(words.notices.loadFailed, 'error')
	}

	function refresh() {
		toasts.dismissErrors()
		list.reload()
	}

	function showPage(cursor: string) {
		focusCountNext()
		list.showPage(cursor)
	}

	return (
		<section className={`frame ${styles['place']}`}>
			<ListHeader
				words={words.list}
				canDownload={count > 0}
				isDownloading={download.isDownloading}
				onDownload={download.download}
				onRefresh={refresh}
			/>
			{isEmpty ? (
				<ListEmpty words={words.empty} />
			) : (
				<ListBody
					words={words}
					list={list}
					columns={columns}
					segments={segments}
					erasure={erasure}
					countRef={countRef}
					onPage={showPage}
				/>
			)}
			{page && (
				<ListFoot
					words={words.foot}
					summary={list.summary}
					hasCountry={count > 0 && columns.chosen?.columns.includes('country') === true}
				/>
			)}
			{segments.segmentDialog}
			{erasure.erasureDialog}
			{download.downloadDialog}
		</section>
	)
}
