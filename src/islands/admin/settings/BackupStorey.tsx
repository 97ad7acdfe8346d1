import { Button } from '#components/ui/Button.tsx'
import { utcDay } from '#domain/dates/utc-day.ts'
import { retention } from '#domain/retention/retention.ts'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { readFile } from '#islands/admin/api.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { saveFile } from '#islands/save-file.ts'
import { formatMessage } from '#words/format-message.ts'
import settingsWords from '#content/messages/es/panel/settings.yaml'
import styles from './SettingsPage.module.css'

const { backup: words } = settingsWords

/** Downloads a backup of the whole site. */
export function BackupStorey() {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { erasureJournalDays: days, backupNights: nights } = retention

	async function download() {
		const { submit: action, failed, refused } = words
		const file = await run({ action, failed, refused }, () => readFile('/api/admin/backup'))
		if (file === null) return
		saveFile(file, `innervolt_${utcDay(Date.now())}.backup`)
		toasts.show(words.done)
	}

	return (
		<Storey title={words.title} text={words.text}>
			<div className={styles['backup']}>
				<p>{words.holds}</p>
				<p>{formatMessage('es', words.restore, { days })}</p>
				<p>{formatMessage('es', words.keep, { nights })}</p>
				<Button tone="outline" aria-busy={isBusy} onClick={() => void download()}>
					{words.submit}
				</Button>
				<p role="status" className="soft">
					{isBusy && words.making}
				</p>
			</div>
		</Storey>
	)
}
