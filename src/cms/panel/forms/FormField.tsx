import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { Checkbox } from '#panel/fields/Checkbox.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { choiceName, blankOf, groupOf, isGroupField, keyAt, withValue } from './form-values.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { ListField } from './ListField.tsx'
import { PageBody } from '#cms/panel/pages/PageBody.tsx'
import { DrawingField, LinkField, PageField } from './PickFields.tsx'
import { TextField } from './TextField.tsx'
import { AmountField, EmailField, NumberField } from './TypedFields.tsx'
import styles from './forms.module.css'

export function FormField(props: FieldProps) {
	const { field, place, value, onChange } = props
	const { label = '', help, isOptional, kind, type } = field
	const { problemAt, notes, choices } = useForm()
	if (isGroupField(field) && isOptional && value === undefined) {
		return (
			<TextButton onClick={() => onChange(blankOf(field))}>
				{formatMessage('es', words.add, { label })}
			</TextButton>
		)
	}
	if (kind === 'prose') return <PageBody {...props} />
	if (kind === 'drawing') return <DrawingField {...props} />
	if (kind === 'page') return <PageField {...props} />
	if (kind === 'amount') return <AmountField {...props} />
	const key = keyAt(place) ?? ''
	const named = field.enum?.map(String).map((each) => ({ value: each, label: choiceName(each) }))
	const known = named ?? (type === 'string' ? choices?.[key] : undefined)
	if (known) {
		return (
			<div>
				<SelectField
					label={label}
					value={typeof value === 'string' ? value : ''}
					choices={isOptional ? [{ value: '', label: words.none }, ...known] : known}
					help={help ?? ''}
					error={problemAt(place)}
					onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
				/>
				<div className="small help">{notes?.[place]}</div>
			</div>
		)
	}
	if (type === 'array') return <ListField {...props} renderItem={itemOf} />
	if (field.format === 'email') return <EmailField {...props} />
	if (type === 'string') return key === 'href' ? <LinkField {...props} /> : <TextField {...props} />
	if (type === 'boolean') {
		return (
			<Checkbox
				label={help === undefined ? label : `${label} (${help})`}
				isChecked={value === true}
				onChange={(isOn) => onChange(isOn || !isOptional ? isOn : undefined)}
			/>
		)
	}
	if (!isGroupField(field)) return <NumberField {...props} />
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

function itemOf(props: FieldProps) {
	return isGroupField(props.field) ? <FormFields {...props} /> : <FormField {...props} />
}

export function FormFields({ field, place, value, onChange }: FieldProps) {
	const group = groupOf(value)
	const { oneOf: variants } = field
	/** The key that distinguishes variants. */
	const [key = ''] =
		Object.entries(variants?.[0]?.properties ?? {}).find(([, each]) => 'const' in each) ?? []
	const variantOf = (kind: unknown) =>
		variants?.find(({ properties }) => properties?.[key]?.const === kind)
	const { properties = {}, required = [] } = variantOf(group[key]) ?? field
	return (
		<>
			{variants && (
				<SelectField
					label={words.kind}
					value={String(group[key])}
					choices={variants.map((each) => {
						const kind = String(each.properties?.[key]?.const)
						return { value: kind, label: choiceName(kind) }
					})}
					onChange={(chosen) => {
						const next = variantOf(chosen)
						if (next) onChange({ ...kept(groupOf(blankOf(next)), group), [key]: chosen })
					}}
				/>
			)}
			{Object.entries(properties).map(
				([name, each]) =>
					!('const' in each) && (
						<FormField
							key={name}
							field={{ ...each, isOptional: !required.includes(name) }}
							place={place === '' ? name : `${place}/${name}`}
							value={group[name]}
							onChange={(next) => onChange(withValue(group, name, next))}
						/>
					),
			)}
		</>
	)
}

/** A new group that takes over the values of the previous group for the keys that both have. */
function kept(next: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, before[key] ?? value]))
}
