import { Button } from '#components/ui/Button.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { type LaunchPointName, launchState } from '#domain/launch/launch-points.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { usePanel } from '#islands/admin/panel-context.ts'
import { readSettings } from '#islands/admin/settings/settings-api.ts'
import { type Reading, useReading } from '#islands/admin/useReading.ts'
import { formatMessage } from '#words/format-message.ts'
import { readLaunch } from './launch-api.ts'
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
	const { reloadFindings } = usePanel()
	const { loadFailed: failure } = words.notices
	const reading = useReading('launch', { read: readLaunch, failure })
	const { data } = reading
	const settings = useReading('settings', { read: readSettings, failure })
	const change = () => {
		reading.reload()
		settings.reload()
		reloadFindings()
	}

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={reading.status === 'loading'}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className={styles['lead']}>{words.text}</p>
			<div className={styles['bar']}>
				<p role="status">{sumOf(reading)}</p>
				<Button tone="outline" onClick={change} aria-busy={reading.status === 'loading'}>
					{words.again}
				</Button>
			</div>
			{data ? (
				<>
					{groups.map(([name, names]) => (
						<LaunchGroup key={name} name={name} names={names} report={data}>
							{name === 'test' && <TestMail onChanged={change} />}
							{hasSettings(name) && settings.data && (
								<LaunchSettings group={name} all={settings.data.settings} onChanged={change} />
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

function sumOf({ data, status }: Reading<LaunchReport>): string {
	if (status === 'loading') return words.checking
	if (status === 'failed' || data === null) return words.failed
	const open = data.points.filter((point) => launchState(point) === 'open')
	return formatMessage('es', words.open, { n: open.length })
}
