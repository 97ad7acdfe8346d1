import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { Checkbox } from '#panel/fields/Checkbox.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { choiceName, blankOf, groupOf, withValue } from './form-values.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { ListField } from './ListField.tsx'
import { PageBody } from '#cms/panel/pages/PageBody.tsx'
import { DrawingField, LinkField, PageField } from './PickFields.tsx'
import { TextField } from './TextField.tsx'
import { AmountField, EmailField, NumberField } from './TypedFields.tsx'
import styles from './forms.module.css'

/** A field drawn from a description of the schema, with the value that it edits. */
export function FormField(props: FieldProps) {
	const { field, place, value, onChange } = props
	const { label, help, isOptional } = field
	const { problemAt, notes } = useForm()
	const isGroup = field.kind === 'group' || field.kind === 'variants'
	if (isGroup && isOptional && value === undefined) {
		return (
			<TextButton onClick={() => onChange(blankOf(field))}>
				{formatMessage('es', words.add, { label })}
			</TextButton>
		)
	}
	switch (field.kind) {
		case 'text':
			return <TextField {...props} />
		case 'prose':
			return <PageBody {...props} />
		case 'link':
			return <LinkField {...props} />
		case 'drawing':
			return <DrawingField {...props} />
		case 'page':
			return <PageField {...props} />
		case 'list':
			return <ListField {...props} renderItem={itemOf} />
		case 'number':
			return <NumberField {...props} />
		case 'amount':
			return <AmountField {...props} />
		case 'email':
			return <EmailField {...props} />
		case 'flag':
			return (
				<Checkbox
					label={help === undefined ? label : `${label} (${help})`}
					isChecked={value === true}
					onChange={(isOn) => onChange(isOn || !isOptional ? isOn : undefined)}
				/>
			)
		case 'choice': {
			const choices = (field.choices ?? []).map((each) => ({
				value: each.value,
				label: each.label ?? choiceName(each.value),
			}))
			return (
				<div>
					<SelectField
						label={label}
						value={typeof value === 'string' ? value : ''}
						choices={isOptional ? [{ value: '', label: words.none }, ...choices] : choices}
						help={help ?? ''}
						error={problemAt(place)}
						onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
					/>
					<div className="small help">{notes?.[place]}</div>
				</div>
			)
		}
		default:
			return (
				<fieldset className={styles['group']}>
					<legend>{label}</legend>
					{help && <p className="small soft">{help}</p>}
					<FormFields {...props} />
					{notes?.[place]}
					{isOptional && (
						<TextButton onClick={() => onChange(undefined)}>
							{formatMessage('es', words.remove, { label })}
						</TextButton>
					)}
				</fieldset>
			)
	}
}

/** An item of a list: the fields of a group without a legend, or a single field. */
function itemOf(props: FieldProps) {
	const isGroup = props.field.kind === 'group' || props.field.kind === 'variants'
	return isGroup ? <FormFields {...props} /> : <FormField {...props} />
}

/** The fields of a group, without its name. */
export function FormFields({ field, place, value, onChange }: FieldProps) {
	const group = groupOf(value)
	const { key = '', variants = {} } = field
	const variant = String(group[key])
	const { fields = {} } = variants[variant] ?? field
	return (
		<>
			{field.kind === 'variants' && (
				<SelectField
					label={words.kind}
					value={variant}
					choices={Object.keys(variants).map((each) => ({
						value: each,
						label: choiceName(each),
					}))}
					onChange={(chosen) => {
						const next = variants[chosen]
						if (next) onChange({ [key]: chosen, ...kept(groupOf(blankOf(next)), group) })
					}}
				/>
			)}
			{Object.entries(fields).map(([name, each]) => (
				<FormField
					key={name}
					field={each}
					place={place === '' ? name : `${place}/${name}`}
					value={group[name]}
					onChange={(next) => onChange(withValue(group, name, next))}
				/>
			))}
		</>
	)
}

/** A new group with the values of the previous group, where both have them. */
function kept(next: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, before[key] ?? value]))
}
