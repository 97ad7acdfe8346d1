import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import type { AuditLog } from './useAuditLog.ts'
import styles from './AccountPage.module.css'

const { audit: words } = accountWords

/** Search, action filter, and the download of the filtered log. */
export function AuditFilters({ log }: { log: AuditLog }) {
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
			<SelectField
				label={words.action}
				value={log.action}
				choices={[
					{ value: '', label: words.all },
					...Object.entries(words.actions).map(([value, label]) => ({ value, label })),
				]}
				onChange={(action) => log.change({ action })}
			/>
			<Button tone="outline" onClick={() => void log.download()}>
				{words.download}
			</Button>
		</search>
	)
}
