import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { accountWords } from '#content/panel/account.ts'
import { auditPageSize } from '#contract/audit-entry.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { WithProof } from '#islands/admin/useProof.tsx'
import { saveFile } from '#islands/save-file.ts'
import { readAudit, readAuditFile } from './account-api.ts'
import { AuditTable } from './AuditTable.tsx'
import { Storey } from './Storey.tsx'
import styles from './AccountPage.module.css'

type Props = {
	withProof: WithProof
	onFailure: (error: unknown) => void
	/** When the account was last read. What was done before that is in the log. */
	readAt: number
}

const { audit: words } = accountWords

/** The audit log: searched, filtered, paged and downloaded. */
export function AuditStorey({ withProof, onFailure, readAt }: Props) {
	const [search, setSearch] = useState('')
	const [action, setAction] = useState('')
	/** Of the pages up to the one that is shown; the first page has none. */
	const [cursors, setCursors] = useState<readonly string[]>([])
	const status = useRef<HTMLParagraphElement>(null)
	const id = useId()
	const { text: typed, type } = useTypedSearch(search, (text) => {
		setSearch(text)
		setCursors([])
	})
	const filter = new URLSearchParams(
		Object.entries({ search, action }).filter(([, value]) => value !== ''),
	)
	const query = new URLSearchParams(filter)
	const cursor = cursors.at(-1)
	if (cursor !== undefined) query.set('cursor', cursor)
	const { data, reload } = useReading(String(query), { read: readAudit, onFailure })

	// Each change of the account adds a line.
	const isFirstReading = useRef(true)
	useEffect(() => {
		if (readAt === 0) return
		if (isFirstReading.current) isFirstReading.current = false
		else reload()
		// oxlint-disable-next-line react/exhaustive-deps -- `reload` is new in each rendering.
	}, [readAt])

	async function download() {
		try {
			const file = await withProof(words.download, () => readAuditFile(String(filter)))
			if (file) saveFile(file, `registro_${utcDay(Date.now())}.csv`)
			if (file) reload()
		} catch (error) {
			onFailure(error)
		}
	}

	function turn(changed: readonly string[]) {
		setCursors(changed)
		status.current?.focus()
	}

	const first = cursors.length * auditPageSize + 1
	const last = first + (data?.entries.length ?? 0) - 1
	const next = data?.next
	return (
		<Storey title={words.title} text={words.text}>
			<search className={styles['filters']}>
				<Field
					label={words.search}
					type="search"
					value={typed}
					maxLength={100}
					autoComplete="off"
					spellCheck={false}
					onChange={(event) => type(event.target.value)}
				/>
				<div>
					<label htmlFor={id}>{words.action}</label>
					<select
						className="input"
						id={id}
						value={action}
						onChange={(event) => {
							setAction(event.target.value)
							setCursors([])
						}}
					>
						<option value="">{words.all}</option>
						{Object.entries(words.actions).map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</div>
				<Button tone="outline" onClick={() => void download()}>
					{words.download}
				</Button>
			</search>
			{data && data.entries.length > 0 && <AuditTable entries={data.entries} />}
			<nav className={styles['pager']} aria-label={words.pager.label}>
				<p role="status" ref={status} tabIndex={-1}>
					{message()}
				</p>
				<Button
					tone="outline"
					disabled={cursors.length === 0}
					onClick={() => turn(cursors.slice(0, -1))}
				>
					{words.pager.previous}
				</Button>
				<Button tone="outline" disabled={!next} onClick={() => next && turn([...cursors, next])}>
					{words.pager.next}
				</Button>
			</nav>
		</Storey>
	)

	function message(): string {
		if (data === null) return words.loading
		if (data.count === 0) return filter.size === 0 ? words.none : words.noMatch
		return formatMessage(words.pager.lines, { first, last, n: data.count })
	}
}
