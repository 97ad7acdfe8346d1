import { TextButton } from '#components/ui/TextButton.tsx'
import { Pager } from '#islands/admin/Pager.tsx'
import type { RegistrationPage } from '#contract/registration-page.ts'
import { formatMessage } from '#words/format-message.ts'
import { JobProgress } from '#islands/admin/people/JobProgress.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { EraseMatchingButton } from './EraseMatchingButton.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NearAddresses } from './NearAddresses.tsx'
import { RegistrationTable } from './RegistrationTable.tsx'
import type { ListPlace } from './useListPlace.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = { place: ListPlace }

/** Filters, the matching rows, and links to the other pages. */
export function ListBody({ place }: Props) {
	const { list, columns, segments, erasure, tagging } = place
	const { page, isFetching: isLoading, view } = list
	const { chosen, choose } = columns
	return (
		<>
			<ListFilters list={list} segments={segments} />
			<ListStatus list={list} countRef={place.countRef}>
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
			<JobProgress state={place.listChange} />
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
			{page && page.count > 0 && <ListPager page={page} onPage={place.showPage} />}
			<EraseMatchingButton list={list} erasure={erasure} />
		</>
	)
}

type PagerProps = { page: RegistrationPage; onPage: (cursor: string) => void }

function ListPager({ page, onPage }: PagerProps) {
	const { offset, rows, count: n, previous, next } = page
	return (
		<Pager
			words={words.pager}
			onPrevious={previous === null ? undefined : () => onPage(previous)}
			onNext={next === null ? undefined : () => onPage(next)}
		>
			<p>
				{formatMessage('es', words.pager.rows, {
					first: offset + 1,
					last: offset + rows.length,
					n,
				})}
			</p>
		</Pager>
	)
}
