import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import {
	leavePage,
	leavePageRows,
	type LeaveRequest,
	leaveStates,
} from '#features/leave/messages/leave-list.ts'
import { getJson } from '#panel/client/api.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { readWithProof } from '#panel/login/useProof.tsx'
import { leavePath, navigate, usePanelAddress } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { EmptyPlace } from '#panel/parts/EmptyPlace.tsx'
import { Pager } from '#panel/parts/Pager.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import words from '#content/messages/es/panel/leave.yaml'
import { dueText } from './due-text.ts'
import styles from './LeavePage.module.css'

const path = '/waitlist/bajas'

const apiPath = '/api/admin/leave'

export function LeavePage() {
	const { withProof } = usePanel()
	const { query } = usePanelAddress()
	const given = new URLSearchParams(query)
	const state = leaveStates.find((each) => each === given.get('state')) ?? 'open'
	const offset = Number(given.get('offset')) || 0
	const search = searchOf(state, offset)
	const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
		queryKey: [apiPath, search],
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, words.readMore, () =>
				getJson(leavePage, apiPath + search, signal),
			),
		placeholderData: keepPreviousData,
		meta: { failure: words.failed },
	})

	return (
		<section className="frame place" aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className="say">{words.text}</p>
			<SelectField
				label={words.filter.label}
				value={state}
				choices={leaveStates.map((value) => ({ value, label: words.filter[value] }))}
				className={styles['filter']}
				onChange={(chosen) => navigate(path + searchOf(chosen, 0))}
			/>
			{data === undefined && !isError && <p role="status">{words.loading}</p>}
			{isError && (
				<Button tone="outline" onClick={() => void refetch()}>
					{words.retry}
				</Button>
			)}
			{data?.count === 0 && <EmptyPlace title={words.empty[state]} text={words.empty.text} />}
			{data && data.count > 0 && (
				<>
					<DataTable
						label={words.title}
						columns={[
							words.columns.number,
							{ label: words.columns.kind, isClear: true },
							{ label: words.columns.name, isClear: true },
							words.columns.received,
							{ label: words.columns.due, isClear: true },
						]}
						rows={data.rows.map((request) => ({
							id: request.id,
							cells: cellsOf(request, dataUpdatedAt),
						}))}
					/>
					{(offset > 0 || data.next !== null) && (
						<Pager
							words={words.pager}
							range={{ first: offset + 1, last: offset + data.rows.length, n: data.count }}
							onPrevious={
								offset === 0
									? undefined
									: () => navigate(path + searchOf(state, Math.max(0, offset - leavePageRows)))
							}
							onNext={
								data.next === null
									? undefined
									: () => navigate(path + searchOf(state, data.next ?? 0))
							}
						/>
					)}
				</>
			)}
		</section>
	)
}

function searchOf(state: string, offset: number): string {
	return `?${new URLSearchParams({ state, ...(offset > 0 && { offset: String(offset) }) })}`
}

function cellsOf(request: LeaveRequest, now: number): readonly ReactNode[] {
	const { id, number, kind, name, email, received_at } = request
	const due = dueText(request, now)
	return [
		<PanelLink key="number" className={styles['number']} href={leavePath(id)}>
			{number}
		</PanelLink>,
		words.kinds[kind],
		email === null ? <i key="name">{words.erased}</i> : `${name}, ${email}`,
		<span key="received" className={styles['number']}>
			{formatDateTime(received_at)}
		</span>,
		<span key="due" className="state">
			<MiniWindow size="cell" level={request.done_at === null ? 0 : 100} />
			<span className={due.isOverdue ? 'bad' : undefined}>{due.text}</span>
		</span>,
	]
}
