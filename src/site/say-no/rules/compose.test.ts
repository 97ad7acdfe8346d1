import { expect, test } from 'vitest'
import { firstChoice, isOffered } from './choices.ts'
import { composeMessage, type MessageWords, messageBody, type Refusals } from './compose.ts'

const same = (text: string): Refusals => ({
	gently: [text, text, text],
	plainly: [text, text, text],
	firmly: [text, text, text],
})
const end = {
	open: ['A.', 'A.', 'A.'],
	later: ['B.', 'B.', 'B.'],
	closed: ['C.', 'C.', 'C.'],
} as const
const shared = {
	tonight: end,
	party: end,
	agreed: end,
	call: end,
	night: end,
	late: end,
	favour: end,
	meeting: end,
}
const people = { friend: '', family: '', colleague: '', boss: '', group: '', acquaintance: '' }
const subjects = {
	tonight: same('It’s a no[, thanks]. {du|Sie|ihr}.'),
	party: same('{Private|Formal}.'),
	agreed: same('{Private|Formal|Group|Colleague}.'),
	meeting: same('Meeting.'),
	call: same('Call.'),
	formalCall: same('Formal call.'),
	night: same('Night.'),
	late: same('Late.'),
	overtime: same('Overtime.'),
	favour: same('Favour.'),
	task: same('Task.'),
}
const words: MessageWords = {
	refusals: subjects,
	endings: {
		friend: shared,
		family: shared,
		colleague: shared,
		boss: shared,
		group: shared,
		acquaintance: shared,
	},
	mail: {
		subjects: {
			tonight: 'Tonight',
			party: '',
			agreed: '',
			meeting: '',
			call: '',
			formalCall: '',
			night: '',
			late: '',
			overtime: '',
			favour: '',
			task: '',
		},
		greetings: { ...people, friend: 'Hi,' },
		closings: { ...people, friend: 'Bye' },
		continuesGreeting: true,
	},
}

test('a text message consists of a refusal and an ending, and its apostrophes are straight when it is copied', () => {
	const message = composeMessage(words, firstChoice)
	expect(message).toEqual({ text: 'It’s a no, thanks. du. A.' })
	expect(messageBody(message, 'text')).toBe("It's a no, thanks. du. A.")
})

test('a spoken message leaves out text in brackets', () => {
	expect(composeMessage(words, { ...firstChoice, how: 'loud' })).toEqual({
		text: 'It’s a no. du. A.',
	})
})

test('an email has a subject, a greeting and a closing, and continues in lower case if the language does', () => {
	const mail = composeMessage(words, { ...firstChoice, how: 'mail', end: 'closed' })
	expect(mail.subject).toBe('Tonight')
	expect(messageBody(mail, 'mail')).toBe('Hi,\n\nit’s a no, thanks. du. C.\n\nBye')
})

test.each([
	['family', 'du'],
	['boss', 'Sie'],
	['acquaintance', 'Sie'],
	['group', 'ihr'],
	['colleague', 'du'],
] as const)('a person of the kind %s is addressed as %s', (who, form) => {
	expect(composeMessage(words, { ...firstChoice, who }).text).toContain(`${form}.`)
})

test.each([
	['friend', 'Private. A.'],
	['boss', 'Formal. A.'],
	['group', 'Private. A.'],
] as const)('of two alternative texts, the message to %s uses: %s', (who, text) => {
	expect(composeMessage(words, { ...firstChoice, who, what: 'party' }).text).toBe(text)
})

test('the message to a colleague uses the fourth alternative text', () => {
	const colleague = { ...firstChoice, who: 'colleague', what: 'agreed' } as const
	expect(composeMessage(words, colleague).text).toBe('Colleague. A.')
})

test.each([
	['friend', 'call', 'Call.'],
	['acquaintance', 'call', 'Formal call.'],
	['boss', 'call', 'Formal call.'],
	['friend', 'late', 'Late.'],
	['colleague', 'late', 'Overtime.'],
	['acquaintance', 'favour', 'Favour.'],
	['boss', 'favour', 'Task.'],
] as const)('the refusal to %s for the request %s begins with: %s', (who, what, text) => {
	expect(composeMessage(words, { ...firstChoice, who, what }).text).toBe(`${text} A.`)
})

test('the form does not offer a request that the chosen person would not make, such as a meeting for a friend', () => {
	expect(isOffered('friend', 'meeting')).toBe(false)
	expect(isOffered('boss', 'night')).toBe(false)
	expect(isOffered('boss', 'meeting')).toBe(true)
})
