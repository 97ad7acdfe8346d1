import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: ['Me chama de novo, tá?', 'Me chama de novo logo.', 'Continua me chamando.'],
	later: [
		'Que tal semana que vem?',
		'Vamos fazer algo só nós na semana que vem?',
		'Vamos nos ver outro dia?',
	],
} as const

const familyInvitation = {
	open: ['Me chama na próxima.', 'Me avisa da próxima vez.', 'Não deixa de me chamar.'],
	later: [
		'Posso passar aí na semana que vem?',
		'Vamos marcar um almoço em breve?',
		'A gente se vê na semana que vem?',
	],
} as const

const groupInvitation = {
	open: ['Me chamem de novo.', 'Me chamem na próxima também.', 'Podem me chamar de novo.'],
	later: ['Até a próxima.', 'Na próxima eu quero ir.', 'Na próxima contem comigo.'],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: ['Que a noite seja ótima.', 'Aproveita a noite.', 'Uma ótima noite para você.'],
		},
		party: {
			...friendInvitation,
			closed: ['Que a festa seja linda.', 'Aproveita a festa.', 'Curte muito por lá.'],
		},
		agreed: {
			open: [
				'Me chama de novo, tá?',
				'Ainda quero ver você em breve.',
				'Espero que você me chame de novo.',
			],
			later: [
				'Vamos marcar outra data?',
				'Pode ser na semana que vem?',
				'A gente escolhe outro dia?',
			],
			closed: ['Não precisa me esperar.', 'Pode ir sem mim.', 'Que seja um bom dia mesmo assim.'],
		},
		call: {
			open: [
				'A gente se fala outro dia.',
				'Outro dia eu falo com gosto.',
				'Me chama de novo outra hora.',
			],
			later: [
				'Semana que vem a gente se fala.',
				'Vamos nos falar na semana que vem?',
				'Semana que vem fica melhor para mim.',
			],
			closed: ['Pode escrever sem pressa.', 'Não se preocupa comigo.', 'Não é nada com você.'],
		},
		night: {
			open: [
				'Me chama de novo mais para a frente.',
				'Outra hora pode dar certo.',
				'Continua me convidando.',
			],
			later: [
				'Que tal uma tarde inteira?',
				'Vamos combinar um dia inteiro?',
				'Vamos nos ver durante o dia?',
			],
			closed: ['Vamos deixar assim.', 'É só isso mesmo.', 'Não precisa procurar outra noite.'],
		},
		late: {
			open: ['Eu volto com prazer.', 'Me chama de novo na próxima.', 'Continua me chamando.'],
			later: [
				'Na próxima a gente começa mais cedo?',
				'Vamos marcar mais cedo da próxima vez?',
				'Que tal uma tarde da próxima vez?',
			],
			closed: [
				'Aproveita o resto da noite.',
				'Pode continuar sem mim.',
				'Não precisa de despedida.',
			],
		},
		favour: {
			open: [
				'Pode me pedir de novo outra hora.',
				'Para outra coisa, pode me chamar.',
				'Pode me pedir outras vezes.',
			],
			later: [
				'Daqui a uma ou duas semanas eu consigo.',
				'Me pergunta de novo na semana que vem.',
				'Dá para esperar até a semana que vem?',
			],
			closed: [
				'Espero que dê tudo certo.',
				'Espero que você encontre alguém.',
				'Tomara que dê tudo certo.',
			],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: [
				'Uma ótima noite para vocês.',
				'Manda um beijo para todo mundo.',
				'Um abraço em todo mundo.',
			],
		},
		party: {
			...familyInvitation,
			closed: [
				'Uma ótima festa para vocês.',
				'Manda um beijo para todo mundo.',
				'Um abraço em todo mundo.',
			],
		},
		agreed: {
			open: ['Me chama de novo logo.', 'Quero ver você outra hora.', 'Pode me chamar de novo.'],
			later: [
				'Dá para passar para a semana que vem?',
				'Vamos procurar outro dia?',
				'Pode ser em outra semana?',
			],
			closed: [
				'Pode seguir sem mim.',
				'Manda um beijo para todo mundo.',
				'Não precisa preparar nada.',
			],
		},
		call: {
			open: [
				'Me liga outro dia.',
				'Outra hora eu atendo com gosto.',
				'Tenta de novo mais para a frente.',
			],
			later: [
				'Na semana que vem eu ligo.',
				'Vamos nos falar no domingo?',
				'A gente conversa na semana que vem.',
			],
			closed: ['Um beijo.', 'Não precisa se preocupar.', 'Um abraço apertado.'],
		},
		night: {
			open: [
				'Me chama de novo daqui a um tempo.',
				'Em outra época pode dar certo.',
				'Não deixa de me convidar.',
			],
			later: [
				'Que tal um almoço em vez disso?',
				'Vamos marcar um dia inteiro em família?',
				'Uma tarde com vocês ficaria bem para mim.',
			],
			closed: ['Vamos deixar por isso mesmo.', 'Não é mais do que isso.', 'Valeu por perguntar.'],
		},
		late: {
			open: [
				'Claro que eu venho de novo.',
				'Me chama da próxima vez também.',
				'Guarda um lugar para mim na próxima.',
			],
			later: [
				'Da próxima vez pode ser um almoço?',
				'Vamos começar mais cedo na próxima?',
				'Na próxima eu venho à tarde.',
			],
			closed: [
				'Uma boa noite para vocês.',
				'Não precisa levantar por minha causa.',
				'Podem continuar sem mim.',
			],
		},
		favour: {
			open: [
				'Pode me pedir outra vez.',
				'Na próxima, pode me pedir.',
				'Não deixa de me pedir outras coisas.',
			],
			later: [
				'Consigo daqui a uma ou duas semanas.',
				'Se puder esperar, me pede na semana que vem.',
				'Pode esperar até a semana que vem?',
			],
			closed: [
				'Com certeza tem outro jeito.',
				'Espero que dê certo.',
				'Espero que outra pessoa possa fazer.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: ['Uma noite linda para todo mundo.', 'Aproveitem a noite.', 'Curtam muito a noite.'],
		},
		party: {
			...groupInvitation,
			closed: ['Divirtam-se muito.', 'Aproveitem a festa.', 'Curtam muito a festa.'],
		},
		agreed: {
			open: [
				'Me chamem de novo, por favor.',
				'Me chamem na próxima.',
				'Podem continuar me chamando.',
			],
			later: ['Na próxima eu vou com prazer.', 'Espero ir na próxima.', 'Até a próxima.'],
			closed: ['Podem ir sem mim.', 'Aproveitem bastante.', 'Não mudem nada por minha causa.'],
		},
		night: {
			open: [
				'Me chamem de novo outra vez.',
				'Na próxima, me chamem também.',
				'Podem continuar me convidando.',
			],
			later: [
				'Passar o dia com vocês eu topo.',
				'Posso ir só por uma tarde?',
				'Vou com prazer durante o dia.',
			],
			closed: ['Aproveitem muito.', 'Divirtam-se por lá.', 'Curtam bastante.'],
		},
		late: {
			open: ['Na próxima eu venho de novo.', 'Me chamem sempre.', 'Podem me chamar de novo.'],
			later: [
				'Podemos começar mais cedo na próxima?',
				'Na próxima, uma tarde seria melhor para mim.',
				'Vamos nos encontrar mais cedo na próxima?',
			],
			closed: ['Divirtam-se bastante.', 'Continuem sem mim.', 'Uma ótima noite para todo mundo.'],
		},
		favour: {
			open: [
				'Me chamem na próxima.',
				'Para outra coisa, podem me chamar.',
				'Podem me pedir de novo.',
			],
			later: [
				'Na próxima pode ser a minha vez.',
				'Daqui a umas semanas eu consigo.',
				'Na próxima vez eu faço a minha parte.',
			],
			closed: ['Sei que vocês dão conta.', 'Espero que alguém possa pegar.', 'Sucesso para vocês.'],
		},
	},
}
