import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { blockedMailDays, confirmationLinkDays } from '#domain/waitlist/waitlist-limits.ts'
import type { WaitlistWords } from './words.ts'

export const pt: WaitlistWords = {
	confirmation: {
		subject: 'Confirme seu e-mail',
		preview: `Falta um clique. O link vale por ${confirmationLinkDays} dias.`,
		reason: {
			news: `Alguém cadastrou este e-mail no ${name} para receber novidades sobre o app. Se foi você, falta um clique.`,
			premium: `Alguém cadastrou este e-mail no ${name} para receber um aviso quando o Premium estiver pronto. Se foi você, falta um clique.`,
		},
		ask: 'Abra esta página e clique no botão. Só então você entra na lista.',
		link: 'Confirmar este e-mail',
		otherwise: `O link vale por ${confirmationLinkDays} dias. Se não foi você, não precisa fazer nada: depois de ${retention.unconfirmedDays} dias o e-mail é apagado.`,
		origin: (day, page) =>
			`Você recebe esta mensagem porque este e-mail foi cadastrado no dia ${day}, em ${page}.`,
		never: 'Não mandar mais nada para este e-mail',
	},
	blocked: {
		subject: 'Você não quer nossos e-mails, e isso continua valendo',
		preview: 'Alguém cadastrou este e-mail. Nada mudou.',
		text: `Alguém cadastrou este e-mail no ${name}. Você pediu para nunca escrevermos para ele. Por isso ele não está na lista, e não mandamos mais nada.`,
		ask: 'Foi você e mudou de ideia? Abra esta página e clique no botão.',
		link: 'Liberar e entrar na lista',
		otherwise: `Se não foi você, não precisa fazer nada. Mesmo que alguém cadastre este e-mail outras vezes, avisamos no máximo uma vez a cada ${blockedMailDays} dias. O link vale pelo mesmo tempo.`,
	},
	letter: {
		origin: (day, page) =>
			`Você recebe este e-mail porque seu endereço foi cadastrado no dia ${day}, em ${page}, e depois confirmado. Não medimos se você o abre.`,
		member: `Você recebe este e-mail porque seu endereço está na lista de espera do ${name}. Não medimos se você o abre.`,
		unsubscribe: 'Cancelar inscrição',
		data: 'Seus dados conosco',
		week: 'Sua semana: veja que noite pode pesar demais',
	},
	notices: {
		sent: {
			title: 'Confira sua caixa de entrada.',
			text: 'Se você ainda não está na lista, um e-mail com um link está a caminho. Se já recebeu um na última hora, não mandamos outro. Abra o link e clique no botão: só então você entra na lista.',
		},
		invalid: {
			title: 'E-mail inválido.',
			text: 'Falta algo antes do @ ou o domínio depois dele. Nada foi salvo.',
			button: 'Tentar de novo',
		},
		empty: {
			title: 'Informe o seu e-mail.',
			text: 'O campo estava vazio, e nada foi salvo.',
			button: 'Tentar de novo',
		},
		uncarried: {
			title: 'Nem todo e-mail chega a este endereço.',
			text: 'Nada foi salvo. Informe outro: antes do @, nem todo servidor de e-mail aceita',
			button: 'Tentar de novo',
		},
		tooMany: {
			title: 'Muitas tentativas.',
			text: `Vários e-mails foram cadastrados pela sua conexão em pouco tempo. Espere ${retention.counterWindowMinutes} minutos e tente de novo.`,
		},
		away: {
			title: 'Não foi possível salvar.',
			text: 'A lista está fora do ar neste momento. Tente de novo em alguns minutos.',
		},
		confirm: {
			title: 'Falta um clique.',
			text: 'Os antivírus também abrem links. Por isso, seu e-mail só entra na lista quando você clica no botão.',
			button: 'Confirmar este e-mail',
		},
		confirmed: {
			title: 'Você está na lista.',
			text: 'Escrevemos quando houver novidades. Todo e-mail traz um link para cancelar.',
			steps: [
				{ name: 'Hoje', text: 'Mais nada. O seu e-mail está confirmado.' },
				{ name: 'Quando houver novidade', text: 'Você recebe um e-mail sobre ela.' },
				{ name: 'Quando você quiser parar', text: 'Um toque no link de qualquer e-mail.' },
			],
		},
		expired: {
			title: 'Este link expirou.',
			text: `Ele valia por ${confirmationLinkDays} dias. Informe seu e-mail e mandamos um novo.`,
			button: 'Enviar um novo link',
		},
		outdated: {
			title: 'Este link não vale mais.',
			text: 'Só vale o link do nosso e-mail mais recente. Se não o encontrar, informe seu e-mail.',
			button: 'Enviar um novo link',
		},
		lift: {
			title: 'Quer receber nossos e-mails?',
			text: 'Você pediu para nunca escrevermos para este e-mail. Clique no botão e ele entra na lista.',
			button: 'Liberar e entrar na lista',
		},
		unknown: {
			title: 'Este link não funciona.',
			text: 'Talvez o programa de e-mail tenha cortado o final dele, ou o seu e-mail foi apagado da lista. Informe seu e-mail e mandamos um novo.',
			button: 'Enviar um novo link',
		},
		returned: {
			title: 'Este e-mail foi descadastrado.',
			text: 'Um link antigo não muda isso. Se quiser mesmo assim receber novidades, informe seu e-mail de novo.',
			button: 'Enviar um novo link',
		},
		unsubscribe: {
			title: 'Parar de receber e-mails?',
			text: 'Clique no botão e não escrevemos mais para este e-mail.',
			button: 'Descadastrar',
		},
		unsubscribed: {
			title: 'Pronto, sem mais e-mails.',
			text: 'Este e-mail foi descadastrado. Guardamos essa informação para não escrever para ele de novo.',
		},
	},
	home: 'Início',
}
