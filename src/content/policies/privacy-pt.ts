import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { bounceLimits } from '#domain/bounces/bounce-limits.ts'
import { counterMinutes, retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import { pauseMonths } from '#domain/waitlist/pause.ts'
import { analytics } from '#settings/addresses.ts'
import { analyticsWordsPt } from './analytics-pt.ts'
import { blockedMailDays } from '#domain/waitlist/waitlist-limits.ts'
import { noMailLabels } from './no-mail-labels.ts'
import { operatorIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'
import { words } from '#words/entries.ts'

const counting = analyticsWordsPt(analytics)
const operator = operatorIn('pt')
const noMail = noMailLabels('pt')
const dataPage = words('myData', 'pt').title
const mail = (address: string) => `[${address}](mailto:${address})`

export const privacyPt: Policy = {
	head: {
		title: 'Política de Privacidade',
		description: `Quais dados o ${name} guarda sobre você, para quê, por quanto tempo, quem mais os vê e como levar tudo com você ou pedir a exclusão.`,
		path: pages.privacy.pt,
		language: 'pt',
		updated: '2026-11-24',
	},
	card: {
		picture: 'closedBlind',
		alternative:
			'Uma janela com a persiana toda fechada. Há alguém em casa: a parede em volta está iluminada.',
	},
	drawing: 'diary',
	title: 'Política de Privacidade',
	lede: 'Anotações sobre quem cansa você são privadas. Nunca são vendidas. Ficam criptografadas, embora não de ponta a ponta, e você pode exportá-las e apagá-las. O resto vem a seguir, ponto por ponto.',
	updated: 'Última atualização:',
	contents: 'Dez seções',
	parts: [
		{
			id: 'controller',
			title: 'Controlador e encarregado',
			blocks: [
				`O controlador dos seus dados é ${operator.name}, pessoa física na Argentina, ${operator.address}. O encarregado pelo tratamento de dados pessoais (art.\u00A041 da LGPD) é a mesma pessoa, ${operator.name}. Para qualquer assunto desta página, escreva para ${mail(contacts.privacy)}; quem responde é uma pessoa.`,
				`Esta política vale para este site e para o ${name}, um aplicativo web em que pessoas introvertidas anotam sua energia social. Na lista de espera fica quem deixa o e-mail aqui e o confirma, para receber novidades do aplicativo. Para isso não é preciso ter conta.`,
			],
		},
		{
			id: 'data',
			title: 'Quais dados guardamos',
			blocks: [
				{
					terms: [
						{
							name: 'Conta',
							text: 'Seu e-mail, um nome de exibição, se você quiser informar, e sua senha, na forma de um hash que não pode ser revertido.',
						},
						{
							name: 'Suas anotações',
							text: 'Níveis de energia, eventos e atividades com o custo esperado e o real, textos livres e as categorias e etiquetas que você cria.',
						},
						{ name: 'Uso', text: counting.usage },
						{
							name: 'Dados técnicos',
							text: `O aplicativo guarda endereço IP, navegador, tipo de aparelho e horários de acesso em registros que servem à segurança e ao funcionamento. Este site registra só erros, sem nomes, e-mails nem endereços IP. Contra cadastros em massa e tentativas de adivinhar senhas, o site conta as tentativas com o endereço IP embaralhado; cada contagem é apagada em no máximo ${counterMinutes}\u00A0minutos.`,
						},
						{
							name: 'Recibos e mensagens',
							text: 'O que o provedor de pagamento nos informa sobre uma compra: o que você comprou, quando e por quanto. O que você nos escreve, com o endereço de onde veio.',
						},
						{
							name: 'Se você deixar seu e-mail neste site (lista de espera)',
							text: `O endereço e o registro do seu consentimento: quando, em que página, em que idioma e com que texto você o deu, além do site ou da campanha de onde você veio, se o navegador ou o link informar. Nenhum endereço IP é guardado com ele. Enviamos um link de confirmação; você só entra na lista quando clica no botão da página que ele abre.`,
						},
						{
							name: 'E-mails enviados a você',
							text: `Ficam guardados com o endereço do destinatário. No fim de cada um há um link para “${dataPage}”, uma página que mostra seu endereço, o registro do seu consentimento e esses e-mails.`,
						},
						{
							name: 'Se um e-mail voltar',
							text: `O dia, o tipo de falha e o código, nunca o texto do servidor de e-mail. Um endereço que não existe, ou do qual voltam ${bounceLimits.softBounces}\u00A0e-mails em ${bounceLimits.softWindowDays}\u00A0dias, não recebe mais novidades. Se o seu provedor nos avisar que você marcou um e-mail como spam, tiramos você da lista.`,
						},
					],
				},
				'As respostas dos testes não saem da página. Ficam na memória dela e somem quando você a fecha ou recarrega. O número do cartão só o provedor de pagamento vê; nós não.',
				...(counting.counted ?? []),
			],
		},
		{
			id: 'purposes',
			title: 'Finalidades e bases legais',
			blocks: [
				{
					table: {
						label: 'Finalidades e bases legais',
						columns: ['Dados', 'Base legal (LGPD)'],
						rows: [
							{
								name: 'Prestar o serviço',
								cells: [
									'Conta, suas anotações',
									'Execução de contrato, art.\u00A07º, V; para dados de saúde, só o seu consentimento (seção\u00A04)',
								],
							},
							{
								name: 'Guardar as anotações, caso você volte depois de cancelar',
								cells: [
									'Conta, suas anotações',
									'Legítimo interesse em deixar você continuar de onde parou, art.\u00A07º, IX; para dados de saúde, só o seu consentimento (seção\u00A04)',
								],
							},
							{
								name: 'Receber pagamentos e manter a contabilidade',
								cells: [
									'Conta, recibos',
									'Execução de contrato, art.\u00A07º, V; obrigação legal, art.\u00A07º, II',
								],
							},
							{
								name: 'Responder a você',
								cells: [
									'Mensagens',
									'Legítimo interesse em responder, art.\u00A07º, IX; contrato, nas perguntas sobre sua conta',
								],
							},
							{
								name: 'Segurança',
								cells: ['Dados técnicos', 'Legítimo interesse em evitar abusos, art.\u00A07º, IX'],
							},
							{ name: 'Melhorar o serviço', cells: ['Uso', counting.basis] },
							{
								name: 'Ver que links trazem pessoas à lista de espera',
								cells: [
									'Site ou campanha de onde você veio',
									'Legítimo interesse em saber que links trazem pessoas até aqui, art.\u00A07º, IX',
								],
							},
							{
								name: 'Pedir a confirmação do seu e-mail',
								cells: [
									'E-mail, registro do consentimento',
									'Legítimo interesse em escrever só a quem pediu e em poder comprovar isso, art.\u00A07º, IX',
								],
							},
							{
								name: 'Enviar novidades',
								cells: [
									'E-mail',
									'Consentimento, art.\u00A07º, I; contrato, no caso de mensagens sobre sua conta',
								],
							},
							{
								name: 'Saber se os e-mails chegam',
								cells: [
									'E-mails enviados a você, e-mails que voltaram',
									'Legítimo interesse em não escrever para endereços que não existem e em poder comprovar o que enviamos, art.\u00A07º, IX',
								],
							},
							{
								name: `Respeitar “${noMail.button}” e “${noMail.link}”`,
								cells: [
									'E-mail, data do pedido, registro do consentimento',
									'Legítimo interesse em respeitar a sua oposição, art.\u00A07º, IX',
								],
							},
							{
								name: 'Recuperar o serviço após uma falha',
								cells: [
									'Todos os anteriores, em cópias de segurança; o hash do que foi apagado',
									'Legítimo interesse em não perder seus dados, art.\u00A07º, IX; para dados de saúde, só o seu consentimento (seção\u00A04)',
								],
							},
						],
					},
				},
				'Você pode revogar um consentimento a qualquer momento, com efeito dali em diante, e se opor ao que se baseia em legítimo interesse (seção\u00A08). Para ter uma conta são necessários um e-mail e uma senha; o resto do que você informa é opcional. Nenhuma decisão automatizada afeta seus interesses: as previsões do aplicativo, sobre quanto uma semana vai custar, servem só para informar você.',
			],
		},
		{
			id: 'sensitive',
			title: 'Dados sensíveis',
			blocks: [
				'Níveis de energia e anotações sobre humor ou um diagnóstico podem ser dados de saúde. Só os tratamos com o seu consentimento específico e destacado (art.\u00A011, I, da LGPD), que pedimos quando você abre a conta. Você pode revogá-lo a qualquer momento: apague esses dados ou a conta, ou escreva para nós. Eles nunca são usados em publicidade nem compartilhados para a publicidade de ninguém. Suas anotações ficam criptografadas, mas não de ponta a ponta: tecnicamente, nós e as empresas que trabalham para nós (seção\u00A05) poderíamos lê-las; essas empresas só podem tratá-las conforme as nossas instruções.',
				`Tenha cuidado também com o que escreve sobre outras pessoas. Para a previsão, basta o primeiro nome ou uma letra.`,
			],
		},
		{
			id: 'recipients',
			title: 'Com quem compartilhamos',
			blocks: [
				{
					list: [
						`**Operadores,** empresas que trabalham para nós sob contrato: ${counting.companies}. Só podem usar os dados conforme as nossas instruções.`,
						`**O provedor de pagamento,** ${operator.paymentProvider}, que é o vendedor e responde, ele mesmo, pelos dados que recebe.`,
						`**O nosso aplicativo,** ou outro sistema operado por nós: ele pode receber o seu endereço da lista de espera depois que você o confirma, para que a lista de lá seja igual à daqui. Se você sair da lista ou seus dados forem apagados, enviamos a ele o número do seu registro, para que lá aconteça o mesmo. Se ele não responder, repetimos o aviso por ${retention.webhookDays}\u00A0dias; depois fazemos isso à mão.`,
						'**Autoridades,** quando a lei obriga. Verificamos se obriga mesmo.',
					],
				},
				'Mais ninguém. Não vendemos dados pessoais nem os compartilhamos para publicidade em outros sites.',
			],
		},
		{
			id: 'transfers',
			title: 'Transferência internacional',
			blocks: [
				'Trabalhamos a partir da Argentina, e as empresas contratadas podem tratar dados em outros países, como os Estados Unidos. Seus dados saem do Brasil porque isso é necessário para executar o contrato com você ou, nos demais casos, com base em cláusulas-padrão contratuais (art.\u00A033 da LGPD). Pergunte: dizemos qual regra vale para cada empresa e enviamos uma cópia das cláusulas.',
			],
		},
		{
			id: 'retention',
			title: 'Por quanto tempo',
			blocks: [
				{
					terms: [
						{
							name: 'Você tem uma conta',
							text: 'Os dados da conta e as suas anotações ficam guardados enquanto ela existir, mesmo que você não compre nada depois da semana grátis. Você pode apagar anotações quando quiser. Se cancelar um plano pago, vale o prazo do item “Você cancela um plano pago”.',
						},
						{
							name: 'Você pede a exclusão',
							text: `A conta e as anotações são apagadas em até ${appPeriods.accountDeletionDays}\u00A0dias depois do pedido.`,
						},
						{
							name: 'Você cancela um plano pago',
							text: `A conta e as anotações ficam guardadas por mais ${appPeriods.cancelledDataMonths}\u00A0meses, para o caso de você voltar. Depois são apagadas; se você pedir, antes disso.`,
						},
						{
							name: 'Registros de segurança do aplicativo',
							text: `Até ${appPeriods.securityLogYears}\u00A0anos.`,
						},
						{
							name: 'Dados de uso do aplicativo',
							text: 'Até você revogar o consentimento ou, no máximo, até a exclusão da conta.',
						},
						{
							name: 'Recibos',
							text: 'Pelo tempo que a lei tributária exigir, conosco ou com o provedor de pagamento, conforme quem tem o dever de guardá-los.',
						},
						{
							name: 'Mensagens',
							text: 'Apagadas quando o seu assunto estiver resolvido e dele não puder mais surgir nenhum direito a reclamar.',
						},
						{
							name: 'E-mail na lista de espera',
							text: `Não confirmado: apagado depois de ${retention.unconfirmedDays}\u00A0dias. Confirmado: recebe novidades até você sair da lista e passa então para a lista de bloqueio (próximo item). Todo e-mail traz um link para isso; na página dele, basta um clique.`,
						},
						{
							name: 'Endereço que não quer mais e-mails',
							text: `Se você clicar em “${noMail.button}” ou em “${noMail.link}”, o endereço fica em uma lista de bloqueio, com a data e o registro do consentimento. ${retention.optOutMonths}\u00A0meses depois do seu último cadastro, apagamos o endereço e, com ele, o seu pedido; se esses meses já tiverem passado quando você clicar, apagamos na hora. O mesmo acontece se você pedir a exclusão antes disso. Se depois alguém cadastrar o endereço de novo, já não saberemos do seu pedido. Enquanto soubermos que você clicou em “${noMail.link}”, avisamos no máximo uma vez a cada ${blockedMailDays}\u00A0dias que alguém cadastrou o endereço de novo, e não escrevemos mais nada.`,
						},
						{
							name: 'Endereço que devolve nossos e-mails',
							text: `Apagado ${retention.undeliverableMonths}\u00A0meses depois de deixar de receber novidades por esse motivo (seção\u00A02), a não ser que você se cadastre de novo nesse prazo.`,
						},
						{
							name: 'E-mails enviados a você',
							text: `A cópia é apagada depois de ${retention.failedMailDays}\u00A0dias. A data do envio, o assunto, se o seu servidor de e-mail aceitou a mensagem e se ela voltou ficam por ${retention.deliveryMonths}\u00A0meses ou até você apagar tudo.`,
						},
						{
							name: 'Uma pausa',
							text: `Se você pedir para não receber novidades por ${pauseMonths['one-month']}\u00A0mês, por ${pauseMonths['three-months']}\u00A0meses ou até voltar, fica no seu registro o dia em que a pausa termina, ou que é você quem a encerra.`,
						},
						{
							name: `Links para “${dataPage}”`,
							text: `O link no fim de um e-mail abre a página por ${dataLinkDays}\u00A0dias; depois, você pode pedir um novo ali mesmo. O link para o arquivo com seus dados, ou para apagar tudo, vale uma única vez, por ${freshLinkMinutes}\u00A0minutos.`,
						},
						{
							name: 'Contagem de tentativas de cadastro e de senha',
							text: `No máximo ${counterMinutes}\u00A0minutos.`,
						},
						...(counting.kept === undefined
							? []
							: [{ name: 'Somas diárias', text: counting.kept }]),
						{
							name: 'Registro do nosso painel',
							text: `${retention.auditLogMonths}\u00A0meses. Anota nossos acessos, exportações e exclusões, sem o nome de ninguém da lista.`,
						},
						{
							name: 'Cópias de segurança',
							text: `Uma por noite, guardada por ${retention.backupNights}\u00A0noites. O que foi apagado continua nelas até então e não é usado para mais nada. Para que uma cópia restaurada não traga de volta um registro apagado nem desfaça um descadastro, guardamos do registro um código, um hash, e o horário por ${retention.erasureJournalDays}\u00A0dias; sozinho, ele não revela nada do registro.`,
						},
					],
				},
			],
		},
		{
			id: 'rights',
			title: 'Seus direitos',
			blocks: [
				`Você pode ver, corrigir, exportar e apagar seus dados nas configurações da conta. Para um e-mail na lista de espera, use a página “${dataPage}”, pelo link no fim de cada e-mail: ver tudo, sair da lista, fazer uma pausa, baixar uma cópia, apagar tudo. Ou escreva ao encarregado em ${mail(contacts.privacy)}: enviamos uma cópia de tudo o que guardamos sobre você ou apagamos tudo, exceto o que a lei nos obriga a guardar. Respondemos em até 15\u00A0dias, sem custo.`,
				{
					note: '**Seu direito de oposição:** você pode se opor a qualquer momento ao que se baseia em legítimo interesse e, no caso de publicidade, sem dar motivo. Basta um e-mail.',
				},
				'O art.\u00A018 da LGPD garante a você:',
				{
					list: [
						'**confirmação** de que tratamos seus dados, e **acesso** a eles;',
						'**correção** de dados incompletos, inexatos ou desatualizados;',
						'**anonimização, bloqueio ou eliminação** do que for desnecessário, excessivo ou tratado em desacordo com a LGPD;',
						'**portabilidade** para outro serviço;',
						'**eliminação** dos dados tratados com o seu consentimento;',
						'**informação** sobre com quem compartilhamos e sobre o que acontece se você não consentir;',
						'**revogação** do consentimento.',
					],
				},
				'Você também pode reclamar à ANPD, a autoridade brasileira de proteção de dados, e aos órgãos de defesa do consumidor. Em Portugal vale o RGPD, e a autoridade é a Comissão Nacional de Proteção de Dados. Os direitos de outros países estão na [versão em inglês](/privacy#rights).',
			],
		},
		{
			id: 'storage',
			title: 'Cookies e armazenamento local',
			blocks: [
				`${counting.storage} O nosso próprio painel usa um cookie para nos manter conectados.`,
				'Para manter você conectado, o aplicativo guarda só o estritamente necessário. Nele, análises de uso que gravam ou leem algo no seu aparelho só funcionam depois do seu consentimento.',
			],
		},
		{
			id: 'children',
			title: 'Menores, mudanças, contato',
			blocks: [
				'O serviço é para pessoas a partir de 16\u00A0anos. Se você tem 16 ou 17\u00A0anos, seus pais ou responsáveis precisam autorizar a contratação. Se soubermos que alguém com menos de 16\u00A0anos tem uma conta, nós a apagamos. Ninguém recebe publicidade direcionada nem é seguido de um site a outro, seja qual for a idade.',
				`Se esta política mudar, avisamos por e-mail quem tem uma conta, com ${appPeriods.changeNoticeDays}\u00A0dias de antecedência. Dúvidas: ${mail(contacts.privacy)}.`,
			],
		},
	],
}
