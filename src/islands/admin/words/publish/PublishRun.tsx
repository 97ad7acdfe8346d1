import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { ReleaseBuild } from '#contract/releases.ts'
import { logFailure } from '#islands/admin/api.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { cancelBuild } from '#islands/admin/settings/releases-api.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { HouseFront } from './HouseFront.tsx'
import type { Run } from './usePublishRun.ts'
import styles from './PublishPage.module.css'

/** How long a build takes on a machine with two cores. */
export const usualBuildSeconds = 20

/** Windows of the house as long as the number of pages is not known. */
const usualPages = 66

/** A publication on its way: one window per page lights, the door last. */
export function PublishRun({ run, build }: { run: Run; build: ReleaseBuild | null }) {
	const { done, of } = build?.state === 'building' ? build : { done: 0, of: null }
	const pages = Math.max(of ?? usualPages, done)
	return (
		<>
			<PlaceHeading>{words.run.title}</PlaceHeading>
			<div className={styles['run']}>
				<HouseFront windows={pages} lit={done} />
				<div>
					<p className={styles['say']} role="status">
						<b>
							{of === null ? words.run.preparing : formatMessage('es', words.run.building, { of })}
						</b>{' '}
						{formatMessage('es', words.run.left, { done, seconds: secondsLeft(run, done, pages) })}
					</p>
					<div
						className={styles['progress']}
						role="progressbar"
						aria-label={words.run.label}
						aria-valuemin={0}
						aria-valuemax={pages}
						aria-valuenow={done}
					>
						<i style={{ width: `${(done / pages) * 100}%` }} />
					</div>
					<ul className={styles['steps']}>
						<Step level={100} text={words.run.steps.checks} state={words.run.steps.done} />
						<Step
							level={50}
							text={words.run.steps.pages}
							state={
								of === null
									? words.run.steps.now
									: formatMessage('es', words.run.progress, { done, of })
							}
						/>
						<Step level={0} text={words.run.steps.swap} state={words.run.steps.after} />
					</ul>
					<p className={styles['soft']}>{words.run.text}</p>
					<div className={styles['acts']}>
						<Button tone="outline" onClick={() => void cancelBuild().catch(logFailure)}>
							{words.run.cancel}
						</Button>
					</div>
				</div>
			</div>
		</>
	)
}

function Step({ level, text, state }: { level: number; text: string; state: string }) {
	return (
		<li>
			<MiniWindow size="cell" level={level} />
			<span>{text}</span>
			<span className={styles['soft']}>{state}</span>
		</li>
	)
}

/** By the pages that are done, or else by what builds usually take. */
function secondsLeft({ startedAt }: Run, done: number, pages: number): number {
	const elapsedSeconds = (Date.now() - startedAt) / 1_000
	const left =
		done === 0 ? usualBuildSeconds - elapsedSeconds : (elapsedSeconds / done) * (pages - done)
	return Math.max(2, Math.round(left))
}
