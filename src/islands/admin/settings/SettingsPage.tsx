import { useState } from 'react'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { readSettings } from './settings-api.ts'
import { ReleaseStorey } from './ReleaseStorey.tsx'
import { WeeklyStorey } from './WeeklyStorey.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import words from '#content/messages/es/panel/settings.yaml'
import styles from './SettingsPage.module.css'

/** The place "Ajustes": settings of the server and the pages that are not fixed on the server. */
export function SettingsPage() {
	const [changes, setChanges] = useState(0)
	const reading = useReading('settings', {
		read: readSettings,
		failure: words.notices.loadFailed,
		revision: changes,
	})

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={reading.status === 'loading'}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className={styles['lead']}>
				{reading.data && reading.data.effect !== 'in-force'
					? words.pending[reading.data.effect]
					: words.text}{' '}
				<PanelLink href="/waitlist/lanzamiento">{words.launch}</PanelLink>
			</p>
			{reading.data ? (
				<>
					<SettingsForm
						settings={reading.data.settings}
						onChanged={() => setChanges((before) => before + 1)}
					/>
					<WeeklyStorey />
					<ReleaseStorey revision={changes} />
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}
