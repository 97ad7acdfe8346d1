import { useState } from 'react'
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { SeriesChecks, SeriesStep } from '#contract/series.ts'
import { languageNames } from '#domain/pages/languages.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import { letterPath } from '#islands/admin/letters/letter-path.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { formatMessage } from '#words/format-message.ts'
import { DelayField } from './DelayField.tsx'
import { moveStep, removeStep } from './series-api.ts'
import { dayMinutes, describeDelay } from './step-delay.ts'
import { useSeriesAction } from './useSeriesAction.ts'
import styles from './Series.module.css'

const { steps: stepWords, checks: checkWords } = words

type Blocking = SeriesChecks[number]['blocking']

type Props = {
	step: SeriesStep
	/** Its place in the series, from 1. */
	number: number
	/** The day it reaches a person who gets no other letters. */
	expectedDay: number
	/** The checks that block it; null until read. */
	blocking: Blocking | null
	/** Whether the series was ever switched on, so that figures exist. */
	hasBegun: boolean
	isOn: boolean
}

/** A letter of a series: its time, its faults and its outcome. */
export function StepRow(props: Props) {
	const { step, number, expectedDay, blocking, hasBegun, isOn } = props
	const { run } = useSeriesAction()
	const [isRemoving, setIsRemoving] = useState(false)
	const saving = { action: words.action, done: words.saved }
	const isDelayed = expectedDay > Math.floor(step.delay_minutes / dayMinutes)
	return (
		<li>
			<MiniWindow level={levelOf(step, blocking)} />
			<div>
				<h3>
					<PanelLink href={letterPath(step)}>
						{step.name || formatMessage('es', stepWords.step, { n: number })}
					</PanelLink>
				</h3>
				<p>{conditionOf(step, blocking)}</p>
				{isDelayed && (
					<p className={styles['soft']}>
						{formatMessage('es', stepWords.expected, { n: expectedDay })}
					</p>
				)}
				{hasBegun && <p className={styles['soft']}>{figuresOf(step)}</p>}
			</div>
			<div>
				{isOn ? (
					<p>{describeDelay(step.delay_minutes)}</p>
				) : (
					<DelayField
						minutes={step.delay_minutes}
						isFirst={number === 1}
						onSave={(minutes) => void run(saving, () => moveStep(step.id, minutes))}
					/>
				)}
				{!isOn && (
					<TextButton
						aria-label={`${stepWords.remove}: ${step.name}`}
						onClick={() => setIsRemoving(true)}
					>
						{stepWords.remove}
					</TextButton>
				)}
			</div>
			{isRemoving && (
				<ConfirmDialog
					title={stepWords.removeTitle}
					confirm={stepWords.remove}
					cancel={lettersWords.cancel}
					onConfirm={() => {
						setIsRemoving(false)
						void run(saving, () => removeStep(step.id))
					}}
					onCancel={() => setIsRemoving(false)}
				>
					<p>{stepWords.removeText}</p>
				</ConfirmDialog>
			)}
		</li>
	)
}

function levelOf({ pause_reason }: SeriesStep, blocking: Blocking | null): number {
	if (pause_reason !== null) return 40
	return blocking !== null && blocking.length === 0 ? 100 : 0
}

/** Its languages, and whether it can be sent. */
function conditionOf({ languages, state, pause_reason }: SeriesStep, blocking: Blocking | null) {
	const written = languages.map((language) => languageNames[language]).join(', ')
	const condition = state === 'series' ? stepWords.running : readinessOf(blocking)
	const inWords = written === '' ? stepWords.noWords : written
	return `${inWords}. ${pause_reason === null ? condition : letterRunWords.run.reasons[pause_reason]}`
}

function readinessOf(blocking: Blocking | null): string {
	if (blocking === null) return ''
	if (blocking.length === 0) return stepWords.ready
	const what = blocking.map((name) => checkWords[name]).join(', ')
	return formatMessage('es', stepWords.missing, { what })
}

function figuresOf({ sent, waiting, refused, unsubscribed, returned, entrances }: SeriesStep) {
	return [
		formatMessage('es', stepWords.figures, {
			sent: formatNumber(sent),
			waiting: formatNumber(waiting),
			refused: formatNumber(refused),
			unsubscribed: formatNumber(unsubscribed),
		}),
		...(returned === null
			? []
			: [formatMessage('es', stepWords.returned, { n: formatNumber(returned) })]),
		...(entrances === null
			? []
			: [formatMessage('es', stepWords.entrances, { n: formatNumber(entrances) })]),
	].join('')
}
