import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { type Language, languageNames, pageLanguages } from '#site-map/languages.ts'
import { type PageName, pathOf } from '#site-map/pages.ts'
import { keysIn } from '#values/keys-in.ts'
import { recordOf } from '#values/record-of.ts'
import {
	type Claim,
	claimKinds,
	type ClaimLabels,
	labelledClaims,
} from '#cms/reader/rules/claims/claims.ts'
import {
	figurePattern,
	measures,
	numberIn,
	shortDay,
} from '#cms/reader/rules/claims/measured-claim.ts'
import { pageName } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { FactInput } from './FactInput.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/claims.yaml'
const lights = { proven: 100, labelled: 50, hidden: 0 } as const

type State = keyof typeof lights

/**
 * The claims that the site makes about the product. Each has a measurement or evidence, has a label instead, or is
 * hidden.
 */
export function ClaimsForm({ facts }: { facts: Facts }) {
	return claimNames(facts).map((name) => <ClaimRow key={name} facts={facts} name={name} />)
}

export function countClaims(facts: Facts): string {
	const states = Map.groupBy(claimNames(facts), (name) => stateOf(facts, claimOf(facts, name)))
	const count = (state: State) => states.get(state)?.length ?? 0
	return formatMessage('es', words.claims.counts, {
		all: claimNames(facts).length,
		proven: count('proven'),
		labelled: count('labelled'),
		hidden: count('hidden'),
	})
}

function claimNames(facts: Facts): readonly string[] {
	const names = facts
		.inSection('afirmaciones')
		.flatMap(({ place }) => /^claims\/([^/]+)/.exec(place)?.[1] ?? [])
	return [...new Set(names)]
}

/** A claim, including changes the owner has typed. */
function claimOf(facts: Facts, name: string): Claim {
	const at = (part: string) => facts.textAt(`${file}:claims/${name}/${part}`)
	return {
		kind: claimKinds.find((each) => each === at('kind')) ?? 'aim',
		text: JSON.parse(at('text')),
		evidence: at('evidence'),
		measure: measures.find((each) => each === at('measure')) ?? 'none',
		threshold: Number(at('threshold')),
		isShown: at('isShown') === 'true',
	}
}

function labelsIn(facts: Facts, language: Language): ClaimLabels {
	const at = (part: string) => facts.textAt(`${file}:labels/${language}/${part}`)
	return {
		...recordOf([...claimKinds, 'see'], at),
		measured: recordOf(measures, (measure) => at(`measured/${measure}`)),
	}
}

function stateOf(facts: Facts, claim: Claim): State {
	const [shown] = labelledClaims([claim], 'en', labelsIn(facts, 'en'), facts.facts.measurements)
	if (shown === undefined) return 'hidden'
	return shown.isProven ? 'proven' : 'labelled'
}

type Props = { facts: Facts; name: string }

function ClaimRow({ facts, name }: Props) {
	const at = (part: string) => `${file}:claims/${name}/${part}`
	const claim = claimOf(facts, name)
	const everywhere = facts.textAt(at('pages')) === 'all'
	const pages: readonly PageName[] = everywhere ? [] : JSON.parse(facts.textAt(at('pages')))
	const state = stateOf(facts, claim)
	return (
		<details className={styles['row']} name="claims">
			<summary>
				<MiniWindow size="cell" level={lights[state]} />
				<b lang="en">{claim.text.en}</b>
				<em>{everywhere ? words.claims.everywhere : pages.map(pageName).join(', ')}</em>
				<span className={lights[state] === 100 ? styles['good'] : undefined}>
					{words.claims.state[state]}
				</span>
			</summary>
			<div className={styles['in']}>
				{keysIn(words.claims.fields).map((part) => (
					<FactInput key={part} facts={facts} address={at(part)} {...words.claims.fields[part]} />
				))}
				<ClaimReadings facts={facts} claim={claim} />
				<div className={`row ${styles['acts']}`}>
					{pages.map((page) => (
						<a key={page} href={pathOf(page, 'en')} target="_blank" rel="noopener">
							{formatMessage('es', words.claims.see, { page: pageName(page) })}
						</a>
					))}
				</div>
			</div>
		</details>
	)
}

function ClaimReadings({ facts, claim }: { facts: Facts; claim: Claim }) {
	const { measurements } = facts.facts
	const { measure } = claim
	const found = measure === 'none' ? null : measurements?.[measure]
	const own = pageLanguages.filter((each) => each === 'en' || claim.text[each] !== undefined)
	return (
		<div className={styles['panel']}>
			{measure !== 'none' && (
				<p>
					{found && measurements
						? formatMessage('es', words.claims.measured, {
								value: numberIn(found.value, 'es'),
								n: numberIn(found.cases, 'es'),
								day: shortDay(measurements.until, 'es'),
							})
						: words.claims.unmeasured}{' '}
					{!figurePattern.test(claim.text.en) && words.claims.withoutNumber}
				</p>
			)}
			{!claim.isShown && <p>{words.claims.notShown}</p>}
			{own.flatMap((language) =>
				labelledClaims([claim], language, labelsIn(facts, language), measurements).map((each) => (
					<p key={language}>
						{`${words.claims.reads} (${languageNames[language]}): `}
						<b lang={language}>{each.text}</b>, <span lang={language}>{each.label}</span>.
					</p>
				)),
			)}
		</div>
	)
}
