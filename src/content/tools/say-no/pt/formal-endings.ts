import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: ['Me chama outra vez.', 'Me chama na próxima, por favor.', 'Pode me chamar de novo.'],
	later: [
		'Que tal um almoço na semana que vem?',
		'Vamos tomar um café na semana que vem?',
		'Um almoço na semana que vem seria melhor para mim.',
	],
} as const

const bossInvitation = {
	open: [
		'Em outra ocasião vou com prazer.',
		'Fique à vontade para me chamar de novo.',
		'Espero poder ir em outra ocasião.',
	],
	later: [
		'Na próxima vou com prazer.',
		'Podemos trocar por um almoço?',
		'Um almoço com a equipe seria melhor para mim.',
	],
} as const

const acquaintanceInvitation = {
	open: [
		'Pode me convidar de novo.',
		'Quem sabe a gente se encontra outra vez.',
		'Fique à vontade para me convidar de novo.',
	],
	later: [
		'Outro dia seria melhor para mim.',
		'Um café na semana que vem seria melhor para mim.',
		'Podemos nos encontrar em outro dia?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: ['Boa noite por aí.', 'Aproveitem sem mim.', 'Espero que a noite seja boa.'],
		},
		party: {
			...colleagueInvitation,
			closed: ['Boa festa por aí.', 'Aproveitem sem mim.', 'Espero que seja bem legal.'],
		},
		agreed: {
			open: ['Outra hora eu topo.', 'Espero que dê certo outra hora.', 'Pode me chamar outra vez.'],
			later: [
				'Podemos passar para a semana que vem?',
				'Dá para achar outra data?',
				'Vamos tentar de novo na semana que vem?',
			],
			closed: [
				'Não precisa contar comigo.',
				'Pode passar meu lugar adiante.',
				'Vamos deixar assim por ora.',
			],
		},
		meeting: {
			open: [
				'Se precisar de mim, me avisa.',
				'Me diz se isso não funcionar.',
				'Me chama se eu fizer falta.',
			],
			later: [
				'Na próxima eu participo.',
				'Conta comigo na próxima.',
				'Posso participar da próxima.',
			],
			closed: ['Boa reunião.', 'Pode seguir como planejado.', 'Espero que seja rápida e útil.'],
		},
		call: {
			open: [
				'Se não puder esperar, me avisa.',
				'Se não der certo, me fala.',
				'Me avisa se for preciso conversar.',
			],
			later: [
				'Se precisar, falamos na semana que vem.',
				'Se precisar, falamos amanhã.',
				'Se tiver que ser ligação, pode ser na semana que vem.',
			],
			closed: ['Acho que isso resolve.', 'Deve ser suficiente.', 'Assim economizamos tempo.'],
		},
		late: {
			open: [
				'Se for urgente mesmo, me avisa.',
				'Outro dia pode dar.',
				'Me pede de novo outro dia.',
			],
			later: ['Continuo amanhã cedo.', 'Vejo isso logo cedo amanhã.', 'Amanhã cedo dá para mim.'],
			closed: ['Boa noite por aí.', 'Por hoje é isso.', 'Bom descanso para você também.'],
		},
		favour: {
			open: [
				'Me pede de novo quando tudo estiver mais calmo.',
				'Pode me pedir outra hora.',
				'Na próxima, me chama de novo.',
			],
			later: [
				'Posso olhar na semana que vem.',
				'Me pergunta de novo na semana que vem.',
				'Na semana que vem ainda ajudaria?',
			],
			closed: ['Espero que dê certo.', 'Espero que você encontre alguém.', 'Tomara que dê certo.'],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: [
				'Desejo uma ótima noite.',
				'Espero que a noite seja agradável.',
				'Que seja uma boa noite para a equipe.',
			],
		},
		party: {
			...bossInvitation,
			closed: [
				'Desejo uma ótima festa.',
				'Espero que seja uma ótima festa.',
				'Que seja uma boa festa para a equipe.',
			],
		},
		meeting: {
			open: [
				'Se precisar de mim, eu vou.',
				'Se quiser que eu participe, me avise.',
				'Me diga se preferir de outro jeito.',
			],
			later: [
				'Na próxima participo com prazer.',
				'Posso estar na próxima.',
				'Da próxima posso participar.',
			],
			closed: [
				'Espero que a reunião seja boa.',
				'Podem começar sem mim.',
				'Desejo uma boa reunião.',
			],
		},
		call: {
			open: [
				'Se precisar ser ligação, me avise.',
				'Se preferir conversar, me diga.',
				'Me diga se isso não for bom para você.',
			],
			later: [
				'Se for preciso, podemos falar amanhã.',
				'Amanhã podemos conversar, se precisar.',
				'Se preferir conversar, pode ser na semana que vem.',
			],
			closed: ['Acredito que isso resolva.', 'Deve bastar.', 'Assim fica tudo registrado.'],
		},
		late: {
			open: [
				'Se algo não puder esperar, me avise.',
				'Outro dia pode ser possível.',
				'Se for um problema, vamos conversar.',
			],
			later: [
				'Amanhã cedo eu continuo.',
				'Começo por isso amanhã cedo.',
				'Amanhã posso começar mais cedo.',
			],
			closed: ['Desejo uma boa noite.', 'Por hoje, fico por aqui.', 'Tenha uma boa noite.'],
		},
		favour: {
			open: [
				'Conte comigo em outra ocasião.',
				'Pode me pedir em outra ocasião.',
				'Me avise se as prioridades mudarem.',
			],
			later: [
				'Posso começar na semana que vem.',
				'Se puder esperar, me peça na semana que vem.',
				'Podemos rever isso na semana que vem?',
			],
			closed: [
				'Fico com o que já combinamos.',
				'Espero que alguém da equipe possa assumir.',
				'Quero fazer bem o que já tenho.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: [
				'Desejo uma noite agradável.',
				'Espero que a noite seja ótima.',
				'Que seja uma noite boa.',
			],
		},
		party: {
			...acquaintanceInvitation,
			closed: [
				'Espero que dê tudo certo por lá.',
				'Espero que seja um sucesso.',
				'Tudo de bom para a festa.',
			],
		},
		agreed: {
			open: [
				'Podemos tentar outra vez.',
				'Fique à vontade para me chamar de novo.',
				'Espero que a gente se encontre outra vez.',
			],
			later: [
				'Podemos achar outro dia?',
				'Outra semana seria melhor para mim.',
				'Você teria tempo em outra semana?',
			],
			closed: ['Espero que seja bom mesmo assim.', 'Foi gentil me chamar.', 'Desejo um ótimo dia.'],
		},
		call: {
			open: [
				'Se não der para você, me avise.',
				'Fique à vontade para sugerir outro jeito.',
				'Me avise se isso for difícil.',
			],
			later: [
				'Na semana que vem uma ligação é possível.',
				'Na semana que vem posso falar rapidinho.',
				'Se tiver que ser ligação, só na semana que vem.',
			],
			closed: ['Agradeço o contato.', 'Assim funciona melhor para mim.', 'Agradeço por perguntar.'],
		},
		favour: {
			open: [
				'Pode me pedir em outro momento.',
				'Em outro momento pode ser possível.',
				'Fique à vontade para pedir de novo.',
			],
			later: [
				'No mês que vem posso olhar de novo.',
				'Daqui a algumas semanas pode dar.',
				'Pode me perguntar de novo no mês que vem.',
			],
			closed: [
				'Desejo boa sorte com isso.',
				'Espero que dê certo para você.',
				'Tudo de bom com isso.',
			],
		},
	},
}
