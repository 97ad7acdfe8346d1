import type { WordFact } from '#contract/word-facts.ts'
import { formatMessage } from '#words/format-message.ts'
import { ClaimRow } from './ClaimRow.tsx'
import { type ShownClaim, claimAt } from './claim.ts'
import { SectionHead } from './SectionHead.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

/** The site's claims about itself: with evidence, with a label, or hidden. */
export function ClaimsForm({ facts }: { facts: Facts }) {
	const claims = claimNames(facts.factsIn('facts/claims.yaml', 'claims/')).map((name) =>
		claimAt(facts, name),
	)
	const count = (state: ShownClaim['state']) => claims.filter((each) => each.state === state).length
	return (
		<>
			<SectionHead
				name="afirmaciones"
				text={words.claims.text}
				count={formatMessage('es', words.claims.counts, {
					all: claims.length,
					proven: count('proven'),
					labelled: count('labelled'),
					hidden: count('hidden'),
				})}
			/>
			{claims.map((claim) => (
				<ClaimRow key={claim.name} facts={facts} claim={claim} />
			))}
		</>
	)
}

function claimNames(facts: readonly WordFact[]): readonly string[] {
	return [...new Set(facts.map(({ place }) => place.split('/')[1] ?? ''))]
}
