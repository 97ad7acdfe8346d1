import { cat, reader, visitors } from '#site/art/windows/silhouettes.ts'
import { figureOf } from '#site/art/rooms/rooms.ts'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { IntrovertLabels, IntrovertResults } from '#site/quiz/quiz.schema.ts'
import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { track } from '#features/counts/rules/track.ts'
import { introvertBands, scoreIntrovert, type IntrovertType } from '#site/quiz/rules/introvert.ts'
import { explainBands } from '#site/quiz/rules/explain-bands.ts'
import { rangeOf } from '#site/quiz/rules/score-range.ts'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { Explanation } from '#site/quiz/result/Explanation.tsx'
import { HelpList } from '#site/quiz/result/HelpList.tsx'
import { ResultPage } from '#site/quiz/result/ResultPage.tsx'
import { typeLink } from '#site/quiz/result/type-link.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { HourScale } from './HourScale.tsx'

export type IntrovertWords = {
	readonly results: IntrovertResults
	readonly labels: IntrovertLabels
}

/** For each type, the people drawn at home and the number of easy hours of company. */
const rooms = {
	'Social Introvert': { figure: figureOf(visitors, '10 153 100 56'), easyHours: 4 },
	'Classic Introvert': { figure: figureOf(reader, '12 130 96 79'), easyHours: 2 },
	'Deep Introvert': { figure: figureOf(cat, '44 160 60 49'), easyHours: 1 },
} as const satisfies Record<IntrovertType, object>

export function IntrovertResult({ results, labels, ...page }: FinishedQuiz<IntrovertWords>) {
	const { answers, language, shared, site } = page
	const { type, totalScore, batteryLevel } = scoreIntrovert(answers)
	const words = results[type]
	const name = labels.types[type]
	const { figure, easyHours } = rooms[type]
	const params = { introvert_type: type }
	const hours = { label: labels.hours, rule: labels.hoursRule, easy: easyHours }
	const bands = explainBands<IntrovertType>(answers, introvertBands)
	const sum = { total: totalScore, outOf: bands.outOf }
	return (
		<ResultPage
			{...page}
			card={{
				title: name,
				line: words.line,
				mark: `${batteryLevel}`,
				unit: labels.outOf,
				size: { name: labels.batteries[type], note: labels.battery },
				level: batteryLevel,
				figure,
				heading: 'title',
			}}
			text={{
				...labels.shareText,
				withResult: formatMessage(language, labels.shareText.withResult, { type: name }),
			}}
			kicker={labels.kicker}
			you={words.you}
			action={
				<ButtonLink
					tone="lamp"
					href={withCampaign(site.signup, location.search)}
					onClick={() => track({ name: 'cta_clicked_introvert_test', params }, globalThis)}
				>
					{words.cta}
				</ButtonLink>
			}
			week={{
				text: words.insight,
				types: [typeLink(labels.typePage, type)],
				caption: words.week,
				scale: <HourScale {...hours} most={batteryLevel / 10} />,
			}}
			help={<HelpList tips={shared.help.tips} />}
			otherTest={labels.otherTest}
			explanation={
				<Explanation {...page} bands={bands} names={labels.types} sentences={labels.neighbour}>
					<h3>{shared.why.heading}</h3>
					<p>{rangeOf(totalScore, words.descriptions).text}</p>
					<p>{formatMessage(language, labels.sum, sum)}</p>
				</Explanation>
			}
		/>
	)
}
