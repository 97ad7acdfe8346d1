import type { MessageWords } from '#domain/say-no/compose.ts'
import { formalEndings } from './formal-endings.ts'
import { privateEndings } from './private-endings.ts'
import { refusals } from './refusals.ts'

export const messages: MessageWords = {
	refusals,
	endings: { ...privateEndings, ...formalEndings },
	mail: {
		subjects: {
			tonight: 'Sobre hoje à noite',
			party: 'Sobre a festa',
			agreed: 'Sobre o que combinamos',
			meeting: 'Sobre a reunião',
			call: 'Sobre a ligação',
			formalCall: 'Sobre a ligação',
			night: 'Sobre ficar para dormir',
			late: 'Hoje vou sair mais cedo',
			overtime: 'Sobre o horário de hoje',
			favour: 'Sobre o favor',
			task: 'Sobre a tarefa',
		},
		greetings: {
			friend: 'Oi,',
			family: 'Oi,',
			colleague: 'Oi, tudo bem?',
			boss: 'Olá,',
			group: 'Oi, pessoal,',
			acquaintance: 'Olá,',
		},
		closings: {
			friend: 'Um abraço',
			family: 'Com carinho',
			colleague: 'Abraço',
			boss: 'Atenciosamente',
			group: 'Abraços',
			acquaintance: 'Um abraço',
		},
		continuesGreeting: false,
	},
}
