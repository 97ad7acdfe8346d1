import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import type { MyDataWords } from './words.ts'

const ordinals = [
	'',
	'primeira',
	'segunda',
	'terceira',
	'quarta',
	'quinta',
	'sexta',
	'sétima',
	'oitava',
	'nona',
	'décima',
]
const fresh = `Ele vale por ${freshLinkMinutes} minutos e uma única vez, para que um e-mail encaminhado não revele nada.`

export const pt: MyDataWords = {
	locale: 'pt-BR',
	description: `O que o ${name} guarda sobre o seu e-mail e o que você pode fazer com isso.`,
	skip: 'Pular para o conteúdo',
	home: `${name}, página inicial`,
	leave: 'Início',
	footer: { questions: 'Dúvidas', privacy: 'Privacidade' },
	title: 'Seus dados conosco',
	lede: (masked) =>
		`Isto é tudo o que guardamos sobre ${masked}. Cabe em uma página porque não há mais nada.`,
	paused: {
		until: (day) => `Pausado até ${day}.`,
		open: 'Pausado.',
		text: 'Você continua na lista. Nenhuma novidade é enviada antes desse dia.',
		openText: 'Você continua na lista. Nenhuma novidade é enviada até você voltar.',
		button: 'Voltar a receber',
	},
	pending: {
		title: 'Falta um clique.',
		text: (day) => `Seu e-mail está aqui, e ainda não na lista. Em ${day} ele é apagado sozinho.`,
		button: 'Confirmar este e-mail',
		newest: 'Só dá para confirmar pelo nosso e-mail mais recente.',
	},
	unsubscribed: {
		title: 'Você está descadastrado.',
		text: `Seu e-mail fica aqui, marcado como um que não recebe mensagens, por ${retention.optOutMonths} meses depois do seu último cadastro.`,
	},
	agreed: {
		title: 'O que você permitiu',
		form: (path) => `O formulário em ${path}`,
		otherForm: 'O formulário para pedir um novo link',
		before: 'Na lista',
		beforeText: 'Naquela época, a lista não guardava o texto.',
		wording: (version) => `Texto na versão ${version}, como estava na página naquele dia.`,
		unknownWording: 'O texto não foi guardado.',
		purposes: {
			news: 'Vale para novidades sobre o app.',
			launch: 'Vale só para o lançamento.',
			premium: 'Vale só para o Premium.',
		},
		confirmed: 'Confirmado',
		confirmedText: 'Você clicou no botão da página que o nosso e-mail abre.',
		unsubscribed: 'Descadastrado',
		unsubscribedText: 'Desde então não escrevemos para este e-mail.',
	},
	sent: {
		title: 'O que enviamos a você',
		day: 'Dia',
		mail: 'E-mail',
		outcome: 'O que aconteceu',
		none: 'Nada ainda.',
		accepted: (host, tries) =>
			tries > 1
				? `Aceito pelo nosso servidor de e-mail para ${host} na ${ordinals[tries] ?? `${tries}ª`} tentativa.`
				: `Aceito pelo nosso servidor de e-mail para ${host}.`,
		refused: (host, code) => `Não foi entregue a ${host} (${code}).`,
		waiting: 'A caminho.',
		note: 'Se você leu, não sabemos. Nada neles avisa de volta.',
	},
	else: {
		title: 'O que mais há aqui',
		language: 'Idioma',
		page: 'Onde você se inscreveu',
		referrer: 'O site antes do nosso',
		campaign: 'Campanha',
		country: 'País dessa página',
		undeliverable: 'Um e-mail voltou em',
		none: 'não há',
		note: 'Sem nome, sem endereço IP, sem lugar: nunca tivemos. Suas respostas nos testes nunca saíram do seu navegador. Dos links nos nossos e-mails guardamos impressões digitais, que não abrem nada. Todos os dias e horários estão em UTC.',
	},
	language: {
		title: 'Idioma',
		text: 'Dos nossos e-mails e desta página.',
		button: 'Salvar',
	},
	pause: {
		title: 'Uma pausa',
		text: 'Sem novidades por um tempo, depois e-mails de novo.',
		button: 'Pausar',
		lengths: {
			'one-month': 'Um mês',
			'three-months': 'Três meses',
			open: 'Até eu voltar',
		},
	},
	unsubscribe: {
		title: 'Parar de receber e-mails',
		text: 'Seu e-mail fica aqui, marcado como um que não recebe mensagens, para que a gente se lembre.',
		button: 'Descadastrar',
	},
	export: {
		title: 'Levar com você',
		text: `Tudo o que está nesta página em um arquivo, para pessoas e programas. Primeiro enviamos um link para o seu e-mail. ${fresh}`,
		button: 'Enviar o link',
	},
	erase: {
		title: 'Apagar',
		text: `O seu e-mail, a sua permissão e a lista de mensagens somem na hora, e das nossas cópias de segurança depois de ${retention.backupNights} dias. Aí esquecemos também que você não queria e-mails. Se você só quer silêncio, prefira “Parar de receber e-mails”. Primeiro enviamos um link para o seu e-mail. ${fresh}`,
		button: 'Apagar tudo',
	},
	notices: {
		old: {
			title: `Este link tem mais de ${dataLinkDays} dias.`,
			text: 'Um e-mail encaminhado não deve abrir esta página para sempre. Informe seu e-mail: se o conhecermos, um novo link será enviado.',
			button: 'Enviar um novo link',
		},
		unknown: {
			title: 'Este link não funciona.',
			text: 'Talvez o programa de e-mail tenha cortado o final dele, ou o seu e-mail foi apagado. Informe seu e-mail: se o conhecermos, um novo link será enviado.',
			button: 'Enviar um novo link',
		},
		used: {
			title: 'Este link não funciona mais.',
			text: `Ele valia por ${freshLinkMinutes} minutos e uma única vez. Informe seu e-mail: se o conhecermos, um novo link para os seus dados será enviado.`,
			button: 'Enviar um novo link',
		},
		invalid: {
			title: 'E-mail inválido.',
			text: 'Falta algo antes do @ ou o domínio depois dele. Nada foi enviado.',
			button: 'Enviar um novo link',
		},
		tooMany: {
			title: 'Muitas tentativas.',
			text: 'Muitos links foram pedidos em pouco tempo. Espere uma hora e tente de novo.',
		},
		away: {
			title: 'Não deu certo.',
			text: 'A lista está fora do ar neste momento. Tente de novo em alguns minutos.',
		},
		linkSent: {
			title: 'Confira sua caixa de entrada.',
			text: 'Se conhecermos esse e-mail, uma mensagem com um link para os seus dados está a caminho. Se não, nada foi enviado e nada foi guardado.',
		},
		exportSent: {
			title: 'Confira sua caixa de entrada.',
			text: `Uma mensagem com um link para o seu arquivo está a caminho. ${fresh}`,
		},
		eraseSent: {
			title: 'Confira sua caixa de entrada.',
			text: `Uma mensagem com um link está a caminho. Nada é apagado antes de você abri-lo e clicar no botão da página. ${fresh}`,
		},
		export: {
			title: 'Levar com você',
			text: 'Tudo o que guardamos sobre o seu e-mail em um arquivo, para pessoas e programas. O botão funciona uma vez.',
		},
		erase: {
			title: 'Apagar tudo?',
			text: 'O seu e-mail, a sua permissão e a lista de mensagens. Não dá para desfazer.',
			button: 'Apagar tudo',
		},
		erased: { title: 'Apagado.', text: 'Esta foi a última página sobre o seu e-mail.' },
	},
	emailLabel: 'Seu e-mail',
	keep: 'Manter tudo',
	download: (kilobytes) => `Baixar (JSON, ${kilobytes} KB)`,
	erasedText: (day) => `Das cópias de segurança ele some até ${day}.`,
	mails: {
		link: {
			subject: 'O link para os seus dados conosco',
			preview: `Ele vale por ${dataLinkDays} dias.`,
			text: 'Alguém informou este e-mail para ver o que guardamos sobre ele. Se foi você, abra a página.',
			button: 'Seus dados conosco',
			note: `O link vale por ${dataLinkDays} dias. Se não foi você, não precisa fazer nada.`,
		},
		export: {
			subject: 'Seus dados em um arquivo',
			preview: `O link vale por ${freshLinkMinutes} minutos e uma única vez.`,
			text: 'Você pediu tudo o que guardamos sobre este e-mail em um arquivo. Abra a página e clique no botão.',
			button: 'Ir para o arquivo',
			note: `O link vale por ${freshLinkMinutes} minutos e uma única vez. Não encaminhe esta mensagem. Se não foi você, não precisa fazer nada.`,
		},
		erase: {
			subject: 'Apagar tudo o que guardamos sobre você',
			preview: `O link vale por ${freshLinkMinutes} minutos e uma única vez.`,
			text: 'Você pediu para apagarmos tudo o que guardamos sobre este e-mail. Abra a página e clique no botão. Até lá, nada muda.',
			button: 'Ir para a página',
			note: `O link vale por ${freshLinkMinutes} minutos e uma única vez. Se não foi você, não precisa fazer nada.`,
		},
	},
	mailOrigin: (day, site) =>
		`Você recebe esta mensagem porque ela foi pedida no dia ${day}, em ${site}.`,
}
