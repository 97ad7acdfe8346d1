import { useId, useState } from 'react'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { linkName } from '#cms/panel/edit/link-name.ts'
import { LinkDialog } from '#cms/panel/edit/PickDialog.tsx'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { type FieldProps, useForm } from './form-context.ts'
import styles from './forms.module.css'

/** Where a link leads, by its name, and a list of pages to choose another one. */
export function LinkField({ field: { label, help }, place, value, onChange }: FieldProps) {
	const { catalog, problemAt } = useForm()
	const ownPages = useOwnTitles()
	const [isAsked, setIsAsked] = useState(false)
	const id = useId()
	const href = typeof value === 'string' ? value : ''
	const close = () => setIsAsked(false)
	return (
		<div>
			<span id={id}>{label}</span>
			<p className={`row ${styles['link']}`}>
				<b>{linkName(href, ownPages)}</b>
				<TextButton aria-describedby={id} onClick={() => setIsAsked(true)}>
					{words.pick}
				</TextButton>
			</p>
			<FieldError>{problemAt(place)}</FieldError>
			{help && <p className="small help">{help}</p>}
			{isAsked && (
				<LinkDialog
					title={words.pick}
					catalog={catalog ?? null}
					onPick={(target) => {
						close()
						onChange(target.href)
					}}
					onClose={close}
				/>
			)}
		</div>
	)
}
