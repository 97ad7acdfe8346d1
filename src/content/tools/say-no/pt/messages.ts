import type { MessageWords } from '#domain/say-no/compose.ts'
import { formalEndings } from './formal-endings.ts'
import { privateEndings } from './private-endings.ts'
import { refusals } from './refusals.ts'

export const messages: MessageWords = {
	refusals,
	endings: { ...privateEndings, ...formalEndings },
	mail: {
		subjects: {
			tonight: 'Hoje à noite',
			party: 'Sobre a festa',
			agreed: 'Sobre o que combinamos',
			meeting: 'Sobre a reunião',
			call: 'Melhor por mensagem',
			formalCall: 'Por escrito, em vez de ligação',
			night: 'Dormir fora',
			late: 'Vou embora mais cedo',
			overtime: 'Hoje saio no horário',
			favour: 'Sobre o pedido',
			task: 'Sobre a tarefa',
		},
		greetings: {
			friend: 'Oi,',
			family: 'Oi,',
			colleague: 'Oi, tudo bem?',
			boss: 'Olá,',
			group: 'Oi, gente,',
			acquaintance: 'Olá,',
		},
		closings: {
			friend: 'Um abraço',
			family: 'Com carinho',
			colleague: 'Abraço',
			boss: 'Atenciosamente',
			group: 'Abraços',
			acquaintance: 'Cordialmente',
		},
		continuesGreeting: false,
	},
}
