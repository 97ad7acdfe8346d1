import { useState } from 'react'
import { languageNames, languages } from '#site-map/languages.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { nameOfList } from './sections.ts'
import { FactInput } from './FactInput.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = { facts: Facts; name: 'preguntas' | 'testimonios' }

export function ListsForm({ facts, name }: Props) {
	const lists = facts.inSection(name)
	const home = lists.find(({ file }) => file === 'pages/en/home.yaml')
	const [chosen, setChosen] = useState(home && textId(home))
	const current = lists.find((fact) => textId(fact) === chosen) ?? lists[0]
	if (current === undefined) return null
	const own = lists.filter(({ language }) => language === current.language)
	return (
		<>
			<div className={styles['two']}>
				<SelectField
					label={words.lists.language}
					value={current.language}
					choices={languages
						.filter((language) => lists.some((fact) => fact.language === language))
						.map((value) => ({ value, label: languageNames[value] }))}
					onChange={(language) => {
						const first = lists.find((fact) => fact.language === language)
						setChosen(first && textId(first))
					}}
				/>
				<SelectField
					label={words.lists.page}
					value={textId(current)}
					choices={own.map((fact) => ({ value: textId(fact), label: nameOfList(fact) }))}
					onChange={setChosen}
				/>
			</div>
			<FactInput
				key={textId(current)}
				facts={facts}
				address={textId(current)}
				label={current.field.label ?? ''}
			/>
		</>
	)
}
