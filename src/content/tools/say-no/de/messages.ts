import type { MessageWords } from '#domain/say-no/compose.ts'
import { formalEndings } from './formal-endings.ts'
import { privateEndings } from './private-endings.ts'
import { refusals } from './refusals.ts'

export const messages: MessageWords = {
	refusals,
	endings: { ...privateEndings, ...formalEndings },
	mail: {
		subjects: {
			tonight: 'Heute Abend',
			party: 'Zur Feier',
			agreed: 'Unser Treffen',
			meeting: 'Zur Besprechung',
			call: 'Lieber schreiben',
			formalCall: 'Lieber schriftlich',
			night: 'Wegen der Übernachtung',
			late: 'Heute nicht so lange',
			overtime: 'Heute Abend',
			favour: 'Kurze Rückmeldung',
			task: 'Rückmeldung zur Aufgabe',
		},
		greetings: {
			friend: 'Hallo,',
			family: 'Hallo,',
			colleague: 'Hallo,',
			boss: 'Guten Tag,',
			group: 'Hallo zusammen,',
			acquaintance: 'Guten Tag,',
		},
		closings: {
			friend: 'Liebe Grüße',
			family: 'Liebe Grüße',
			colleague: 'Viele Grüße',
			boss: 'Freundliche Grüße',
			group: 'Viele Grüße in die Runde',
			acquaintance: 'Freundliche Grüße',
		},
		continuesGreeting: true,
	},
}
