import { filled } from '#domain/words/source-text.ts'
import { pageName } from '#islands/admin/words/word-items.ts'
import { Confirmation } from './Confirmation.tsx'
import { SectionHead } from './SectionHead.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/promises.yaml'

/** The pages' statements about the app, for the owner to confirm. */
export function PromisesForm({ facts }: { facts: Facts }) {
	const places = facts
		.factsIn(file)
		.flatMap(({ place }) => (place.endsWith('/text') ? [place.slice(0, -'/text'.length)] : []))
	return (
		<>
			<SectionHead name="promesas" text={words.promises.text} />
			<ul className={styles['plain']}>
				{places.map((place) => {
					const text = filled(facts.textAt(`${file}:${place}/text`), facts.values.en)
					const pages: readonly string[] = JSON.parse(facts.textAt(`${file}:${place}/pages`))
					return (
						<li key={place} className={styles['line']}>
							<p lang="en">{text}</p>
							<p className="soft">{pages.map(pageName).join(', ')}</p>
							<Confirmation facts={facts} address={`${file}:${place}/confirmed`} name={text} />
						</li>
					)
				})}
			</ul>
		</>
	)
}
