import type { MessageWords } from '#domain/say-no/compose.ts'
import { formalEndings } from './formal-endings.ts'
import { privateEndings } from './private-endings.ts'
import { refusals } from './refusals.ts'

export const messages: MessageWords = {
	refusals,
	endings: { ...privateEndings, ...formalEndings },
	mail: {
		subjects: {
			tonight: 'Tonight',
			party: 'The party',
			agreed: 'Our plan',
			meeting: 'The meeting',
			call: 'The call',
			formalCall: 'In writing instead of a call',
			night: 'Staying overnight',
			late: 'Leaving early',
			overtime: 'Finishing on time today',
			favour: 'The favour',
			task: 'The task',
		},
		greetings: {
			friend: 'Hi,',
			family: 'Hi,',
			colleague: 'Hi,',
			boss: 'Hello,',
			group: 'Hi everyone,',
			acquaintance: 'Hello,',
		},
		closings: {
			friend: 'Take care',
			family: 'Love',
			colleague: 'Best wishes',
			boss: 'Best regards',
			group: 'Best wishes',
			acquaintance: 'Kind regards',
		},
		continuesGreeting: false,
	},
}
