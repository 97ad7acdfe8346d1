import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { ImportPreview, ImportRequest } from '#features/people/messages/people-import.ts'
import { dateOrders, importMeanings } from '#features/people/import/rules/import-plan.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { questions: texts } = words

type Props = { preview: ImportPreview; state: Import }

type Answer = ImportRequest['answers'][number]

function keyOf({ column, value }: Omit<Answer, 'meaning'>): string {
	return JSON.stringify([column, value])
}

/** Unanswered questions are asked again. */
export function ImportQuestions({ preview, state }: Props) {
	const [meanings, setMeanings] = useState<Readonly<Record<string, Answer['meaning'] | ''>>>({})
	const [dates, setDates] = useState<NonNullable<ImportRequest['dates']> | ''>('')
	const { unknown, unclear_date: date } = preview

	function submit(event: SubmitEvent) {
		event.preventDefault()
		const answers = unknown.flatMap(({ column, value }) => {
			const meaning = meanings[keyOf({ column, value })] ?? ''
			return meaning === '' ? [] : [{ column, value, meaning }]
		})
		const answered = new Set(answers.map(keyOf))
		const earlier = state.request.answers.filter((answer) => !answered.has(keyOf(answer)))
		state.say({
			answers: [...earlier, ...answers],
			dates: dates === '' ? state.request.dates : dates,
		})
	}

	return (
		<form className={styles['questions']} onSubmit={submit}>
			<h2>{texts.title}</h2>
			<p role="status">{texts.text}</p>
			{unknown.map(({ column, value, rows }) => (
				<SelectField
					key={keyOf({ column, value })}
					label={
						value === null
							? formatMessage('es', texts.rest, { column, n: rows })
							: formatMessage('es', texts.value, { column, value, n: rows })
					}
					value={meanings[keyOf({ column, value })] ?? ''}
					choices={[
						{ value: '', label: texts.unanswered },
						...importMeanings.map((meaning) => ({
							value: meaning,
							label: texts.meanings[meaning],
						})),
					]}
					onChange={(meaning) => setMeanings({ ...meanings, [keyOf({ column, value })]: meaning })}
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
