import { Button } from '#site/ui/controls/Button.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { SearchField } from '#panel/fields/SearchField.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import type { AuditLog } from './useAuditLog.ts'
import styles from './AccountPage.module.css'

const { audit: words } = accountWords

/** Search, action filter, and the download of the filtered log. */
export function AuditFilters({ log }: { log: AuditLog }) {
	return (
		<search className={styles['filters']}>
			<SearchField
				label={words.search}
				maxLength={100}
				search={log.search}
				onSearch={(search) => log.change({ search })}
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
