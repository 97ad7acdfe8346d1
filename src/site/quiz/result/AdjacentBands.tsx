import type { NeighbourLabels, WhyLabels } from '#site/quiz/quiz.schema.ts'
import type { AdjacentBand, BandExplanation } from '#site/quiz/rules/explain-bands.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { oneOf } from './one-of.ts'

type Props<Name extends string> = {
	explanation: BandExplanation<Name>
	/** The bands as displayed. */
	names: Readonly<Record<Name, string>>
	sentences: NeighbourLabels
	why: WhyLabels
	language: PageLanguage
}

/** One sentence for each adjacent band, the nearer one first. */
export function AdjacentBands<Name extends string>({ explanation, ...words }: Props<Name>) {
	return [explanation.moreOutgoing, explanation.moreInward]
		.filter((band) => band !== undefined)
		.toSorted((one, other) => one.points - other.points)
		.map((band) => <p key={band.name}>{sentenceFor(band, words)}</p>)
}

function sentenceFor<Name extends string>(
	band: AdjacentBand<Name>,
	{ names, sentences, why, language }: Omit<Props<Name>, 'explanation'>,
): string {
	const { points } = band
	const name = names[band.name]
	if (band.nearness === 'one step') return formatMessage(language, sentences['one step'], { name })
	if (band.nearness === 'one answer') {
		const questions = oneOf(band.questions, why, language)
		return formatMessage(language, sentences['one answer'], { name, points, questions })
	}
	return formatMessage(language, sentences['several answers'], {
		name,
		points,
		answers: band.answers,
	})
}
