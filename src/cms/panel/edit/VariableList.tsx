import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import styles from './SentenceDetails.module.css'

const factNames: Readonly<Record<string, string>> = words.sentence.facts

type Props = {
	names: readonly string[]
	facts: Readonly<Record<string, string>>
	/** The addresses of the texts that variables stand for. */
	places: Readonly<Record<string, string>>
	hrefOf: WordsState['hrefOf']
}

export function VariableList({ names, facts, places, hrefOf }: Props) {
	return (
		<ul className={styles['variables']}>
			{names.map((name) => {
				const place = places[name]
				return (
					<li key={name}>
						<span className={styles['value']}>{facts[name]}</span>
						<span className="soft">{factNames[name.split('.')[0] ?? ''] ?? name}</span>
						<PanelLink href={place ? hrefOf(place) : '/waitlist/textos/datos'}>
							{place ? words.sentence.change : words.sentence.toFacts}
						</PanelLink>
					</li>
				)
			})}
		</ul>
	)
}
