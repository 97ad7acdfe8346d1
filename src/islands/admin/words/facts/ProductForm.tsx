import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { type Language, languageNames, pageLanguages } from '#domain/pages/languages.ts'
import { filled } from '#domain/words/source-text.ts'
import { formatMessage } from '#words/format-message.ts'
import { AddressField } from './AddressField.tsx'
import { Confirmation } from './Confirmation.tsx'
import { FactUse } from './FactUse.tsx'
import { SectionHead } from './SectionHead.tsx'
import { textProblem } from './text-problem.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/product.yaml'

/** The site's statements about the app, in every language. */
export function ProductForm({ facts }: { facts: Facts }) {
	const places = facts
		.factsIn(file)
		.flatMap(({ place }) => (place.endsWith('/en') ? [place.slice(0, -'/en'.length)] : []))
	return (
		<>
			<SectionHead name="producto" text={words.product.text} />
			<div className={styles['two']}>
				<AddressField
					facts={facts}
					address={`${file}:name`}
					label={words.product.names.name}
					problemOf={(text) => textProblem(text, '')}
				/>
				<AddressField
					facts={facts}
					address={`${file}:checkInSeconds`}
					label={words.product.seconds}
					unit={{ text: words.product.secondsUnit }}
					inputMode="numeric"
					problemOf={(text) =>
						/^[1-9]\d{0,3}$/.test(text.trim()) ? undefined : words.periods.invalid
					}
					write={(text) => text.trim()}
				/>
			</div>
			{places.map((place) => (
				<ProductText key={place} facts={facts} place={place} />
			))}
		</>
	)
}

function ProductText({ facts, place }: { facts: Facts; place: string }) {
	const names: Readonly<Record<string, string>> = words.product.names
	const name = names[place] ?? place
	const confirmed = `${file}:${place}/confirmed`
	const hasConfirmation = facts.factAt(confirmed) !== undefined
	const isConfirmed = hasConfirmation && facts.textAt(confirmed) !== 'null'
	const level = !hasConfirmation ? 0 : isConfirmed ? 100 : 50
	return (
		<details className={styles['row']} name="product">
			<summary>
				{hasConfirmation ? <MiniWindow size="cell" level={level} /> : <i />}
				<b>{name}</b>
				<em lang="en">{read(facts, 'en', facts.textAt(`${file}:${place}/en`))}</em>
				{hasConfirmation && !isConfirmed && <span>{words.product.unconfirmed}</span>}
			</summary>
			<div className={styles['in']}>
				{pageLanguages.map((language) => (
					<ProductField
						key={language}
						{...{ facts, language }}
						address={`${file}:${place}/${language}`}
					/>
				))}
				{hasConfirmation && <Confirmation facts={facts} address={confirmed} name={name} />}
				<FactUse facts={facts} of={`${file}:${place}`} />
			</div>
		</details>
	)
}

type FieldProps = { facts: Facts; language: Language; address: string }

function ProductField({ facts, language, address }: FieldProps) {
	const text = facts.textAt(address)
	return (
		<AddressField
			isMultiline
			{...{ facts, address }}
			label={languageNames[language]}
			lang={language}
			help={
				text.includes('{') && (
					<p>{formatMessage('es', words.field.reads, { text: read(facts, language, text) })}</p>
				)
			}
			problemOf={(typed) => textProblem(typed, facts.factAt(address)?.original ?? '')}
		/>
	)
}

function read(facts: Facts, language: Language, text: string): string {
	return filled(text, facts.values[language])
}
