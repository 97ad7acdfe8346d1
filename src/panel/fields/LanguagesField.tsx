import { useId } from 'react'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { languageNames, pageLanguages } from '#site-map/languages.ts'
import styles from './LanguagesField.module.css'

export type SettingInput = {
	label: string
	help: string
	error?: string | undefined
	value: string
	/** Whether the server's environment fixes the value. */
	isLocked: boolean
	onChange: (value: string) => void
}

/** The languages of the site's pages, separated by commas. English is always one of them. */
export function LanguagesField({ label, help, error, value, isLocked, onChange }: SettingInput) {
	const id = `languages${useId()}`
	const ticked = pageLanguages.filter(
		(language) => language === 'en' || value.split(/[\s,]+/).includes(language),
	)
	return (
		<fieldset
			className={styles['languages']}
			disabled={isLocked}
			aria-describedby={`${id}-error ${id}-help`}
		>
			<legend>{label}</legend>
			<div className={`row ${styles['row']}`}>
				{pageLanguages.map((language) => (
					<CheckControl
						key={language}
						type="checkbox"
						disabled={language === 'en'}
						checked={ticked.includes(language)}
						onChange={({ currentTarget: { checked } }) =>
							onChange(
								pageLanguages
									.filter((each) => (each === language ? checked : ticked.includes(each)))
									.join(','),
							)
						}
					>
						<span lang={language}>{languageNames[language]}</span>
					</CheckControl>
				))}
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			<p className="small help" id={`${id}-help`}>
				{help}
			</p>
		</fieldset>
	)
}
