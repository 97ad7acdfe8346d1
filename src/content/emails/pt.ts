import type { WaitlistWords } from './words.ts'

export const pt: WaitlistWords = {
	confirmation: {
		subject: 'Falta um clique para o {name} escrever para você',
		reason:
			'Alguém informou este endereço ao {name} e pediu para ser avisado quando houver novidades. Se foi você, falta um clique.',
		ask: 'Abra esta página e clique no botão. Até lá, você não está na lista.',
		link: 'Confirmar este endereço',
		otherwise:
			'O link vale por sete dias. Se não foi você, não faça nada: depois de trinta dias o endereço é apagado.',
		never: 'Nunca mais escrever para este endereço',
	},
	notices: {
		sent: {
			title: 'Olhe sua caixa de entrada.',
			text: 'Um e-mail com um link está a caminho, a não ser que este endereço já esteja na lista ou tenha recebido um na última hora. Nada mais acontece até você abrir o link e clicar no botão que está lá.',
		},
		invalid: {
			title: 'Este endereço não funciona.',
			text: 'Falta algo antes do @ ou um domínio depois dele. Nada foi salvo.',
			button: 'Tentar de novo',
		},
		uncarried: {
			title: 'Este endereço não chega a todo lugar.',
			text: 'Nada foi salvo. Informe outro: antes do @, nem todo servidor de e-mail aceita',
			button: 'Tentar de novo',
		},
		tooMany: {
			title: 'Muitos de uma vez.',
			text: 'Muitos endereços vieram da sua conexão em pouco tempo. Espere quinze minutos e envie o seu de novo.',
		},
		away: {
			title: 'Não foi salvo.',
			text: 'A lista está fora do ar neste momento. Tente de novo em alguns minutos.',
		},
		confirm: {
			title: 'Falta um clique.',
			text: 'Abrir um link prova pouco: os filtros de e-mail também abrem. É o botão que põe seu endereço na lista.',
			button: 'Confirmar este endereço',
		},
		confirmed: {
			title: 'Você está na lista.',
			text: 'Você terá notícias nossas quando houver o que dizer. Todo e-mail traz um link para parar de receber.',
		},
		expired: {
			title: 'Este link venceu.',
			text: 'Ele valeu por sete dias. Informe seu endereço e um novo será enviado.',
			button: 'Enviar um novo link',
		},
		unknown: {
			title: 'Este link não leva a lugar nenhum.',
			text: 'Talvez o programa de e-mail o tenha cortado, ou o endereço foi apagado. Informe o seu e um novo será enviado.',
			button: 'Enviar um novo link',
		},
		returned: {
			title: 'Este endereço foi descadastrado.',
			text: 'Um link antigo não muda isso. Se quiser receber notícias mesmo assim, informe seu endereço de novo.',
			button: 'Enviar um novo link',
		},
		unsubscribe: {
			title: 'Parar todos os e-mails?',
			text: 'Clique no botão e não escreveremos mais para este endereço.',
			button: 'Descadastrar',
		},
		unsubscribed: {
			title: 'Nenhum e-mail mais.',
			text: 'Este endereço está descadastrado. Guardamos isso, para não escrever para ele de novo.',
		},
	},
	emailLabel: 'E-mail',
	consent:
		'Ao enviar seu e-mail, você permite que {name} lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
	privacy: 'Privacidade',
	home: 'Início',
}
