import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Button } from '#site/ui/controls/Button.tsx'
import { launchReport, type LaunchReport } from '#features/launch/messages/launch.ts'
import { launchState } from '#features/launch/rules/launch-points.ts'
import { resource } from '#panel/client/api.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { settingsQuery } from '#features/settings/panel/settings-api.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { LaunchWindows } from './LaunchWindows.tsx'
import { LaunchGroup, subjectNames } from './LaunchGroup.tsx'
import { LaunchTexts } from './LaunchTexts.tsx'
import { TestMail } from '#features/settings/panel/TestMail.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const launchQuery = resource(launchReport, '/api/admin/launch')

export function LaunchPage() {
	const meta = { failure: words.notices.loadFailed }
	const client = useQueryClient()
	const launch = useQuery({ ...launchQuery(), meta })
	const { data, isFetching } = launch
	const { data: settings } = useQuery({ ...settingsQuery(), meta })

	return (
		<section className="frame place" aria-busy={isFetching}>
			<div className="head">
				<PlaceHeading>{words.title}</PlaceHeading>
				<Button
					tone="outline"
					onClick={() => void client.invalidateQueries()}
					aria-busy={isFetching}
				>
					{words.again}
				</Button>
			</div>
			<p className={`say ${styles['lead']}`}>
				<b role="status">{sumOf(launch)}</b> {words.text}
			</p>
			{data ? (
				<div className={styles['work']}>
					<LaunchWindows {...data} />
					<div>
						{subjectNames.map((name) => (
							<LaunchGroup key={name} name={name} report={data} settings={settings?.settings}>
								{name === 'test' && <TestMail />}
							</LaunchGroup>
						))}
						<LaunchTexts texts={data.texts} />
					</div>
				</div>
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
