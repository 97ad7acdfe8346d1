import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { ReleaseBuild } from '#contract/releases.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { cancelBuild } from '#islands/admin/settings/releases-api.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { HouseFront } from './HouseFront.tsx'
import type { Run } from './usePublishRun.ts'
import styles from './PublishPage.module.css'

/** Build duration on a machine with two cores, until a build was measured here. */
export const usualBuildSeconds = 20

/** Windows of the house, one for each page of this site, while their number is unknown. */
export const usualPages = 66

type Props = {
	run: Run
	build: ReleaseBuild | null
	/** Duration of the last build; null if unknown. */
	lastSeconds: number | null
}

type StepName = 'checks' | 'pages' | 'proof' | 'swap'

const stepNames = ['checks', 'pages', 'proof', 'swap'] as const satisfies readonly StepName[]

/** A publication in progress: each page lights a window; the door comes last. */
export function PublishRun({ run, build, lastSeconds }: Props) {
	const fail = useFailure()
	const { done, of } = build?.state === 'building' ? build : { done: usualPages, of: usualPages }
	const pages = Math.max(of ?? usualPages, done)
	const step = stepOf(build, done, of)
	return (
		<>
			<PlaceHeading>{words.run.title}</PlaceHeading>
			<div className={styles['run']}>
				<HouseFront windows={pages} lit={done} />
				<div>
					<p className={styles['say']} role="status">
						<b>{sayStep(step, done, of)}</b> {sayTime(run, lastSeconds ?? usualBuildSeconds)}
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
						{stepNames.map((name) => (
							<Step key={name} {...{ name, step, done, of }} />
						))}
					</ul>
					<p className="soft">{words.run.text}</p>
					<div className="actions">
						<Button tone="outline" onClick={() => void cancelBuild({}).catch(fail)}>
							{words.run.cancel}
						</Button>
					</div>
				</div>
			</div>
		</>
	)
}

type StepProps = { name: StepName; step: StepName; done: number; of: number | null }

function Step({ name, step, done, of }: StepProps) {
	const ahead = stepNames.indexOf(name) - stepNames.indexOf(step)
	const { steps } = words.run
	const state = ahead === 0 ? steps.now : ahead < 0 ? steps.done : steps.after
	const isCounted = name === 'pages' && ahead === 0 && of !== null && done > 0
	return (
		<li>
			<MiniWindow size="cell" level={ahead === 0 ? 50 : ahead < 0 ? 100 : 0} />
			<span>{steps[name]}</span>
			<span className="soft">
				{isCounted ? formatMessage('es', words.run.progress, { done, of }) : state}
			</span>
		</li>
	)
}

/** After the last page, all of them are checked; once no build is running, they are served. */
function stepOf(build: ReleaseBuild | null, done: number, of: number | null): StepName {
	if (build !== null && build.state !== 'building') return 'swap'
	return of !== null && of > 0 && done >= of ? 'proof' : 'pages'
}

function sayStep(step: StepName, done: number, of: number | null): string {
	if (step === 'proof') return words.run.proving
	if (step === 'swap') return words.run.swapping
	if (of === null || done === 0) return words.run.preparing
	return formatMessage('es', words.run.building, { of })
}

/** Estimated by the duration of the last build. A build started by somebody else has no known start. */
function sayTime({ id, startedAt }: Run, usualSeconds: number): string {
	if (id === null) return ''
	const elapsed = Math.round((Date.now() - startedAt) / 1_000)
	const left = usualSeconds - elapsed
	if (left <= 0) return formatMessage('es', words.run.late, { seconds: elapsed })
	// In steps of five, because it is no promise.
	return formatMessage('es', words.run.left, { seconds: Math.ceil(left / 5) * 5 })
}
