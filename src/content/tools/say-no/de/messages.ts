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
			party: 'Die Feier',
			agreed: 'Unser Treffen',
			meeting: 'Die Besprechung',
			call: 'Lieber schreiben',
			formalCall: 'Schriftlich statt am Telefon',
			night: 'Besuch ohne Übernachtung',
			late: 'Ich gehe früher',
			overtime: 'Heute pünktlich',
			favour: 'Die Bitte um Hilfe',
			task: 'Die Aufgabe',
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
			family: 'Alles Liebe',
			colleague: 'Viele Grüße',
			boss: 'Freundliche Grüße',
			group: 'Viele Grüße in die Runde',
			acquaintance: 'Freundliche Grüße',
		},
		continuesGreeting: true,
	},
}
