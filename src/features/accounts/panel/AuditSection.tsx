import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { auditPageSize } from '#features/accounts/messages/audit-entry.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { useAction } from '#panel/client/useAction.ts'
import { SearchField } from '#panel/fields/SearchField.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { Pager } from '#panel/parts/Pager.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { saveFile } from '#site/island/save-file.ts'
import { auditPageQuery, readAuditFile } from './account-api.ts'
import { AuditTable } from './AuditTable.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import styles from './AccountPage.module.css'

const {
	audit: words,
	notices: { loadFailed: failed },
} = accountWords

/** Changing the search or the filter leads back to the first page. */
export function AuditSection() {
	const { run } = useAction()
	const [filter, setFilter] = useState({ search: '', action: '' })
	/** Cursors of the pages up to the one shown; the first page has none. */
	const [cursors, setCursors] = useState<readonly string[]>([])
	const status = useRef<HTMLParagraphElement>(null)
	const conditions = Object.entries(filter).filter(([, value]) => value !== '')
	const query = new URLSearchParams(conditions)
	const cursor = cursors.at(-1)
	if (cursor !== undefined) query.set('cursor', cursor)
	const { data, isPlaceholderData } = useQuery({
		...auditPageQuery(String(query)),
		placeholderData: keepPreviousData,
		meta: { failure: failed },
	})
	const { entries = [], count: n = 0, next } = data ?? {}
	const first = cursors.length * auditPageSize + 1

	function change(changed: Partial<typeof filter>) {
		setFilter((before) => ({ ...before, ...changed }))
		setCursors([])
	}

	function turn(turned: readonly string[]) {
		setCursors(turned)
		status.current?.focus()
	}

	async function download() {
		const file = await run({ action: words.download, failed }, () =>
			readAuditFile(String(new URLSearchParams(conditions))),
		)
		if (file) saveFile(file, `registro_${utcDay(Date.now())}.csv`)
	}

	function range() {
		if (data === undefined || isPlaceholderData) return words.loading
		if (n === 0) return conditions.length > 0 ? words.noMatch : words.none
		return { first, last: first + entries.length - 1, n }
	}

	return (
		<PanelSection title={words.title} text={words.text}>
			<search className={styles['filters']}>
				<SearchField
					label={words.search}
					maxLength={100}
					search={filter.search}
					onSearch={(search) => change({ search })}
				/>
				<SelectField
					label={words.action}
					value={filter.action}
					choices={[
						{ value: '', label: words.all },
						...Object.entries(words.actions).map(([value, label]) => ({ value, label })),
					]}
					onChange={(action) => change({ action })}
				/>
				<Button tone="outline" onClick={() => void download()}>
					{words.download}
				</Button>
			</search>
			{entries.length > 0 && <AuditTable entries={entries} />}
			<Pager
				words={words.pager}
				range={range()}
				statusRef={status}
				onPrevious={cursors.length > 0 ? () => turn(cursors.slice(0, -1)) : undefined}
				onNext={next && !isPlaceholderData ? () => turn([...cursors, next]) : undefined}
			/>
		</PanelSection>
	)
}
