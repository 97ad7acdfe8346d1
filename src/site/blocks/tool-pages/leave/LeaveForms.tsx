import { Button } from '#site/ui/controls/Button.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { Field, LongField } from '#site/ui/controls/Field.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { PageLanguage } from '#site-map/languages.ts'
import {
	cancellationKinds,
	fieldsOfKind,
	kindsIn,
	type LeaveField,
	type LeaveKind,
} from '#features/leave/rules/leave-kind.ts'
import { leaveLengths } from '#features/leave/messages/leave-form.ts'
import type leave from '#content/tools/en/leave.yaml'
import styles from './LeaveForms.module.css'

type LeaveFormsProps = {
	words: typeof leave
	language: PageLanguage
	/** The URL to which the forms are sent. The page there shows the input and asks for confirmation. */
	action: string
	/** The kind of the open form. If undefined, the fragment of the address opens a form. */
	kind?: LeaveKind
	/** The input, by field. */
	values?: Readonly<Partial<Record<string, string>>>
	/** The fields with a fault. */
	faults?: readonly string[]
}

export function LeaveForms({ kind: open, values, faults, ...form }: LeaveFormsProps) {
	const { words, language } = form
	return kindsIn[language].map((kind) => {
		const isOpen = kind === open
		const { title, text } = words.kinds[kind]
		return (
			<Disclosure key={kind} group="leave" open={isOpen} summary={<h2>{title}</h2>}>
				<div className={styles['kind']} id={kind}>
					<p>{text}</p>
					<Form {...form} kind={kind} {...(isOpen && { values, faults })} />
				</div>
			</Disclosure>
		)
	})
}

type FormProps = LeaveFormsProps & { kind: LeaveKind }

/** `noValidate`, because the server writes the error messages. */
function Form({ words, language, action, kind, values = {}, faults = [] }: FormProps) {
	const has = (field: LeaveField) => fieldsOfKind[kind].includes(field)
	const propsOf = (name: Exclude<LeaveField, 'cancellation'> | 'name' | 'email') => {
		const { label, help }: { label: string; help?: string } = words.fields[name]
		const isOptional = name !== 'name' && name !== 'email' && name !== 'text'
		const autoFocus = name === faults[0] && { autoFocus: true }
		return {
			id: `${kind}-${name}`,
			name,
			label: isOptional ? `${label} ${words.optional}` : label,
			help,
			error: faults.includes(name) ? faultOf(words, name, values[name]) : undefined,
			defaultValue: values[name],
			required: !isOptional,
			...autoFocus,
		}
	}
	return (
		<form className={styles['form']} method="post" action={action} noValidate>
			<input name="kind" type="hidden" value={kind} />
			<input name="locale" type="hidden" value={language} />
			<input name="from" type="hidden" value={values['from']} />
			<input name="website" type="text" hidden autoComplete="off" />
			<Field {...propsOf('name')} type="text" autoComplete="name" maxLength={leaveLengths.name} />
			<Field {...propsOf('email')} type="email" autoComplete="email" />
			{has('contract') && (
				<Field {...propsOf('contract')} type="text" maxLength={leaveLengths.contract} />
			)}
			{has('cancellation') && (
				<fieldset>
					<legend>{words.fields.cancellation.label}</legend>
					{cancellationKinds.map((each, index) => (
						<CheckControl
							key={each}
							type="radio"
							name="cancellation"
							value={each}
							defaultChecked={
								values['cancellation'] === each || (!values['cancellation'] && index === 0)
							}
						>
							{words.fields.cancellation.options[each]}
						</CheckControl>
					))}
				</fieldset>
			)}
			{has('endDate') && <Field {...propsOf('endDate')} type="date" />}
			{has('reason') && (
				<LongField {...propsOf('reason')} rows={4} maxLength={leaveLengths.reason} />
			)}
			{has('text') && <LongField {...propsOf('text')} rows={4} maxLength={leaveLengths.text} />}
			<div className={styles['send']}>
				<Button type="submit">{words.next}</Button>
				<p className="small">
					{words.before} <a href={words.privacy.href}>{words.privacy.label}</a>
				</p>
			</div>
		</form>
	)
}

/** The message of a fault. An email address is invalid or missing; another field is missing, too long or not a date. */
function faultOf({ faults }: typeof leave, name: string, value = ''): string {
	if (name === 'email') return faults.email
	const isEmpty = value.trim() === ''
	return isEmpty && (name === 'name' || name === 'text') ? faults[name] : faults.other
}
