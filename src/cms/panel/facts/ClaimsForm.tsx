import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { type Language, languageNames, languages, pageLanguages } from '#site-map/languages.ts'
import { pages as allPages } from '#site-map/pages.ts'
import { Tick } from '#panel/fields/Tick.tsx'
import { pageName } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { AddressField, FactField, FactNote, textProblem } from './FactField.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/claims.yaml'
const lights = { proven: 100, labelled: 50, hidden: 0 } as const

type State = keyof typeof lights

/** The site's claims about itself: with evidence, with a label, or hidden. */
export function ClaimsForm({ facts }: { facts: Facts }) {
	return claimNames(facts).map((name) => <ClaimRow key={name} facts={facts} name={name} />)
}

/** The number of claims in each state. */
export function countClaims(facts: Facts): string {
	const states = Map.groupBy(claimNames(facts), (name) => stateOf(facts, name))
	const count = (state: State) => states.get(state)?.length ?? 0
	return formatMessage('es', words.claims.counts, {
		all: claimNames(facts).length,
		proven: count('proven'),
		labelled: count('labelled'),
		hidden: count('hidden'),
	})
}

function claimNames(facts: Facts): readonly string[] {
	return [...new Set(facts.factsIn(file, 'claims/').map(({ place }) => place.split('/')[1] ?? ''))]
}

function stateOf(facts: Facts, name: string): State {
	const at = (part: string) => facts.textAt(`${file}:claims/${name}/${part}`)
	return at('isShown') !== 'true' ? 'hidden' : at('evidence').trim() === '' ? 'labelled' : 'proven'
}

/** A claim: its texts, its evidence, and whether it is shown. */
function ClaimRow({ facts, name }: { facts: Facts; name: string }) {
	const at = (part: string) => `${file}:claims/${name}/${part}`
	const texts: Partial<Record<Language, string>> = JSON.parse(facts.textAt(at('text')))
	const everywhere = facts.textAt(at('pages')) === 'all'
	const pages: readonly string[] = everywhere ? [] : JSON.parse(facts.textAt(at('pages')))
	const state = stateOf(facts, name)
	const label =
		facts.textAt(at('evidence')).trim() ||
		facts.textAt(`${file}:labels/en/${facts.textAt(at('kind'))}`)
	const own = languages.filter((each) => pageLanguages.some((tag) => tag === each) || each in texts)

	function type(language: Language, text: string) {
		const { [language]: _, ...others } = texts
		const next = text.trim() === '' ? others : { ...texts, [language]: text }
		facts.type({ [at('text')]: JSON.stringify(next) })
	}

	return (
		<details className={styles['row']} name="claims">
			<summary>
				<MiniWindow size="cell" level={lights[state]} />
				<b lang="en">{texts.en}</b>
				<em>{everywhere ? words.claims.everywhere : pages.map(pageName).join(', ')}</em>
				<span className={state === 'proven' ? styles['good'] : undefined}>
					{words.claims.state[state]}
				</span>
			</summary>
			<div className={styles['in']}>
				<div className={styles['three']}>
					{own.map((language) => (
						<FactField
							key={language}
							label={languageNames[language]}
							lang={language}
							value={texts[language] ?? ''}
							problemOf={(text) => textProblem(text, '', language !== 'en')}
							problem={facts.isWrong(at(`text/${language}`)) ? words.field.refused : undefined}
							onType={(text) => type(language, text)}
							onLeave={facts.flush}
							note={texts[language] === undefined && words.claims.untranslated}
						/>
					))}
				</div>
				<AddressField
					isOptional
					facts={facts}
					address={at('evidence')}
					label={words.claims.evidence}
					placeholder={words.claims.evidenceHint}
					help={words.claims.evidenceHelp}
				/>
				<p className={styles['panel']}>
					{state === 'hidden' ? (
						words.claims.notShown
					) : (
						<>
							{words.claims.reads}: <b lang="en">{texts.en}</b>, <span lang="en">{label}</span>.
						</>
					)}
				</p>
				<div className={`row ${styles['acts']}`}>
					<Tick
						label={words.claims.isShown}
						isChecked={state !== 'hidden'}
						onChange={(isChecked) => facts.type({ [at('isShown')]: `${isChecked}` })}
					/>
					{pages.map((page) => (
						<a key={page} href={pathOf(page)} target="_blank" rel="noopener">
							{formatMessage('es', words.claims.see, { page: pageName(page) })}
						</a>
					))}
				</div>
				<FactNote facts={facts} address={at('text')} read={null} />
			</div>
		</details>
	)
}

function pathOf(page: string): string {
	const paths: Readonly<Record<string, Partial<Record<Language, string>>>> = allPages
	return paths[page]?.en ?? '/'
}
