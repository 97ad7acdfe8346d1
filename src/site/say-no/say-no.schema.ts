import { z } from 'zod'
import {
	channels,
	endings,
	firmnesses,
	people,
	type Person,
	requests,
	requestsOf,
} from './rules/choices.ts'
import type { MessageWords } from './rules/compose.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { message } from '#cms/reader/format/message.ts'
import { copyWords, link, text } from '#cms/reader/schemas/common.ts'

const byPerson = <Value extends z.ZodType>(value: Value) => z.record(z.enum(people), value)

function slot<const Value extends string>(values: readonly Value[]) {
	return z.strictObject({
		name: text.describe('The accessible name of the choice'),
		options: z.record(z.enum(values), text),
	})
}

export const sayNo = z.strictObject({
	opening: z.strictObject({
		title: text,
		lede: text,
		noScript: link.describe('Shown instead of the form if scripts are switched off'),
	}),
	sentence: z.strictObject({
		label: text.describe('The accessible name of the form'),
		sentence: message('who', 'what', 'how', 'tone', 'end').describe('Each name is a choice'),
		slots: z.strictObject({
			who: slot(people),
			what: slot(requests),
			how: slot(channels),
			tone: slot(firmnesses),
			end: slot(endings),
		}),
		corrected: text.describe('Shown if the link that was opened had unknown fields'),
	}),
	labels: z.strictObject({
		heading: text,
		recipients: byPerson(text).describe('“To a friend”; “by text” follows'),
		channels: z.record(z.enum(channels), text),
		aloud: text.describe('Follows when the message is said out loud'),
		subject: text.describe('Before the subject of an email'),
		copyMessage: text,
		copyWords: text.describe('The copy button of a message that is said out loud'),
		after: copyWords,
		share: text,
		otherWords: text,
		wording: message('number').describe('1, 2 or 3'),
		againLabel: text,
		again: byPerson(text).describe('What to say if they ask again'),
	}),
	ready: z.strictObject({
		title: text,
		text,
		copy: text.describe('The accessible name of a copy button, before the message'),
		after: copyWords,
		groups: byPerson(text),
	}),
})

export type SayNoWords = z.infer<typeof sayNo>

/** The words of "Say no" that its script needs. `wordings` are "Wording 1 of 3" and so on. */
export type SayNoData = {
	readonly messages: MessageWords
	readonly labels: { readonly wordings: readonly string[] } & Pick<
		SayNoWords['labels'],
		'recipients' | 'channels' | 'again' | 'aloud' | 'subject' | 'copyMessage' | 'copyWords'
	>
}

/** Sixty messages to copy by hand, ten per person: `about` is a message's topic. */
export const readyMessages = byPerson(z.array(z.strictObject({ about: text, text })).length(10))

export type ReadyMessages = z.infer<typeof readyMessages>

const wordings = z.tuple([text, text, text])

/** A text with complete pairs of brackets: see `MessageWords`. */
const varied = text.refine(
	(words) =>
		!/[[\]{}]/.test(words.replaceAll(/\[([^[\]]*)\]/g, '$1').replaceAll(/\{[^{}]*\}/g, '')),
	{
		message: 'A bracket is missing.',
		params: { fault: { code: 'message', values: {} } satisfies WordFault },
	},
)
const refusals = z.record(z.enum(firmnesses), z.tuple([varied, varied, varied]))
const endingsOf = z.record(z.enum(endings), wordings)

function endingsFor<Who extends Person>(who: Who) {
	return z.record(z.enum<(typeof requestsOf)[Who][number][]>([...requestsOf[who]]), endingsOf)
}

/**
 * The requests. A request that needs other words for people from work, or for people who are not close, is followed by
 * that variant.
 */
const subjects = z.enum([
	'tonight',
	'party',
	'agreed',
	'meeting',
	'call',
	'formalCall',
	'night',
	'late',
	'overtime',
	'favour',
	'task',
])

/** The building blocks of messages, composed by `./rules/compose.ts`. */
export const sayNoMessages = z.strictObject({
	refusals: z.record(subjects, refusals),
	endings: z.strictObject({
		friend: endingsFor('friend'),
		family: endingsFor('family'),
		colleague: endingsFor('colleague'),
		boss: endingsFor('boss'),
		group: endingsFor('group'),
		acquaintance: endingsFor('acquaintance'),
	}),
	mail: z.strictObject({
		subjects: z.record(subjects, text),
		greetings: byPerson(text),
		closings: byPerson(text),
		continuesGreeting: z
			.boolean()
			.describe('Whether the first letter after the greeting is small, as in German'),
	}),
})
