import { Button } from '#components/ui/Button.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { type LaunchPointName, launchState } from '#domain/launch/launch-points.ts'
import { failureHandler } from '#islands/admin/api.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import type { PlaceProps } from '#islands/admin/place-props.ts'
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
export function LaunchPage({ toasts, withProof, reloadFindings, onExpired }: PlaceProps) {
	const onFailure = failureHandler(onExpired, () => toasts.show(words.notices.loadFailed, 'error'))
	const reading = useReading('launch', { read: readLaunch, onFailure })
	const { data } = reading
	const settings = useReading('settings', { read: readSettings, onFailure })
	const change = () => {
		reading.reload()
		settings.reload()
		reloadFindings()
	}
	const acting = { toasts, withProof, onExpired, onChanged: change }

	return (
		<section className={`frame ${styles['place']}`} aria-busy={reading.status === 'loading'}>
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
							{name === 'test' && <TestMail {...acting} />}
							{hasSettings(name) && settings.data && (
								<LaunchSettings {...acting} group={name} all={settings.data.settings} />
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
