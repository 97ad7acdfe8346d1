import { TextButton } from '#components/ui/TextButton.tsx'
import { listWords as words } from '#content/panel/list.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { EraseMatchingButton } from './EraseMatchingButton.tsx'
import { FailedMails } from './FailedMails.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFilters } from './ListFilters.tsx'
import { eraseMatching } from './list-api.ts'
import { filterOf } from './list-view.ts'
import { ListFoot } from './ListFoot.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NearAddresses } from './NearAddresses.tsx'
import { Pager } from './Pager.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import { useColumns } from './useColumns.ts'
import { useCountFocus } from './useCountFocus.ts'
import { useDownload } from './useDownload.tsx'
import { useErasure } from './useErasure.tsx'
import { useFailedMails } from './useFailedMails.ts'
import { useList } from './useList.ts'
import { useSegments } from './useSegments.tsx'
import styles from './ListPage.module.css'

/** The place "Lista": the registrations, searched, filtered, sorted and paged by the server. */
export function ListPage({ toasts, withProof, onExpired }: PlaceProps) {
	const list = useList(withProof, fail)
	const { page, view, status } = list
	const { chosen, choose } = useColumns(fail)
	const failedMails = useFailedMails()
	const isLoading = status === 'loading'
	const { countRef, focusCountNext } = useCountFocus(isLoading)
	const count = page?.count ?? 0
	const isEmpty = page?.count === 0 && !list.isNarrowed && !isLoading

	const download = useDownload({
		words,
		list,
		toasts,
		withProof,
		chosen: chosen ?? { columns: [], isInCsv: false },
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
			reload()
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

	/** Asks to erase all that match, on every page. */
	function eraseMatches() {
		const [only] = page?.rows ?? []
		if (only === undefined) return
		if (count === 1) return erasure.askForOne(only)
		const message = {
			filter: filterOf(view),
			count,
			...(list.search !== '' && { search: list.search }),
		}
		erasure.ask({ count, send: async () => await eraseMatching(message) })
	}

	function reload() {
		list.reload()
		failedMails.reload()
	}

	function refresh() {
		toasts.dismissErrors()
		reload()
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
				<>
					<ListFilters words={words} list={list} segments={segments} />
					<ListStatus words={words.list} list={list} countRef={countRef}>
						{chosen && <ColumnMenu words={words} chosen={chosen} onChoose={choose} />}
						{segments.isFiltered && (
							<TextButton onClick={segments.open}>
								{segments.chosen ? words.segments.change : words.segments.save}
							</TextButton>
						)}
						{list.isNarrowed && count > 0 && (
							<EraseMatchingButton
								words={words.erasure}
								count={count}
								isLoading={isLoading}
								onErase={eraseMatches}
							/>
						)}
					</ListStatus>
					<RegistrationTable
						words={words.list}
						page={chosen && page}
						added={chosen?.columns ?? []}
						sort={view.sort}
						isLoading={isLoading}
						onSort={(sort) => list.change({ sort })}
						onErase={erasure.askForOne}
					/>
					{page?.count === 0 && list.search !== '' && !isLoading && (
						<NearAddresses label={words.list.near} list={list} />
					)}
					{page && count > 0 && <Pager words={words.pager} page={page} onPage={showPage} />}
				</>
			)}
			{page && (
				<>
					<ListFoot
						words={words.foot}
						summary={list.summary}
						hasCountry={count > 0 && chosen?.columns.includes('country') === true}
					/>
					<FailedMails words={words.failedMails} mails={failedMails.mails} />
				</>
			)}
			{segments.segmentDialog}
			{erasure.erasureDialog}
			{download.downloadDialog}
		</section>
	)
}
