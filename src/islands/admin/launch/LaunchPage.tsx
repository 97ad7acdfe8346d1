import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Button } from '#components/ui/Button.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { type LaunchPointName, launchState } from '#domain/launch/launch-points.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { settingsQuery } from '#islands/admin/settings/settings-api.ts'
import { formatMessage } from '#words/format-message.ts'
import { launchQuery } from './launch-api.ts'
import { LaunchGroup } from './LaunchGroup.tsx'
import { hasSettings, LaunchSettings } from './LaunchSettings.tsx'
import { LaunchTexts } from './LaunchTexts.tsx'
import { TestMail } from './TestMail.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

/** The points by subject, in the recommended order. */
const groups = [
	['site', ['site', 'app']],
	['legal', ['operator', 'seller']],
	['mail', ['server', 'sender']],
	['dns', ['spf', 'dkim', 'dmarc', 'mx', 'ptr']],
	['test', ['test']],
	['backups', ['backups']],
] as const satisfies readonly (readonly [keyof typeof words.groups, readonly LaunchPointName[]])[]

/** The place "Lanzamiento": obstacles between the site and its first letter, and how to fix each. */
export function LaunchPage() {
	const meta = { failure: words.notices.loadFailed }
	const client = useQueryClient()
	const launch = useQuery({ ...launchQuery(), meta })
	const { data, isFetching } = launch
	const { data: settings } = useQuery({ ...settingsQuery(), meta })

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className={styles['lead']}>{words.text}</p>
			<div className={styles['bar']}>
				<p role="status">{sumOf(launch)}</p>
				<Button
					tone="outline"
					onClick={() => void client.invalidateQueries()}
					aria-busy={isFetching}
				>
					{words.again}
				</Button>
			</div>
			{data ? (
				<>
					{groups.map(([name, names]) => (
						<LaunchGroup key={name} name={name} names={names} report={data}>
							{name === 'test' && <TestMail />}
							{hasSettings(name) && settings && (
								<LaunchSettings group={name} all={settings.settings} />
							)}
						</LaunchGroup>
					))}
					<LaunchTexts texts={data.texts} />
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}

function sumOf({ data, isFetching, isError }: UseQueryResult<LaunchReport>): string {
	if (isFetching) return words.checking
	if (isError || !data) return words.failed
	const open = data.points.filter((point) => launchState(point) === 'open')
	return formatMessage('es', words.open, { n: open.length })
}
