import { useQuery } from '@tanstack/react-query'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { settingsQuery } from './settings-api.ts'
import { WeeklyStorey } from './WeeklyStorey.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import words from '#content/messages/es/panel/settings.yaml'
import styles from './SettingsPage.module.css'

/** The place "Ajustes": settings of the server and the pages that are not fixed on the server. */
export function SettingsPage() {
	const { loadFailed: failure } = words.notices
	const { data, isFetching } = useQuery({ ...settingsQuery(), meta: { failure } })

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className={styles['lead']}>
				{words.text} <PanelLink href="/waitlist/lanzamiento">{words.launch}</PanelLink>
			</p>
			{data ? (
				<>
					<SettingsForm settings={data.settings} />
					<WeeklyStorey />
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}
