import type { ReactNode, Ref } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatClock } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.list

type Props = {
	list: List
	/** The row count, which takes the focus when another page of the list is shown. */
	countRef: Ref<HTMLParagraphElement>
	/** Actions on the rows shown. */
	children: ReactNode
}

export function ListStatus({ list, countRef, children }: Props) {
	const { page, summary, isFetching, isError, isNarrowed, dataUpdatedAt } = list
	return (
		<div className={`row ${styles['status']}`}>
			<p role="status" ref={countRef} tabIndex={-1}>
				{message()}
			</p>
			{isError && !isFetching && (
				<>
					{page && (
						<span className="soft">
							{formatMessage('es', words.readAt, { time: formatClock(dataUpdatedAt) })}
						</span>
					)}
					<TextButton onClick={() => void list.refetch()}>{words.retry}</TextButton>
				</>
			)}
			{isNarrowed && <TextButton onClick={list.clear}>{words.clear}</TextButton>}
			<div className={`row ${styles['end']}`}>{children}</div>
		</div>
	)

	function message(): string {
		if (isFetching) return words.loading
		if (page === null) return ''
		if (page.count === 0) return words.noMatch
		const isPart = isNarrowed && summary !== null
		const values = { n: page.count, total: summary?.count ?? 0 }
		return formatMessage('es', isPart ? words.countOf : words.count, values)
	}
}
