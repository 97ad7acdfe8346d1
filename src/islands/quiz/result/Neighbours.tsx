import type { BandExplanation } from '#domain/quiz/explain-bands.ts'

type Sentences<Name extends string> = Record<
	'one step' | 'one answer' | 'several answers',
	(name: Name, points: number) => string
>

type Props<Name extends string> = {
	explanation: BandExplanation<Name>
	sentences: Sentences<Name>
}

/** What nearly came out instead: one sentence for each band next door, the nearer one first. */
export function Neighbours<Name extends string>({ explanation, sentences }: Props<Name>) {
	const { moreOutgoing, moreInward } = explanation
	return [moreOutgoing, moreInward]
		.filter((band) => band !== undefined)
		.toSorted((one, other) => one.points - other.points)
		.map(({ name, nearness, points }) => <p key={name}>{sentences[nearness](name, points)}</p>)
}
