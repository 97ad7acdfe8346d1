import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: ['Me chama na próxima, tá?', 'Fica pra próxima, tá?', 'Continua me chamando, viu?'],
	later: [
		'Bora marcar alguma coisa na semana que vem?',
		'Que tal um café na semana que vem?',
		'Vamos marcar alguma coisa só a gente outro dia?',
	],
} as const

const familyInvitation = {
	open: [
		'Me chama na próxima, viu?',
		'Me chama de novo outro dia.',
		'Não deixa de me chamar, viu?',
	],
	later: [
		'Que tal um almoço no fim de semana?',
		'Posso passar aí na semana que vem?',
		'Vamos marcar um almoço?',
	],
} as const

const groupInvitation = {
	open: ['Me chamem na próxima, tá?', 'Fica pra próxima.', 'Continuem me chamando, viu?'],
	later: ['Na próxima contem comigo.', 'Bora marcar outro dia?', 'Na próxima eu topo.'],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: ['Uma ótima noite pra você.', 'Aproveita a noite.', 'Curte bastante aí.'],
		},
		party: {
			...friendInvitation,
			closed: ['Aproveita muito.', 'Curte por mim.', 'Depois me conta como foi.'],
		},
		agreed: {
			open: ['Me chama de novo, tá?', 'Ainda quero te ver, viu?', 'Mas continua me chamando.'],
			later: [
				'Vamos remarcar?',
				'Pode ser na semana que vem?',
				'A gente remarca pra semana que vem?',
			],
			closed: [
				'Achei melhor te avisar logo.',
				'Fica à vontade pra fazer outros planos.',
				'Não precisa me esperar.',
			],
		},
		call: {
			open: [
				'Outro dia a gente se fala.',
				'Outra hora a gente conversa.',
				'Me liga outro dia, tá?',
			],
			later: [
				'Que tal a gente se falar na semana que vem?',
				'Semana que vem a gente conversa?',
				'Te ligo na semana que vem, pode ser?',
			],
			closed: ['Não é nada com você, tá?', 'Valeu por entender.', 'Um beijo.'],
		},
		night: {
			open: [
				'Quem sabe numa próxima.',
				'Fica pra próxima, tá?',
				'Me chama de novo mais pra frente.',
			],
			later: [
				'Que tal a gente se ver durante o dia?',
				'Bora marcar uma tarde?',
				'Posso ir durante o dia?',
			],
			closed: [
				'Não é nada com você, tá?',
				'Depois a gente se fala.',
				'Espero que não tenha problema, tá?',
			],
		},
		late: {
			open: ['Na próxima eu fico mais.', 'Continua me chamando, viu?', 'Outro dia eu fico mais.'],
			later: [
				'Na próxima a gente começa mais cedo?',
				'Que tal marcar mais cedo na próxima?',
				'Da próxima vez, bora marcar à tarde?',
			],
			closed: ['Uma ótima noite pra você.', 'Aproveita a noite.', 'Não é nada com você.'],
		},
		favour: {
			open: [
				'Outra hora pode contar comigo.',
				'Na próxima eu te ajudo.',
				'Outro dia pode me pedir, tá?',
			],
			later: [
				'Semana que vem eu consigo, pode ser?',
				'Dá pra esperar até a semana que vem?',
				'Daqui a umas duas semanas eu consigo.',
			],
			closed: [
				'Espero que dê tudo certo.',
				'Tomara que você encontre alguém.',
				'Torço pra dar tudo certo.',
			],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: [
				'Um beijo pra todo mundo.',
				'Manda um beijo pra todo mundo.',
				'Uma ótima noite pra vocês.',
			],
		},
		party: {
			...familyInvitation,
			closed: ['Aproveitem muito, viu?', 'Manda um beijo pra todo mundo.', 'Aproveitem bastante.'],
		},
		agreed: {
			open: ['Me chama de novo, viu?', 'Quero ver vocês em breve.', 'Não deixa de me chamar.'],
			later: [
				'Dá pra passar pra semana que vem?',
				'Pode ser outro dia?',
				'Vamos marcar outro dia?',
			],
			closed: [
				'Um beijo pra todo mundo.',
				'Manda um beijo pra todo mundo.',
				'Não precisam me esperar.',
			],
		},
		call: {
			open: ['Me liga outro dia.', 'Outro dia a gente conversa.', 'Outra hora a gente se fala.'],
			later: [
				'Domingo eu te ligo, tá?',
				'A gente se fala no domingo?',
				'Te ligo no fim de semana.',
			],
			closed: ['Um beijo.', 'Um beijo grande.', 'Não precisa se preocupar.'],
		},
		night: {
			open: [
				'Me chama de novo outro dia.',
				'Quem sabe da próxima vez.',
				'Não deixa de me chamar, viu?',
			],
			later: ['Posso ir pro almoço?', 'Vamos marcar um almoço?', 'Posso passar o dia com vocês?'],
			closed: ['Um beijo.', 'Não é nada com vocês, viu?', 'Um beijo pra todo mundo.'],
		},
		late: {
			open: ['Outro dia eu fico mais.', 'Na próxima eu fico mais tempo.', 'Me chama na próxima.'],
			later: [
				'Da próxima vez, que tal um almoço?',
				'Vamos marcar um almoço na próxima?',
				'Na próxima eu chego mais cedo.',
			],
			closed: ['Uma ótima noite pra vocês.', 'Um beijo pra todo mundo.', 'Depois a gente se vê.'],
		},
		favour: {
			open: ['Na próxima eu ajudo.', 'Outro dia pode contar comigo.', 'Outra hora eu ajudo.'],
			later: [
				'Dá pra ser na semana que vem?',
				'Pode ser na semana que vem?',
				'Se der pra esperar, semana que vem eu vejo.',
			],
			closed: [
				'Tomara que dê tudo certo.',
				'Espero que outra pessoa consiga.',
				'Espero que dê certo.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: ['Aproveitem bastante.', 'Curtam por mim.', 'Divirtam-se muito.'],
		},
		party: {
			...groupInvitation,
			closed: ['Aproveitem muito.', 'Curtam por mim.', 'Depois me contem como foi.'],
		},
		agreed: {
			open: ['Me chamem na próxima, tá?', 'Fica pra próxima.', 'Continuem me chamando.'],
			later: ['Na próxima contem comigo.', 'Na próxima eu quero ir.', 'Na próxima eu topo.'],
			closed: ['Aproveitem bastante.', 'Podem ir sem mim.', 'Curtam por mim.'],
		},
		night: {
			open: ['Me chamem na próxima, tá?', 'Fica pra próxima.', 'Continuem me chamando.'],
			later: [
				'Posso ir só durante o dia?',
				'Passar o dia com vocês eu topo.',
				'Durante o dia eu topo.',
			],
			closed: ['Aproveitem bastante.', 'Curtam por mim.', 'Divirtam-se muito.'],
		},
		late: {
			open: [
				'Na próxima eu fico mais tempo.',
				'Continuem me chamando.',
				'Numa próxima eu fico mais.',
			],
			later: [
				'Na próxima a gente pode começar mais cedo?',
				'Bora marcar mais cedo na próxima?',
				'Que tal uma tarde da próxima vez?',
			],
			closed: ['Aproveitem bastante.', 'Curtam por mim.', 'Uma ótima noite pra vocês.'],
		},
		favour: {
			open: [
				'Na próxima eu ajudo, gente.',
				'Outra hora eu ajudo vocês.',
				'Outro dia podem contar comigo.',
			],
			later: [
				'Semana que vem eu consigo.',
				'Dá pra ser na semana que vem?',
				'Na próxima pode deixar comigo.',
			],
			closed: [
				'Tomara que dê tudo certo, gente.',
				'Tomara que alguém consiga.',
				'Torço pra dar certo.',
			],
		},
	},
}
