import type { ReactNode } from 'react'
import type { NeighbourLabels } from '#site/quiz/quiz.schema.ts'
import type { AdjacentBand, BandExplanation } from '#site/quiz/rules/explain-bands.ts'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { AnswerList } from './AnswerList.tsx'
import { oneOf } from './one-of.ts'

type Quiz = Pick<FinishedQuiz, 'answers' | 'questions' | 'shared' | 'language'>

type Bands<Name extends string> = {
	bands: BandExplanation<Name>
	/** The bands as displayed. */
	names: Readonly<Record<Name, string>>
	sentences: NeighbourLabels
}

type Props<Name extends string> = Quiz &
	Bands<Name> & {
		/** How the answers led to the result. */
		children: ReactNode
		/** Shown before the adjacent bands. */
		note?: ReactNode
		letterOf?: Parameters<typeof AnswerList>[0]['letterOf']
	}

export function Explanation<Name extends string>({ children, note, ...props }: Props<Name>) {
	const { bands, answers, questions, language, letterOf } = props
	const { why } = props.shared
	return (
		<>
			{children}
			<h3>{why.nearlyHeading}</h3>
			{note}
			{[bands.moreOutgoing, bands.moreInward]
				.filter((band) => band !== undefined)
				.toSorted((one, other) => one.points - other.points)
				.map((band) => (
					<p key={band.name}>{sentenceFor(band, props)}</p>
				))}
			<AnswerList {...{ answers, questions, language, letterOf }} labels={why} />
		</>
	)
}

function sentenceFor<Name extends string>(
	band: AdjacentBand<Name>,
	{ names, sentences, shared, language }: Bands<Name> & Quiz,
): string {
	const { nearness, points, answers } = band
	const name = names[band.name]
	if (nearness === 'one step') return formatMessage(language, sentences[nearness], { name })
	if (nearness === 'several answers')
		return formatMessage(language, sentences[nearness], { name, points, answers })
	const questions = oneOf(band.questions, shared.why, language)
	return formatMessage(language, sentences[nearness], { name, points, questions })
}
