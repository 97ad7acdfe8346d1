import type { output } from 'zod'
import { wordings } from '#site/say-no/rules/choices.ts'
import { composeMessage, messageBody } from '#site/say-no/rules/compose.ts'
import { sayNoFragment } from '#site/say-no/rules/fragment.ts'
import { costOf, forecast, lowestDay } from '#site/week/rules/forecast.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import { type WeekPlan, weekdays } from '#site/week/rules/plan.ts'
import { refusalOf } from '#site/week/rules/refusal.ts'
import { smallestChanges } from '#site/week/rules/smallest-change.ts'
import { weekWords } from '#site/week/week-words.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { EnglishPageName } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import type { eveningQuery, sayNoQuery, smallerChangeBody } from './tool-messages.ts'

/** The cost of one event, and the energy that is left after the event. */
export function answerEvening({ start, language, ...planned }: output<typeof eveningQuery>) {
	const event = { ...planned, day: 0 } as const
	const [after = { level: 0, low: 0, high: 0 }] = forecast({ start, events: [event] })
	const { edit, nouns, result, say } = wordsIn(language)
	const cost = costOf(event)
	const [first = '', ...rest] = nouns.some[event.kind]
	const costs = edit.costs(cost)
	return {
		cost,
		after,
		text: plain(
			`${first.toUpperCase()}${rest.join('')}: ${costs.charAt(0).toLowerCase()}${costs.slice(1)} ${result.ofHundred}. ${say(result.likely, after)}`,
		),
		basis: basisIn(language),
		link: linkTo('week', language),
	}
}

/** The smallest changes that keep every evening of a week above a line. */
export function answerSmallerChange({
	language,
	line,
	firstDay,
	...week
}: output<typeof smallerChangeBody>) {
	const plan: WeekPlan = { ...week, isUndated: true }
	const evenings = forecast(plan)
	const lowest = lowestDay(evenings, firstDay)
	const { result } = wordsIn(language)
	return {
		evenings,
		lowest: weekdays[lowest],
		ideas: smallestChanges(plan, { line, firstDay }).map((idea) => {
			const { changes, levels, isEnough } = idea
			const events = changes.flatMap(({ index }) => plan.events[index] ?? [])
			return {
				text: plain(result.idea({ ...idea, events }, lowest, levels[lowest] ?? 0)),
				changes: changes.map(({ index, ...change }, at) => {
					if (change.how === 'move') return { ...change, event: index, day: weekdays[change.day] }
					const event = change.how === 'decline' && events[at]
					const refusal = event ? refusalOf(event) : null
					const sayNo = refusal !== null && { sayNo: linkTo('sayNo', language, refusal) }
					return { ...change, event: index, ...sayNo }
				}),
				levels,
				isEnough,
			}
		}),
		basis: basisIn(language),
		link: linkTo('week', language, encodeWeek(plan)),
	}
}

/** Three messages that say no. */
export function answerSayNo({ language, ...choice }: output<typeof sayNoQuery>) {
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

/** Removes the soft hyphens, which are for narrow screens. */
function plain(text: string): string {
	return text.replaceAll('\u00AD', '')
}
