import type { Ref } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { JobProgress } from '#islands/admin/people/JobProgress.tsx'
import type { ServerJob } from '#islands/admin/people/useServerJob.ts'
import type { Tagging } from '#islands/admin/people/useTagging.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { EraseMatchingButton } from './EraseMatchingButton.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NearAddresses } from './NearAddresses.tsx'
import { Pager } from './Pager.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import type { Columns } from './useColumns.ts'
import type { Erasure } from './useErasure.tsx'
import type { List } from './useList.ts'
import type { Segments } from './useSegments.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = {
	list: List
	columns: Columns
	segments: Segments
	erasure: Erasure
	listChange: ServerJob
	tagging: Tagging
	/** Takes the focus when another page is shown. */
	countRef: Ref<HTMLParagraphElement>
	onPage: (cursor: string) => void
}

/** Filters, the matching rows, and links to the other pages. */
export function ListBody(props: Props) {
	const { list, columns, segments, erasure, listChange, tagging, countRef, onPage } = props
	const { page, status, view } = list
	const { chosen, choose } = columns
	const isLoading = status === 'loading'
	return (
		<>
			<ListFilters list={list} segments={segments} />
			<ListStatus list={list} countRef={countRef}>
				{chosen && <ColumnMenu chosen={chosen} onChoose={choose} />}
				{segments.isFiltered && (
					<TextButton onClick={segments.open}>
						{segments.chosen ? words.segments.change : words.segments.save}
					</TextButton>
				)}
				{list.isNarrowed && tagging.count > 0 && (
					<TextButton onClick={tagging.open}>{words.tagging.open}</TextButton>
				)}
			</ListStatus>
			<JobProgress state={listChange} />
			<RegistrationTable
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
			{page && page.count > 0 && <Pager page={page} onPage={onPage} />}
			<EraseMatchingButton list={list} erasure={erasure} />
		</>
	)
}
