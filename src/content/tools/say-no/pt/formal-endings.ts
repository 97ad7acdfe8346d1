import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: ['Me chama na próxima.', 'Fica pra próxima.', 'Quem sabe na próxima.'],
	later: [
		'Que tal um almoço na semana que vem?',
		'Bora tomar um café na semana que vem?',
		'Topa um almoço na semana que vem?',
	],
} as const

const bossInvitation = {
	open: [
		'Fica para uma próxima.',
		'Espero poder ir na próxima.',
		'Em outra oportunidade, vou com prazer.',
	],
	later: [
		'Podemos combinar um almoço na semana que vem?',
		'Na próxima, pode contar comigo.',
		'Se marcarem um almoço, vou com prazer.',
	],
} as const

const acquaintanceInvitation = {
	open: ['Quem sabe numa próxima.', 'Fica para a próxima.', 'Quem sabe em outra ocasião.'],
	later: [
		'Podemos combinar outro dia?',
		'Que tal um café na semana que vem?',
		'Que tal um café outro dia?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: ['Divirtam-se.', 'Boa noite pra vocês.', 'Curtam bastante aí.'],
		},
		party: {
			...colleagueInvitation,
			closed: ['Aproveitem bastante.', 'Boa festa pra vocês.', 'Divirtam-se.'],
		},
		agreed: {
			open: ['Me chama na próxima.', 'Fica pra próxima.', 'Outro dia eu topo.'],
			later: [
				'Dá pra remarcar pra semana que vem?',
				'Podemos deixar pra semana que vem?',
				'Vamos ver outro dia?',
			],
			closed: ['Achei melhor avisar logo.', 'Pode fazer outros planos, tá?', 'Pode ir sem mim.'],
		},
		meeting: {
			open: [
				'Se precisar de mim, me chama.',
				'Se eu fizer falta, me avisa.',
				'Qualquer coisa, me chama.',
			],
			later: ['Na próxima eu participo.', 'Na próxima pode contar comigo.', 'Na próxima eu vou.'],
			closed: ['Boa reunião pra vocês.', 'Podem seguir sem mim.', 'Boa reunião aí.'],
		},
		call: {
			open: [
				'Se não der certo, me avisa.',
				'Qualquer coisa, me avisa.',
				'Se for urgente, me avisa.',
			],
			later: [
				'Se precisar mesmo, a gente se fala amanhã.',
				'Se preferir falar, pode ser amanhã?',
				'Se precisar, a gente se fala na semana que vem.',
			],
			closed: ['Valeu.', 'Valeu pela compreensão.', 'Valeu por entender.'],
		},
		late: {
			open: [
				'Outro dia eu ajudo.',
				'Se precisar outro dia, me fala.',
				'Outro dia pode contar comigo.',
			],
			later: ['Amanhã cedo eu continuo.', 'Amanhã cedo eu retomo.', 'Amanhã cedo eu vejo isso.'],
			closed: ['Até amanhã.', 'Boa noite e até amanhã.', 'Boa noite.'],
		},
		favour: {
			open: [
				'Outra hora pode contar comigo.',
				'Mais pra frente, pode me chamar.',
				'Outro dia, pode me pedir.',
			],
			later: [
				'Posso ver na semana que vem.',
				'Semana que vem eu consigo, pode ser?',
				'Dá pra esperar até a semana que vem?',
			],
			closed: [
				'Espero que dê tudo certo.',
				'Tomara que alguém possa pegar.',
				'Torço pra dar certo.',
			],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: ['Uma ótima noite para a equipe.', 'Aproveitem bastante.', 'Tenham uma ótima noite.'],
		},
		party: {
			...bossInvitation,
			closed: [
				'Aproveitem bastante.',
				'Uma ótima festa para a equipe.',
				'Espero que dê tudo certo.',
			],
		},
		meeting: {
			open: [
				'Se precisar de mim, é só me chamar.',
				'Se for necessário, eu participo.',
				'Qualquer coisa, é só me chamar.',
			],
			later: [
				'Da próxima participo com prazer.',
				'Na próxima pretendo participar.',
				'Espero participar da próxima.',
			],
			closed: ['Boa reunião.', 'Podem começar sem mim.', 'Agradeço a compreensão.'],
		},
		call: {
			open: [
				'Se preferir conversar, é só me avisar.',
				'Se for urgente, me avise.',
				'Se não der certo, me avise.',
			],
			later: [
				'Se preferir, conversamos amanhã.',
				'Se for preciso, podemos falar amanhã.',
				'Se precisar, posso falar na semana que vem.',
			],
			closed: ['Espero que não atrapalhe.', 'Fico no aguardo.', 'Agradeço desde já.'],
		},
		late: {
			open: [
				'Outro dia, se precisar, posso ficar.',
				'Se for urgente, me avise.',
				'Em outro dia, pode contar comigo.',
			],
			later: [
				'Amanhã cedo dou continuidade.',
				'Amanhã cedo eu continuo.',
				'Amanhã posso começar mais cedo.',
			],
			closed: ['Agradeço a compreensão.', 'Até amanhã.', 'Boa noite e até amanhã.'],
		},
		favour: {
			open: [
				'Se as prioridades mudarem, me avise.',
				'Em outro momento, pode contar comigo.',
				'Se quiser, podemos rever as prioridades.',
			],
			later: [
				'Posso começar na semana que vem.',
				'Na semana que vem consigo olhar.',
				'Podemos retomar na semana que vem?',
			],
			closed: [
				'Talvez outra pessoa da equipe consiga.',
				'Espero que isso não atrapalhe.',
				'Achei melhor avisar logo.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: ['Tenha uma ótima noite.', 'Aproveite bastante.', 'Uma ótima noite para você.'],
		},
		party: {
			...acquaintanceInvitation,
			closed: ['Espero que dê tudo certo.', 'Desejo uma ótima festa.', 'Aproveite bastante.'],
		},
		agreed: {
			open: [
				'Fica para uma próxima.',
				'Quem sabe em outra ocasião.',
				'Espero que dê certo numa próxima.',
			],
			later: [
				'Podemos remarcar?',
				'Podemos deixar para a semana que vem?',
				'Pode ser em outro dia?',
			],
			closed: [
				'Achei melhor avisar logo.',
				'Agradeço a compreensão.',
				'Fique à vontade para fazer outros planos.',
			],
		},
		call: {
			open: [
				'Se não der certo para você, me avise.',
				'Qualquer coisa, me avise.',
				'Se for urgente, me avise.',
			],
			later: [
				'Se preferir, podemos falar na semana que vem.',
				'Se precisar, posso falar outro dia.',
				'Se precisar, falamos por telefone outro dia.',
			],
			closed: ['Agradeço desde já.', 'Agradeço a compreensão.', 'Agradeço o contato.'],
		},
		favour: {
			open: [
				'Em outra ocasião, pode falar comigo.',
				'Em outro momento, pode contar comigo.',
				'Quem sabe em outro momento.',
			],
			later: [
				'Na semana que vem eu consigo, se ainda precisar.',
				'Talvez eu possa daqui a algumas semanas.',
				'Se puder esperar, vejo isso na semana que vem.',
			],
			closed: [
				'Espero que dê tudo certo.',
				'Espero que você encontre alguém.',
				'Torço para que dê certo.',
			],
		},
	},
}
