import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { linkName } from '#cms/panel/edit/link-targets.ts'
import { LinkDialog } from '#cms/panel/edit/PickDialog.tsx'
import { useOwnPages, useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { wordItems } from '#site-map/word-groups.ts'
import { languagesOf, nameOfItem } from '#cms/panel/word-items.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import words from '#content/messages/es/panel/words-forms.yaml'
import { choiceName } from './form-values.ts'
import { type FieldProps, useForm } from './form-context.ts'
import styles from './forms.module.css'

export const DrawingDialog = lazy(async () => ({
	default: (await import('#cms/panel/pages/DrawingDialog.tsx')).DrawingDialog,
}))

type Props = Pick<FieldProps, 'field' | 'place'> & {
	/** The name of the value. */
	name: string
	/** The label of the button. */
	pick: string
	renderDialog: (close: () => void) => ReactNode
}

function PickField({ field: { label, help }, place, name, pick, renderDialog }: Props) {
	const { problemAt } = useForm()
	const [isAsked, setIsAsked] = useState(false)
	const id = useId()
	return (
		<div>
			<span id={id}>{label}</span>
			<p className={`row ${styles['link']}`}>
				<b>{name}</b>
				<TextButton name={place} aria-describedby={id} onClick={() => setIsAsked(true)}>
					{pick}
				</TextButton>
			</p>
			<FieldError>{problemAt(place)}</FieldError>
			{help && <p className="small help">{help}</p>}
			{isAsked && renderDialog(() => setIsAsked(false))}
		</div>
	)
}

/** The target of a link. */
export function LinkField({ field, place, value, onChange }: FieldProps) {
	const { catalog, language } = useForm()
	return (
		<PickField
			{...{ field, place }}
			name={linkName(typeof value === 'string' ? value : '', useOwnTitles())}
			pick={words.pick}
			renderDialog={(close) => (
				<LinkDialog
					title={words.pick}
					catalog={catalog ?? null}
					language={language}
					onPick={({ href }) => {
						close()
						onChange(href)
					}}
					onClose={close}
				/>
			)}
		/>
	)
}

export function DrawingField({ field, place, value, onChange }: FieldProps) {
	return (
		<PickField
			{...{ field, place }}
			name={choiceName(String(value))}
			pick={pageWords.form.pick}
			renderDialog={(close) => (
				<Suspense fallback={null}>
					<DrawingDialog
						title={field.label ?? ''}
						kind="illustrations"
						onPick={(picked) => {
							close()
							onChange(picked)
						}}
						onClose={close}
					/>
				</Suspense>
			)}
		/>
	)
}

export function PageField({ field, value, onChange }: FieldProps) {
	const { language, item: current } = useForm()
	const own = useOwnPages().filter((each) => each.file !== current && each.language === language)
	const others = wordItems.filter((item) => item.page && languagesOf(item).includes(language))
	return (
		<SelectField
			label={field.label ?? ''}
			value={String(value)}
			choices={[
				...others.map((item) => ({ value: item.page ?? '', label: nameOfItem(item) })),
				...own.map((each) => ({ value: each.page, label: each.title })),
			]}
			onChange={onChange}
		/>
	)
}
