import type { Choice, Ending, Firmness, Person, Request, requestsOf } from './choices.ts'

type Wordings = readonly [string, string, string]

export type Refusals = Readonly<Record<Firmness, Wordings>>

export type Endings = Readonly<Record<Ending, Wordings>>

/** A request, or its variant for people from work or people who are not close. */
export type Subject = Request | 'formalCall' | 'overtime' | 'task'

/**
 * The building blocks of messages. Two marks vary a refusal: `[…]` is left out of spoken messages, and
 * `{du|Sie|ihr|du}` has the variants for a familiar person, a formal person, several people and a colleague. If the
 * last two are missing, the first is used for them.
 */
export type MessageWords = {
	readonly refusals: Readonly<Record<Subject, Refusals>>
	readonly endings: {
		readonly [Who in Person]: Readonly<Record<(typeof requestsOf)[Who][number], Endings>>
	}
	readonly mail: {
		readonly subjects: Readonly<Record<Subject, string>>
		readonly greetings: Readonly<Record<Person, string>>
		readonly closings: Readonly<Record<Person, string>>
		/** Whether the text continues in lower case after the greeting, as in German. */
		readonly continuesGreeting: boolean
	}
}

/** A message; only an email has a subject, a greeting and a closing. */
export type Message = {
	readonly subject?: string
	readonly greeting?: string
	readonly text: string
	readonly closing?: string
}

/** The position of each person's variant in `{…|…|…|…}`. */
const address: Readonly<Record<Person, number>> = {
	friend: 0,
	family: 0,
	colleague: 3,
	boss: 1,
	acquaintance: 1,
	group: 2,
}

/**
 * Composes the message for a case: a refusal and an ending in the same wording.
 *
 * @example
 * composeMessage(englishWords, firstChoice).text
 * // 'Thanks for asking, but I’m staying in tonight. My social battery is at twenty percent. I’d love to come another time.'
 */
export function composeMessage(words: MessageWords, choice: Choice): Message {
	const { who, what, how, tone, end, wording } = choice
	const subject = subjectOf(who, what)
	const ofPerson: Readonly<Partial<Record<Request, Endings>>> = words.endings[who]
	const refusal = vary(words.refusals[subject][tone][wording], who, how === 'loud')
	const text = [refusal, ofPerson[what]?.[end][wording]].join(' ')
	if (how !== 'mail') return { text }
	const { subjects, greetings, closings, continuesGreeting } = words.mail
	return {
		subject: subjects[subject],
		greeting: greetings[who],
		text: continuesGreeting ? text.charAt(0).toLowerCase() + text.slice(1) : text,
		closing: closings[who],
	}
}

/**
 * The text for the copy button. Omits the subject, which has a separate field. Text messages use straight apostrophes:
 * curly ones are not in the alphabet of SMS (GSM 03.38), and a single one would reduce each part of the message from
 * 160 characters to 70.
 *
 * @example messageBody({ greeting: 'Hello,', text: 'I’m out.', closing: 'Best wishes' }, 'mail')
 * // 'Hello,\n\nI’m out.\n\nBest wishes'
 */
export function messageBody({ greeting, text, closing }: Message, how: Choice['how']): string {
	const body = [greeting, text, closing].filter((part) => part !== undefined).join('\n\n')
	return how === 'text' ? body.replaceAll('’', "'") : body
}

/** @example subjectOf('boss', 'late') // 'overtime' */
function subjectOf(who: Person, what: Request): Subject {
	const isWork = who === 'colleague' || who === 'boss'
	if (what === 'call' && (isWork || who === 'acquaintance')) return 'formalCall'
	if (what === 'late' && isWork) return 'overtime'
	if (what === 'favour' && isWork) return 'task'
	return what
}

function vary(words: string, who: Person, isSpoken: boolean): string {
	return words
		.replaceAll(/\[([^[\]]*)\]/g, isSpoken ? '' : '$1')
		.replaceAll(/\{([^{}]*)\}/g, (_, forms: string) => {
			const all = forms.split('|')
			return all[address[who]] ?? all[0] ?? ''
		})
}
