import { useQuery } from '@tanstack/react-query'
import { Button } from '#site/ui/controls/Button.tsx'
import { utcDay } from '#values/dates/utc-day.ts'
import { retention } from '#values/retention.ts'
import { readFile } from '#panel/client/api.ts'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'
import { saveFile } from '#site/island/save-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { testAddressQuery } from '#panel/client/test-address-api.ts'
import { TestAddressForm } from '#panel/parts/TestAddressForm.tsx'
import { settingsQuery } from './settings-api.ts'
import { WeeklyMailSection } from './WeeklyMailSection.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import words from '#content/messages/es/panel/settings.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './SettingsPage.module.css'

/** The place "Ajustes": settings of the server and the pages. */
export function SettingsPage() {
	const { loadFailed: failure } = words.notices
	const { data, isFetching } = useQuery({ ...settingsQuery(), meta: { failure } })
	const { data: address } = useQuery(testAddressQuery())

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className={styles['lead']}>
				{words.text} <PanelLink href="/waitlist/lanzamiento">{words.launch}</PanelLink>
			</p>
			{data ? (
				<>
					<SettingsForm settings={data.settings} />
					<PanelSection {...shellWords.testAddress}>
						{address && <TestAddressForm address={address} className={styles['fields']} />}
					</PanelSection>
					<WeeklyMailSection />
					<BackupSection />
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}

function BackupSection() {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { erasureJournalDays: days, backupNights: nights } = retention

	async function download() {
		const { submit: action, failed, refused } = words.backup
		const file = await run({ action, failed, refused }, () => readFile('/api/admin/backup'))
		if (file === null) return
		saveFile(file, `innervolt_${utcDay(Date.now())}.backup`)
		toasts.show(words.backup.done)
	}

	return (
		<PanelSection title={words.backup.title} text={words.backup.text}>
			<div className={styles['backup']}>
				<p>{words.backup.holds}</p>
				<p>{formatMessage('es', words.backup.restore, { days })}</p>
				<p>{formatMessage('es', words.backup.keep, { nights })}</p>
				<Button tone="outline" aria-busy={isBusy} onClick={() => void download()}>
					{words.backup.submit}
				</Button>
				<p role="status" className="soft">
					{isBusy && words.backup.making}
				</p>
			</div>
		</PanelSection>
	)
}
