import { endings, firmnesses, people, type Person, requestsOf, wordings } from './choices.ts'
import { composeMessage, type MessageWords } from './compose.ts'

/** How many messages of each person the page shows without scripts: sixty in all. */
const messagesPerPerson = 10

/** A message with what it is about. */
export type ReadyMessage = { readonly about: string; readonly text: string }

/**
 * Sixty text messages to copy by hand, ten for each person. They go through the person's requests in turn, and through
 * firmness, ending and wording, so that all of them occur.
 *
 * @example readyMessages(englishWords)[0].who // 'friend'
 */
export function readyMessages(
	words: MessageWords,
): readonly { readonly who: Person; readonly messages: readonly ReadyMessage[] }[] {
	return people.map((who) => ({
		who,
		messages: Array.from({ length: messagesPerPerson }, (_, index) => {
			const round = Math.floor(index / requestsOf[who].length)
			const choice = {
				who,
				what: at(requestsOf[who], index),
				tone: at(firmnesses, index),
				end: at(endings, index + round),
				wording: at(wordings, index + round),
			}
			const { text } = composeMessage(words, { ...choice, how: 'text' })
			const { subject = '' } = composeMessage(words, { ...choice, how: 'mail' })
			return { about: subject, text }
		}),
	}))
}

/** The element at an index that goes round. */
function at<Value>(values: readonly [Value, ...Value[]], index: number): Value {
	return values[index % values.length] ?? values[0]
}
