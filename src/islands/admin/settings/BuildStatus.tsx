import type { PageStatus, ReleaseBuild } from '#contract/releases.ts'
import { isStorable } from '#domain/settings/storable-settings.ts'
import { formatMessage } from '#words/format-message.ts'
import settingWords from '#content/messages/es/panel/settings.yaml'
import words from '#content/messages/es/panel/releases.yaml'
import { FailedBuild } from './FailedBuild.tsx'
import styles from './ReleaseStorey.module.css'

/** The progress of the pages, and why the last build failed. */
export function BuildStatus({ build, changed }: PageStatus) {
	const names = changed.map((name) => (isStorable(name) ? settingWords.fields[name].label : name))
	return (
		<div className={styles['status']}>
			<p role="status">
				{build.state === 'building'
					? progressOf(build)
					: names.length > 0
						? formatMessage('es', words.changed, { names: names.join(', ') })
						: words.current}
			</p>
			{build.state === 'building' && build.of !== null && (
				<progress aria-label={words.building.label} max={build.of} value={build.done} />
			)}
			{build.state === 'failed' && <FailedBuild {...build} />}
		</div>
	)
}

function progressOf({ done, of }: Extract<ReleaseBuild, { state: 'building' }>): string {
	if (done === 0) return words.building.waiting
	return of === null
		? formatMessage('es', words.building.counted, { done })
		: formatMessage('es', words.building.progress, { done, of })
}
