import { factNamesIn } from '#domain/words/source-text.ts'
import { addressText } from '#domain/words/counterparts.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { textOfFact } from './opened-text.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './SentenceSheet.module.css'

type Props = { edit: SentenceEdit; catalog: Catalog; hrefOf: (address: string) => string }

/** The variables of a text, each with its value and a link to change it. */
export function Variables({ edit: { source, facts }, catalog, hrefOf }: Props) {
	const names = [...new Set(factNamesIn(source))].filter((name) => facts[name] !== undefined)
	if (names.length === 0) return null
	return (
		<section>
			<h3>{words.sentence.variables}</h3>
			<ul className={styles['variables']}>
				{names.map((name) => {
					const text = textOfFact(facts[name] ?? '', catalog)
					return (
						<li key={name}>
							<span className={styles['value']}>{facts[name]}</span>
							<span>{nameOfFact(name)}</span>
							<PanelLink href={text ? hrefOf(addressText(text)) : '/waitlist/textos/datos'}>
								{text ? words.sentence.change : words.sentence.toFacts}
							</PanelLink>
						</li>
					)
				})}
			</ul>
		</section>
	)
}

/** Describes a variable to a reader who knows no code. */
function nameOfFact(name: string): string {
	const names: Readonly<Record<string, string>> = words.sentence.facts
	return names[name.split('.')[0] ?? ''] ?? name
}
