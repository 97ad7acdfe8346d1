import { type SubmitEvent, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { ImportPreview, ImportRequest } from '#contract/people-import.ts'
import { dateOrders, importMeanings } from '#domain/waitlist/import-plan.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { questions: texts } = words

type Props = { preview: ImportPreview; state: Import }

/** Asks about unclear permissions and dates in a file. Unanswered questions are asked again. */
export function ImportQuestions({ preview, state }: Props) {
	const [meanings, setMeanings] = useState<
		readonly (ImportRequest['answers'][number]['meaning'] | '')[]
	>([])
	const [dates, setDates] = useState<NonNullable<ImportRequest['dates']> | ''>('')
	const { unknown, unclear_date: date } = preview

	function submit(event: SubmitEvent) {
		event.preventDefault()
		const answers = unknown.flatMap(({ column, value }, index) => {
			const meaning = meanings[index] ?? ''
			return meaning === '' ? [] : [{ column, value, meaning }]
		})
		setMeanings([])
		state.say({
			answers: [...state.request.answers, ...answers],
			dates: dates === '' ? state.request.dates : dates,
		})
	}

	return (
		<form className={styles['questions']} onSubmit={submit}>
			<h2>{texts.title}</h2>
			<p role="status">{texts.text}</p>
			{unknown.map(({ column, value, rows }, index) => (
				<SelectField
					key={`${column}=${value}`}
					label={
						value === null
							? formatMessage('es', texts.rest, { column, n: rows })
							: formatMessage('es', texts.value, { column, value, n: rows })
					}
					value={meanings[index] ?? ''}
					choices={[
						{ value: '', label: texts.unanswered },
						...importMeanings.map((meaning) => ({
							value: meaning,
							label: texts.meanings[meaning],
						})),
					]}
					onChange={(meaning) =>
						setMeanings(
							unknown.map((_each, other) => (other === index ? meaning : (meanings[other] ?? ''))),
						)
					}
				/>
			))}
			{date !== null && (
				<SelectField
					label={formatMessage('es', texts.date, { date })}
					value={dates}
					choices={[
						{ value: '', label: texts.unordered },
						...dateOrders.map((order) => ({ value: order, label: texts.orders[order] })),
					]}
					onChange={setDates}
				/>
			)}
			<Button type="submit" aria-busy={state.isBusy}>
				{words.preview.button}
			</Button>
		</form>
	)
}
