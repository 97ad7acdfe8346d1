import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { Publication } from '#cms/reader/schemas/facts.ts'
import { FormContext } from '#cms/panel/forms/form-context.ts'
import { FormFields } from '#cms/panel/forms/FormField.tsx'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import { factsQuery } from '#cms/panel/words-api.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from '#cms/panel/pages/pages.module.css'
import { addedSources, saveSource } from './sources.ts'

type Props = {
	/** The source to change, with its key. */
	source?: readonly [string, Publication] | undefined
	onSaved: (key: string) => void
	onClose: () => void
}

const { sources } = words

export function NewSourceDialog({ source, onSaved, onClose }: Props) {
	const [key = null, before] = source ?? []
	const client = useQueryClient()
	const { data } = useQuery(factsQuery())
	const fact = data?.facts.find((each) => textId(each) === addedSources)
	const item = fact?.field.additionalProperties
	const form = typeof item === 'object' ? item : null
	const [typed, setTyped] = useState<Partial<Publication>>({ ...before })
	/** The addresses of refused values. */
	const [refused, setRefused] = useState<readonly string[]>([])
	const fields = useRef<HTMLDivElement>(null)
	const written = Object.entries(typed)
		.filter(([, value]) => typeof value !== 'string' || holeIn(value) === null)
		.map(([name]) => name)
	const isWritten = form?.required?.every((name) => written.includes(name)) === true

	async function send(): Promise<string | null> {
		const isWrong = fields.current?.querySelector('[aria-invalid]')
		return isWrong ? null : await saveSource(client, Object(typed), key)
	}

	return (
		<ActionDialog<string | null>
			title={before ? sources.edit : sources.new}
			words={{ confirm: before ? sources.change : sources.add, cancel: sources.cancel }}
			options={{
				action: sources.action,
				refused: { invalid: sources.refused, conflict: sources.conflict },
				onRefusal(_, found) {
					setRefused(found)
					return false
				},
			}}
			isIncomplete={!isWritten}
			send={send}
			keepsOpen
			onClose={onClose}
			onDone={(saved) => saved !== null && onSaved(saved)}
		>
			<div className={styles['form']} ref={fields} aria-busy={!form}>
				<FormContext
					value={{
						language: 'en',
						facts: {},
						problemAt: (place) =>
							refused.some((each) => each.endsWith(`/${place}`)) ? words.field.refused : undefined,
					}}
				>
					{form && (
						<FormFields
							field={form}
							place=""
							value={typed}
							onChange={(next) => {
								setRefused([])
								setTyped(Object(next))
							}}
						/>
					)}
				</FormContext>
			</div>
		</ActionDialog>
	)
}
