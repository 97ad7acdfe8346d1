import { useId } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { accountWords } from '#content/panel/account.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { AuditLog } from './useAuditLog.ts'
import styles from './AccountPage.module.css'

const { audit: words } = accountWords

/** Search, action, and the file of what they leave. */
export function AuditFilters({ log }: { log: AuditLog }) {
	const id = useId()
	const { text, type } = useTypedSearch(log.search, (search) => log.change({ search }))
	return (
		<search className={styles['filters']}>
			<Field
				label={words.search}
				type="search"
				value={text}
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
					value={log.action}
					onChange={(event) => log.change({ action: event.target.value })}
				>
					<option value="">{words.all}</option>
					{Object.entries(words.actions).map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</div>
			<Button tone="outline" onClick={() => void log.download()}>
				{words.download}
			</Button>
		</search>
	)
}
