import { type ComponentProps, useState } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Series, SeriesChecks, SeriesStep } from '#features/letters/messages/series.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { expectedDays, seriesLimits } from '#features/letters/series/rules/series.ts'
import { languageNames } from '#site-map/languages.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { letterPath } from '#panel/panel-address.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { addStep, moveStep, removeStep, useSeriesAction } from './series-api.ts'
import { dayMinutes, describeDelay, firstDelays } from './series-words.ts'
import styles from './Series.module.css'

const { steps: stepWords, checks: checkWords } = words

/** How many days after the last letter of the series a new letter is placed. */
const newDistanceDays = 7

type ListProps = {
	series: Series
	/** Null until read. */
	checks: SeriesChecks | null
}

export function StepList({ series, checks }: ListProps) {
	const { isBusy, save } = useSeriesAction()
	const { id, state, steps } = series
	const days = expectedDays(steps, letterLimits)

	function add() {
		const last = steps.at(-1)?.delay_minutes
		const day = last === undefined ? 0 : Math.floor(last / dayMinutes) + newDistanceDays
		save(() => addStep(id, day * dayMinutes))
	}

	return (
		<section className={styles['steps']} aria-labelledby="steps">
			<h2 id="steps">{stepWords.title}</h2>
			<ol>
				{steps.map((step, index) => (
					<StepRow
						key={`${step.id} ${step.delay_minutes}`}
						step={step}
						number={index + 1}
						expectedDay={days[index] ?? 0}
						blocking={checks?.find((each) => each.id === step.id)?.blocking ?? null}
						hasBegun={series.since !== null}
						isOn={state === 'on'}
					/>
				))}
			</ol>
			{state === 'off' && steps.length < seriesLimits.maxSteps && (
				<Button tone="outline" aria-busy={isBusy} onClick={add}>
					{stepWords.add}
				</Button>
			)}
		</section>
	)
}

type Blocking = SeriesChecks[number]['blocking']

type RowProps = {
	step: SeriesStep
	/** The letter's place in the series, from 1. */
	number: number
	/** The day, counted from the confirmation, on which the letter reaches a person who gets no other letters. */
	expectedDay: number
	/** The checks that block the letter; null until loaded. */
	blocking: Blocking | null
	/** Whether the series was ever switched on. Only then are there figures. */
	hasBegun: boolean
	isOn: boolean
}

function StepRow(props: RowProps) {
	const { step, number, expectedDay, blocking, hasBegun, isOn } = props
	const { save } = useSeriesAction()
	const isDelayed = expectedDay > Math.floor(step.delay_minutes / dayMinutes)
	return (
		<li>
			<MiniWindow level={levelOf(step, blocking)} />
			<div>
				<h3>
					<PanelLink href={letterPath(step.id)}>
						{step.name || formatMessage('es', stepWords.step, { n: number })}
					</PanelLink>
				</h3>
				<p>{conditionOf(step, blocking)}</p>
				{isDelayed && (
					<p className="help">{formatMessage('es', stepWords.expected, { n: expectedDay })}</p>
				)}
				{hasBegun && <p className="help">{outcomeOf(step)}</p>}
			</div>
			<div>
				{isOn ? (
					<p>{describeDelay(step.delay_minutes)}</p>
				) : (
					<DelayField
						minutes={step.delay_minutes}
						isFirst={number === 1}
						onSave={(minutes) => save(() => moveStep(step.id, minutes))}
					/>
				)}
				{!isOn && (
					<ConfirmedAction
						renderButton={(ask) => (
							<TextButton aria-label={`${stepWords.remove}: ${step.name}`} onClick={ask}>
								{stepWords.remove}
							</TextButton>
						)}
						title={stepWords.removeTitle}
						words={{ confirm: stepWords.remove, cancel: lettersWords.cancel }}
						options={{ action: words.action, done: words.saved, refused: words.refused }}
						send={() => removeStep(step.id)}
					>
						<p>{stepWords.removeText}</p>
					</ConfirmedAction>
				)}
			</div>
		</li>
	)
}

function levelOf({ pause_reason }: SeriesStep, blocking: Blocking | null): number {
	if (pause_reason !== null) return 40
	return blocking !== null && blocking.length === 0 ? 100 : 0
}

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

function outcomeOf({ sent, waiting, refused, unsubscribed, returned, entrances }: SeriesStep) {
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

const maxDays = seriesLimits.maxDelayMinutes / dayMinutes

type DelayProps = {
	minutes: number
	isFirst: boolean
	onSave: (minutes: number) => void
}

/** Sets when a letter is sent: the first letter at once or after a chosen delay, the others after a number of days. */
function DelayField({ minutes, isFirst, onSave }: DelayProps) {
	if (!isFirst) {
		return (
			<SavedField
				label={stepWords.days}
				type="number"
				inputMode="numeric"
				min={1}
				max={maxDays}
				required
				value={String(Math.floor(minutes / dayMinutes))}
				parse={(text) => {
					const days = Number(text)
					return Number.isInteger(days) && days >= 1 && days <= maxDays ? String(days) : null
				}}
				onSave={(days) => onSave(Number(days) * dayMinutes)}
			/>
		)
	}
	const choices = [...new Set([...firstDelays, minutes])]
	return (
		<SelectField
			label={stepWords.when}
			value={String(minutes)}
			choices={choices.map((each) => ({ value: String(each), label: describeDelay(each) }))}
			onChange={(value) => onSave(Number(value))}
		/>
	)
}

type SavedProps = ComponentProps<typeof Field> & {
	value: string
	/** Parses what was typed; null if it is invalid, so that the field is reset. */
	parse: (text: string) => string | null
	onSave: (value: string) => void
}

/** A field that is saved on blur or Enter. */
export function SavedField({ value, parse, onSave, ...field }: SavedProps) {
	const [typed, setTyped] = useState(value)

	function save() {
		const next = parse(typed)
		if (next === null) setTyped(value)
		else if (next !== value) onSave(next)
	}

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			<Field
				{...field}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={save}
			/>
		</form>
	)
}
