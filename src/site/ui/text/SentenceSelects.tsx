import type { ComponentProps } from 'react'
import { SelectArrow } from '#site/ui/controls/Select.tsx'
import styles from './SentenceSelects.module.css'

type Props = ComponentProps<'fieldset'> & {
	/** The accessible name of the whole sentence. */
	label: string
	/** `{name}` marks the slot with that name. */
	sentence: string
	slots: Readonly<Record<string, Slot>>
}

type Slot = { readonly name: string; readonly options: Readonly<Record<string, string>> }

/** Choices in the form of one sentence: each slot is a native select with its own name. */
export function SentenceSelects({ label, sentence, slots, ...rest }: Props) {
	// A slot and the punctuation mark after it are never separated.
	const parts = sentence.split(/(\{\w+\}[.,]?)/)
	return (
		<fieldset className={styles['sentence']} data-no-print data-scripted {...rest}>
			<legend className="visually-hidden">{label}</legend>
			{parts.map((part) => {
				const [, key = '', mark] = /^\{(\w+)\}(.?)$/.exec(part) ?? []
				const slot = slots[key]
				if (!slot) return part
				return (
					<span key={key} className={styles['slot']}>
						<SlotSelect {...slot} field={key} />
						{mark}
					</span>
				)
			})}
		</fieldset>
	)
}

function SlotSelect({ field, name, options }: Slot & { field: string }) {
	return (
		<span>
			<select name={field} aria-label={name} autoComplete="off">
				{Object.entries(options).map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
			<SelectArrow />
		</span>
	)
}
