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
			agreed: 'Our plans',
			meeting: 'The meeting',
			call: 'The call',
			formalCall: 'The call',
			night: 'Staying the night',
			late: 'Leaving early',
			overtime: 'Leaving on time today',
			favour: 'Helping out',
			task: 'Your request',
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
