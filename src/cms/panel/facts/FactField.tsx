import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { editFaults } from '#cms/rules/edit-faults.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import styles from './FactField.module.css'

type Props = {
	label: string
	/** The displayed form. */
	value: string
	onType: (typed: string) => void
	/** The fault of a typed text, which is not passed on. */
	problemOf?: (typed: string) => string | undefined
	/** The server's message. */
	problem?: string | undefined
	/** Below the field: its purpose, or its previous value. */
	note?: ReactNode
	/** Before or after the field: a currency, a unit. */
	unit?: { readonly text: string; readonly isBefore?: boolean } | undefined
	lang?: string | undefined
	isMultiline?: boolean
	inputMode?: 'decimal' | 'numeric' | 'email'
	placeholder?: string
	/** The name that tests and links find it by. */
	name?: string
	isRequired?: boolean
	onLeave?: () => void
}

/** A field of a form that saves itself. Invalid input stays in it, with the fault below, and is not saved. */
export function FactField(props: Props) {
	const { label, value, onType, problemOf, problem, note, unit, lang, onLeave } = props
	const { isMultiline = false, inputMode, placeholder, name, isRequired } = props
	const id = `fact${useId()}`
	const [typed, setTyped] = useState<string | null>(null)
	const shown = typed ?? value
	const error = (typed === null ? undefined : problemOf?.(typed)) ?? problem

	function type(text: string) {
		setTyped(text)
		if (problemOf?.(text) === undefined) onType(text)
	}

	const field = {
		id,
		name,
		required: isRequired,
		className: 'input',
		lang,
		value: shown,
		placeholder,
		inputMode,
		autoComplete: 'off',
		'aria-invalid': error ? true : undefined,
		'aria-describedby': `${id}-error${note ? ` ${id}-note` : ''}`,
		onBlur: () => {
			if (typed !== null && problemOf?.(typed) === undefined) setTyped(null)
			onLeave?.()
		},
	}
	return (
		<div className={styles['field']}>
			<label htmlFor={id}>{label}</label>
			<span className={styles['box']}>
				{unit?.isBefore && <span className={styles['unit']}>{unit.text}</span>}
				{isMultiline ? (
					<textarea {...field} rows={3} spellCheck onChange={(event) => type(event.target.value)} />
				) : (
					<input {...field} onChange={(event) => type(event.target.value)} />
				)}
				{unit && !unit.isBefore && <span className={styles['unit']}>{unit.text}</span>}
			</span>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{note && (
				<div className="small help" id={`${id}-note`}>
					{note}
				</div>
			)}
		</div>
	)
}

type AddressProps = Omit<ComponentProps<typeof FactField>, 'value' | 'onType' | 'note'> & {
	facts: Facts
	address: string
	/** The kinds differ in what may be typed; by default texts with the marks of the original. */
	kind?: 'text' | 'number' | 'email'
	isOptional?: boolean
	/** Formats the stored text, such as an amount. */
	read?: (stored: string) => string
	/** Parses the typed text to the stored one. */
	write?: (typed: string) => string
	help?: ReactNode
	/** The address used to count the uses of the fact. */
	useOf?: string
}

const patterns = {
	number: { pattern: /^[1-9]\d{0,3}$/, inputMode: 'numeric', fault: words.periods.invalid },
	email: {
		pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
		inputMode: 'email',
		fault: words.contact.invalid,
	},
} as const

/** A field for the fact at an address, with its previous value and the places that use it. */
export function AddressField(props: AddressProps) {
	const { facts, address, kind = 'text', isOptional, read, write, help, useOf, ...field } = props
	const stored = facts.textAt(address)
	const original = facts.factAt(address)?.original ?? ''
	const typing = kind === 'text' ? null : patterns[kind]
	const problemOf = (typed: string) =>
		typing === null
			? textProblem(typed, original, isOptional)
			: typing.pattern.test(typed.trim())
				? undefined
				: typing.fault
	const onType = (typed: string) =>
		facts.type({ [address]: write ? write(typed) : typing ? typed.trim() : typed })
	return (
		<FactField
			{...(typing && { inputMode: typing.inputMode })}
			problemOf={problemOf}
			problem={facts.isWrong(address) ? (typing?.fault ?? words.field.refused) : undefined}
			{...field}
			value={read ? read(stored) : stored}
			onType={onType}
			onLeave={facts.flush}
			note={
				<>
					{help && <>{help} </>}
					<FactNote {...{ facts, address }} {...(field.isMultiline ? { read: null } : { read })} />
					{useOf !== undefined && <FactUse facts={facts} of={useOf} />}
				</>
			}
		/>
	)
}

/**
 * The fault of a typed text, in a sentence for the owner. Only the server can tell whether a variable exists.
 *
 * @param isOptional the text may be empty
 */
export function textProblem(
	text: string,
	original: string,
	isOptional = false,
): string | undefined {
	const { faults } = wordsWords
	if (text.trim() === '') return isOptional ? undefined : faults.empty
	// Lengths are limited elsewhere.
	const [first] = editFaults({ original, text, kind: 'line', facts: {} }).filter(
		(fault) => fault !== 'fact' && fault !== 'long' && fault !== 'short',
	)
	return first && faults[first]
}

type NoteProps = {
	facts: Facts
	address: string
	/** Formats a text, such as an amount; null if it is too long to repeat. */
	read?: ((text: string) => string) | null | undefined
}

/** The previous value, with a button to restore it, and a concurrent change by somebody else. */
export function FactNote({ facts, address, read = (text) => text }: NoteProps) {
	const fact = facts.factAt(address)
	if (fact === undefined) return null
	if (facts.isConflict(address)) {
		return (
			<span role="alert">
				{formatMessage('es', words.field.conflict, { text: (read ?? short)(fact.text) })}{' '}
				<TextButton onClick={() => facts.keep(address)}>{words.field.takeMine}</TextButton>{' '}
				<TextButton onClick={() => facts.forget(address)}>{words.field.takeTheirs}</TextButton>
			</span>
		)
	}
	if (facts.textAt(address) === fact.original) return null
	const text = read?.(fact.original) ?? ''
	return (
		<>
			{fact.draft?.isOriginalChanged
				? formatMessage('es', words.field.newOriginal, { text: text || short(fact.original) })
				: text === ''
					? words.field.changed
					: formatMessage('es', words.field.before, { text })}{' '}
			<TextButton onClick={() => facts.type({ [address]: fact.original })}>
				{text === '' ? words.field.original : formatMessage('es', words.field.back, { text })}
			</TextButton>
		</>
	)
}

const maxShort = 120

function short(text: string): string {
	return text.length > maxShort ? `${text.slice(0, maxShort)}…` : text
}

/** The number of texts that contain a fact, and their pages. */
export function FactUse({ facts, of }: { facts: Facts; of: string }) {
	const use = facts.facts.uses[of]
	if (use === undefined) return null
	const { texts, pages } = use
	if (pages.length === 0) return <div>{formatMessage('es', words.uses.count, { texts })}</div>
	return (
		<details className={styles['use']}>
			<summary>{formatMessage('es', words.uses.pages, { texts, pages: pages.length })}</summary>
			<ul className="plain">
				{pages.map((path) => (
					<li key={path}>
						<a href={path} target="_blank" rel="noopener">
							{path}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}
