import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Segment } from '#contract/segment.ts'
import type { Series, SeriesChange } from '#contract/series.ts'
import { consentPurposes } from '#domain/waitlist/consent-version.ts'
import { maxNameLength } from '#islands/admin/letters/draft.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { audienceChoices, audienceOf, valueOf } from './audience.ts'
import { changeSeries, saveSeries } from './series-api.ts'
import { useSeriesAction } from './useSeriesAction.ts'
import styles from './Series.module.css'

const { draft: draftWords } = letterDraftWords

type Props = {
	series: Series
	segments: readonly Segment[]
}

/** The recipients and topic of a series. Nothing can be changed while it is switched on. */
export function SeriesFields({ series, segments }: Props) {
	const { run } = useSeriesAction()
	const { id, state, purpose } = series
	const onSave = (change: Omit<SeriesChange, 'id'>) =>
		void run({ action: words.action, done: words.saved }, () => saveSeries({ id, ...change }))
	return (
		<fieldset className={styles['fields']} disabled={state === 'on'}>
			<legend className="visually-hidden">{words.audience.label}</legend>
			<NameField key={series.name} series={series} />
			<SelectField
				label={words.audience.label}
				value={valueOf(series)}
				choices={audienceChoices(segments, series)}
				onChange={(value) => onSave(audienceOf(value))}
			/>
			<SelectField
				label={draftWords.purpose}
				value={purpose}
				choices={consentPurposes.map((value) => ({ value, label: draftWords.purposes[value] }))}
				onChange={(value) => onSave({ purpose: value })}
			/>
			<p className={styles['soft']}>
				{words.firstHelp}{' '}
				{state === 'off' && (
					<TextButton
						onClick={() =>
							void run({ action: words.action, done: words.saved }, () => changeSeries('first', id))
						}
					>
						{words.first}
					</TextButton>
				)}
			</p>
		</fieldset>
	)
}

type NameProps = { series: Series }

/** The name is saved on blur or Enter. */
function NameField({ series: { id, name } }: NameProps) {
	const { run } = useSeriesAction()
	const [typed, setTyped] = useState(name)

	function save() {
		const next = typed.trim()
		if (next === '') setTyped(name)
		else if (next !== name) {
			void run({ action: words.action, done: words.saved }, () => saveSeries({ id, name: next }))
		}
	}

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			<Field
				label={words.name}
				value={typed}
				maxLength={maxNameLength}
				autoComplete="off"
				onChange={(event) => setTyped(event.target.value)}
				onBlur={save}
			/>
		</form>
	)
}
