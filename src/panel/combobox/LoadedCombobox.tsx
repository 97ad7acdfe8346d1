import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { SelectArrow } from '#site/ui/controls/Select.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { type ComboboxOption, type ComboboxProps, shownValue } from './Combobox.tsx'
import styles from './Combobox.module.css'

const words = shellWords.combobox

/**
 * A combobox of Base UI in the panel's style. Its popup is rendered inside its own element, so that a modal dialog does
 * not cover it.
 */
export function LoadedCombobox(props: ComboboxProps) {
	const { kind, label, choices, value, onChange, onSearch, lang, error, help, maxLength } = props
	const [box, setBox] = useState<HTMLDivElement | null>(null)
	const items = useMemo(
		() =>
			Base.createItems(choices, { getValue: (each) => each.value, getLabel: (each) => each.label }),
		[choices],
	)
	const { contains } = Base.useFilter()
	const [isOpen, setIsOpen] = useState(false)
	const [text = ''] = value
	// The completions to show. While there are none, the list is closed, because an open list hides the rest of the page
	// from screen readers.
	const completions = choices.filter(({ label: each }) => each !== text && contains(each, text))
	const isButton = kind === 'one' || kind === 'several'
	const search = (
		<Base.Input
			autoCapitalize="none"
			spellCheck={false}
			maxLength={maxLength}
			// The dialog around a list focused another element before the library was loaded.
			// oxlint-disable-next-line jsx-a11y/no-autofocus
			autoFocus={kind === 'list'}
			// Repeats the label, because an open list of completions hides it from screen readers.
			aria-label={kind === 'text' ? label : undefined}
			onBlur={({ relatedTarget }) => {
				if (!box?.contains(relatedTarget)) setIsOpen(false)
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Enter') return
				setIsOpen(false)
				// Enter in the search field does not submit the form around the combobox.
				if (isButton) event.preventDefault()
			}}
			render={<Field label={isButton ? words.search : label} error={error} help={help} />}
		/>
	)
	const list = (
		<>
			<Base.Empty className="soft">{words.none}</Base.Empty>
			<Base.List className={styles['list']} lang={lang}>
				{(choice: ComboboxOption) => (
					<Base.Item
						key={choice.value}
						value={kind === 'text' ? choice : choice.value}
						className={styles['item']}
					>
						{choice.picture}
						<span>{choice.label}</span>
						{choice.note && <small lang="es">{choice.note}</small>}
					</Base.Item>
				)}
			</Base.List>
		</>
	)
	const popup = (
		<Base.Portal container={box}>
			<Base.Positioner positionMethod="fixed" align="start" className={styles['place']}>
				<Base.Popup aria-label={isButton ? label : undefined} className={`menu ${styles['popup']}`}>
					{isButton && search}
					{list}
				</Base.Popup>
			</Base.Positioner>
		</Base.Portal>
	)
	const parts = isButton ? (
		<>
			<Base.Label>{label}</Base.Label>
			<Base.Trigger className={`input ${styles['button']}`}>
				<span>{shownValue(props)}</span>
				<SelectArrow />
			</Base.Trigger>
			{popup}
		</>
	) : (
		<>
			{search}
			{kind === 'text' ? popup : list}
		</>
	)
	return (
		<div ref={setBox}>
			{kind === 'text' ? (
				<Autocomplete.Root
					openOnInputClick
					items={completions}
					open={isOpen && completions.length > 0}
					onOpenChange={setIsOpen}
					value={text}
					onValueChange={(typed) => onChange([typed])}
				>
					{parts}
				</Autocomplete.Root>
			) : kind === 'several' ? (
				<Base.Root multiple autoHighlight items={items} value={value} onValueChange={onChange}>
					{parts}
				</Base.Root>
			) : (
				<Base.Root
					autoHighlight
					{...(kind === 'list' && { inline: true, open: true })}
					items={items}
					value={value[0] ?? null}
					{...(onSearch && { onInputValueChange: onSearch })}
					onValueChange={(chosen) => onChange(chosen === null ? [] : [chosen])}
				>
					{parts}
				</Base.Root>
			)}
		</div>
	)
}
