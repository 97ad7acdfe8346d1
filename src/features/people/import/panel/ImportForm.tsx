import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field, LongField } from '#site/ui/controls/Field.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { languages } from '#site-map/languages.ts'
import { languageName } from '#panel/format/code-names.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { file, terms } = words

type Props = {
	state: Import
	/**
	 * The key of the file field. It changes when the field has to be emptied, because only the browser can set a file
	 * field's value.
	 */
	fileKey: string
}

export function ImportForm({ state, fileKey }: Props) {
	const { request, problems, change } = state
	const form = useRef<HTMLFormElement>(null)

	useEffect(() => {
		if (Object.keys(problems).length === 0) return
		form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [problems])

	return (
		<form
			ref={form}
			className={styles['form']}
			onSubmit={(event) => {
				event.preventDefault()
				state.see()
			}}
		>
			<Field
				key={fileKey}
				label={file.label}
				type="file"
				accept=".csv,.tsv,.txt,text/csv,text/plain"
				error={problems.file}
				help={file.help}
				onChange={(event) => state.choose(event.target.files?.[0])}
			/>
			<section className={styles['terms']} aria-label={terms.title}>
				<h2>{terms.title}</h2>
				<p className={styles['soft']}>{terms.text}</p>
				<LongField
					label={terms.proof}
					help={terms.proofHelp}
					rows={3}
					maxLength={500}
					value={request.proof}
					onChange={(event) => change({ proof: event.target.value })}
				/>
				<Field
					label={terms.agreedOn}
					type="date"
					value={request.agreed_on ?? ''}
					help={terms.agreedOnHelp}
					onChange={(event) => change({ agreed_on: event.target.value || null })}
				/>
				<Segments
					hasLegend
					name="others"
					legend={terms.others}
					choices={[
						{ value: 'mail', label: terms.mail },
						{ value: 'leave', label: terms.leave },
					]}
					value={request.others}
					onChange={(others) => change({ others })}
				/>
				<div className={styles['pair']}>
					<SelectField
						label={terms.locale}
						value={request.locale}
						choices={languages.map((value) => ({ value, label: languageName(value) }))}
						onChange={(locale) => change({ locale })}
					/>
					<Field
						label={terms.tag}
						value={request.tag}
						maxLength={50}
						autoComplete="off"
						autoCapitalize="none"
						error={problems.tag}
						help={terms.tagHelp}
						onChange={(event) => change({ tag: event.target.value })}
					/>
				</div>
			</section>
			<Button
				type="submit"
				tone={state.preview === null ? 'ink' : 'outline'}
				disabled={request.file === ''}
				aria-busy={state.isBusy}
			>
				{words.preview.button}
			</Button>
		</form>
	)
}
