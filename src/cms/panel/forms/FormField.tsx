import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { Checkbox } from '#panel/fields/Checkbox.tsx'
import { FactField } from '#cms/panel/facts/FactField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { choiceName } from './choice-name.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { blankOf, groupOf, withValue } from './form-values.ts'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { TextField } from './TextField.tsx'
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
		case 'link':
			return <LinkField {...props} />
		case 'list':
			return <ListField {...props} renderItem={itemOf} />
		case 'number':
			return <NumberField {...props} />
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

/** An item of a list, whose own name stands above it. */
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

/** A new group with the values of the former one, where both have them. */
function kept(next: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, before[key] ?? value]))
}

function NumberField({ field, place, value, onChange }: FieldProps) {
	const { label, help, min = 0, max = 9_999 } = field
	const { problemAt, notes, onLeave } = useForm()
	const isNumber = (typed: string) =>
		/^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
	return (
		<FactField
			label={label}
			value={typeof value === 'number' ? `${value}` : ''}
			inputMode="numeric"
			problemOf={(typed) =>
				isNumber(typed) ? undefined : formatMessage('es', words.number, { min, max })
			}
			problem={problemAt(place)}
			note={
				<>
					{help} {notes?.[place]}
				</>
			}
			onType={(typed) => onChange(Number(typed))}
			{...(onLeave && { onLeave })}
		/>
	)
}
