import type { output } from 'zod'
import { wordings } from '#site/say-no/rules/choices.ts'
import { composeMessage, messageBody } from '#site/say-no/rules/compose.ts'
import { sayNoFragment } from '#site/say-no/rules/fragment.ts'
import type { Change } from '#site/week/rules/change.ts'
import { costOf, type DayIndex, forecast, lowestDay } from '#site/week/rules/forecast.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import { days, type WeekPlan } from '#site/week/rules/plan.ts'
import { refusalOf } from '#site/week/rules/refusal.ts'
import { smallestChanges } from '#site/week/rules/smallest-change.ts'
import { weekWords } from '#site/week/week-words.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { EnglishPageName } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import {
	dayNames,
	type eveningAnswer,
	type eveningQuery,
	type sayNoAnswer,
	type sayNoQuery,
	type smallerChangeAnswer,
	type smallerChangeBody,
} from './tool-messages.ts'

/** The cost of one event, and the energy that is left. */
export function answerEvening({
	start,
	language,
	...planned
}: output<typeof eveningQuery>): output<typeof eveningAnswer> {
	const event = { ...planned, day: 0 } as const
	const [after = { level: 0, low: 0, high: 0 }] = forecast({ start, events: [event] })
	const { edit, nouns, result } = wordsIn(language)
	const cost = costOf(event)
	const [first = '', ...rest] = nouns.some[event.kind]
	const costs = edit.costs(cost)
	return {
		cost,
		after,
		text: plain(
			`${first.toUpperCase()}${rest.join('')}: ${costs.charAt(0).toLowerCase()}${costs.slice(1)} ${result.ofHundred}. ${result.likely(after)}`,
		),
		basis: basisIn(language),
		link: linkTo('week', language),
	}
}

/** The smallest changes that keep every evening of a week above a line. */
export function answerSmallerChange(
	request: output<typeof smallerChangeBody>,
): output<typeof smallerChangeAnswer> {
	const { language, line, start, costs } = request
	const events = request.events.map((event) => ({ ...event, day: indexOf(event.day) }))
	const plan: WeekPlan = { start, costs, events, isUndated: true }
	const firstDay = indexOf(request.firstDay)
	const evenings = forecast(plan)
	const lowest = lowestDay(evenings, firstDay)
	const { result } = wordsIn(language)
	return {
		evenings: [...evenings],
		lowest: dayNames[lowest],
		ideas: smallestChanges(plan, { line, firstDay }).map((idea) => {
			const changed = idea.changes.flatMap(({ index }) => events[index] ?? [])
			return {
				text: plain(result.idea({ ...idea, events: changed }, lowest, idea.levels[lowest] ?? 0)),
				changes: idea.changes.map((change) => changeIn(plan, change, language)),
				levels: [...idea.levels],
				isEnough: idea.isEnough,
			}
		}),
		basis: basisIn(language),
		link: linkTo('week', language, encodeWeek(plan)),
	}
}

type AnsweredChange = output<typeof smallerChangeAnswer>['ideas'][number]['changes'][number]

function changeIn(
	{ events }: WeekPlan,
	{ index, ...change }: Change,
	language: PageLanguage,
): AnsweredChange {
	if (change.how === 'shorten') return { ...change, event: index }
	if (change.how === 'move') return { ...change, event: index, day: dayNames[change.day] }
	const refusal = events[index] ? refusalOf(events[index]) : null
	return {
		how: 'decline',
		event: index,
		...(refusal !== null && { sayNo: linkTo('sayNo', language, refusal) }),
	}
}

/** Three messages that say no. */
export function answerSayNo({
	language,
	...choice
}: output<typeof sayNoQuery>): output<typeof sayNoAnswer> {
	const texts = words('sayNoMessages', language)
	return {
		messages: wordings.map((wording) => {
			const message = composeMessage(texts, { ...choice, wording })
			const { subject } = message
			return {
				...(subject !== undefined && { subject }),
				text: messageBody(message, choice.how),
			}
		}),
		link: linkTo('sayNo', language, sayNoFragment(choice)),
	}
}

const wordsIn = (language: PageLanguage) => weekWords(words('week', language), language)

const basisIn = (language: PageLanguage) => words('claims').labels[language].estimate

function linkTo(page: EnglishPageName, language: PageLanguage, fragment = ''): string {
	const url = absoluteUrl(addressIn(page, language).path)
	return fragment === '' ? url : `${url}#${fragment}`
}

function indexOf(day: (typeof dayNames)[number]): DayIndex {
	return days.find((index) => dayNames[index] === day) ?? 0
}

/** Without the soft hyphens of narrow screens. */
function plain(text: string): string {
	return text.replaceAll('\u00AD', '')
}
