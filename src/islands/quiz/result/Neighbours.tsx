import type { BandExplanation, AdjacentBand } from '#domain/quiz/explain-bands.ts'

type Sentences<Name extends string> = {
	'one step': (name: Name) => string
	/** `questions`: each of them would have been enough on its own. */
	'one answer': (name: Name, points: number, questions: readonly number[]) => string
	'several answers': (name: Name, points: number, answers: number) => string
}

type Props<Name extends string> = {
	explanation: BandExplanation<Name>
	sentences: Sentences<Name>
}

/** One sentence for each adjacent band, the nearer one first. */
export function Neighbours<Name extends string>({ explanation, sentences }: Props<Name>) {
	const sentenceFor = ({ name, nearness, points, ...needed }: AdjacentBand<Name>) => {
		if (nearness === 'one step') return sentences[nearness](name)
		if (nearness === 'one answer') return sentences[nearness](name, points, needed.questions)
		return sentences[nearness](name, points, needed.answers)
	}
	return [explanation.moreOutgoing, explanation.moreInward]
		.filter((band) => band !== undefined)
		.toSorted((one, other) => one.points - other.points)
		.map((band) => <p key={band.name}>{sentenceFor(band)}</p>)
}
