import { useQuery } from '@tanstack/react-query'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { testAddressQuery } from '#islands/admin/test-address-api.ts'
import { TestAddressForm } from '#islands/admin/TestAddressForm.tsx'
import { BackupStorey } from './BackupStorey.tsx'
import { settingsQuery } from './settings-api.ts'
import { WeeklyStorey } from './WeeklyStorey.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import words from '#content/messages/es/panel/settings.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './SettingsPage.module.css'

/** The place "Ajustes": settings of the server and the pages that are not fixed on the server. */
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
					<Storey {...shellWords.testAddress}>
						{address && <TestAddressForm address={address} className={styles['fields']} />}
					</Storey>
					<WeeklyStorey />
					<BackupStorey />
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}
