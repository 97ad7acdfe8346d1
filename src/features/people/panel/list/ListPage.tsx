import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { ListChange } from '#features/people/messages/list-change.ts'
import { EmptyPlace } from '#panel/parts/EmptyPlace.tsx'
import { Menu } from '#panel/parts/Menu.tsx'
import { Pager } from '#panel/parts/Pager.tsx'
import { navigate } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { AddPersonDialog } from '#features/people/panel/AddressDialog.tsx'
import { describeChange } from '#features/people/panel/describe-change.ts'
import { JobProgress } from '#features/people/panel/JobProgress.tsx'
import { TagDialog } from '#features/people/panel/TagDialog.tsx'
import { type ServerJob, useServerJob } from '#features/people/panel/useServerJob.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { type Erasure, ErasureDialog, erasureOf } from './ErasureDialog.tsx'
import { changeMatching } from './list-api.ts'
import { matchedBy } from './list-view.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NearAddresses } from './NearAddresses.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import { SegmentDialog, useSegments } from './SegmentDialog.tsx'
import { useColumns } from './useColumns.ts'
import { type List, useList } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords

/** The place "Lista": the registrations; the server searches, filters, sorts and pages them. */
export function ListPage() {
	const client = useQueryClient()
	const { toasts } = usePanel()
	const list = useList()
	const { chosen, choose } = useColumns()
	const { countRef, focusCount } = useCountFocus()
	const change = useServerJob(showChanged)
	const [isAdding, setIsAdding] = useState(false)
	const { page, isNarrowed, isFetching } = list
	const count = page?.count ?? 0

	function showChanged(ended: ListChange | null) {
		if (ended !== null) toasts.show(describeChange(ended))
		if (ended?.kind === 'erasure') focusCount()
		void client.invalidateQueries()
	}

	function refresh() {
		toasts.dismissErrors()
		void client.invalidateQueries()
	}

	return (
		<section className="frame place">
			<header className={`head ${styles['head']}`}>
				<PlaceHeading>{words.list.title}</PlaceHeading>
				<div className="actions">
					<DownloadButton list={list} chosen={chosen ?? { columns: [], isInCsv: false }} />
					<Button tone="outline" onClick={refresh}>
						{words.list.refresh}
					</Button>
					<Menu label={words.list.more}>
						<TextButton onClick={() => setIsAdding(true)}>{words.adding.open}</TextButton>
						<TextButton onClick={() => navigate('/waitlist/importar')}>
							{words.importing.open}
						</TextButton>
					</Menu>
				</div>
			</header>
			{page?.count === 0 && !isNarrowed && !isFetching ? (
				<EmptyPlace title={words.empty.title} text={words.empty.text}>
					<ButtonLink tone="outline" href={words.empty.link.href}>
						{words.empty.link.label}
					</ButtonLink>
				</EmptyPlace>
			) : (
				<ListBody {...{ list, chosen, choose, change, countRef, focusCount }} />
			)}
			{page && (
				<ListFoot
					summary={list.summary}
					hasCountry={count > 0 && chosen?.columns.includes('country') === true}
				/>
			)}
			{isAdding && <AddPersonDialog onClose={() => setIsAdding(false)} />}
		</section>
	)
}

type BodyProps = { list: List; change: ServerJob } & ReturnType<typeof useColumns> &
	ReturnType<typeof useCountFocus>

function ListBody({ list, chosen, choose, change, countRef, focusCount }: BodyProps) {
	const segments = useSegments(list)
	const [asked, setAsked] = useState<'segment' | 'tags' | Erasure | null>(null)
	const { page, view, isNarrowed, isFetching } = list
	const count = page?.count ?? 0
	const close = () => setAsked(null)

	function pageAt(cursor: string | null) {
		if (cursor === null) return undefined
		return () => {
			focusCount()
			list.showPage(cursor)
		}
	}

	return (
		<>
			<ListFilters list={list} segments={segments} />
			<ListStatus list={list} countRef={countRef}>
				{chosen && <ColumnMenu chosen={chosen} onChoose={choose} />}
				{segments.isFiltered && (
					<TextButton onClick={() => setAsked('segment')}>
						{segments.chosen ? words.segments.change : words.segments.save}
					</TextButton>
				)}
				{isNarrowed && count > 0 && (
					<TextButton onClick={() => setAsked('tags')}>{words.tagging.open}</TextButton>
				)}
			</ListStatus>
			<JobProgress state={change} />
			<RegistrationTable
				page={chosen && page}
				added={chosen?.columns ?? []}
				sort={view.sort}
				isLoading={isFetching}
				onSort={(sort) => list.change({ sort })}
				onErased={focusCount}
			/>
			{page?.count === 0 && list.search !== '' && !isFetching && (
				<NearAddresses label={words.list.near} list={list} />
			)}
			{page && count > 0 && (
				<Pager
					words={words.pager}
					range={{ first: page.offset + 1, last: page.offset + page.rows.length, n: count }}
					onPrevious={pageAt(page.previous)}
					onNext={pageAt(page.next)}
				/>
			)}
			<EraseMatching list={list} onAsk={setAsked} />
			{asked === 'segment' && <SegmentDialog {...{ list, segments }} onClose={close} />}
			{asked === 'tags' && <TagDialog list={list} onClose={close} onStarted={change.start} />}
			{typeof asked === 'object' && asked && (
				<ErasureDialog
					erasure={asked}
					onClose={close}
					onDone={focusCount}
					onStarted={change.start}
				/>
			)}
		</>
	)
}

type EraseProps = { list: List; onAsk: (erasure: Erasure) => void }

/** Erases all rows that match the filter, on every page, after confirmation. */
function EraseMatching({ list, onAsk }: EraseProps) {
	const { confirm, confirmOne } = words.erasure
	const count = list.page?.count ?? 0
	const [only] = list.page?.rows ?? []
	if (!list.isNarrowed || only === undefined) return null
	const message = matchedBy(list)
	const all = { count, send: async () => await changeMatching({ kind: 'erasure', ...message }) }
	return (
		<p className={styles['erase']}>
			<TextButton
				disabled={list.isFetching}
				onClick={() => onAsk(count === 1 ? erasureOf(only) : all)}
			>
				{count === 1 ? confirmOne : formatMessage('es', confirm, { n: count })}
			</TextButton>
		</p>
	)
}

/** Moves the focus to the row count, because the focused row or pager button may be gone with the next rows. */
function useCountFocus() {
	const countRef = useRef<HTMLParagraphElement>(null)
	const [turn, setTurn] = useState(0)

	// Runs after the dialog has returned the focus to the button that opened it.
	useEffect(() => {
		if (turn > 0) countRef.current?.focus()
	}, [turn])

	return { countRef, focusCount: () => setTurn((before) => before + 1) }
}
