import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { retention } from '#domain/retention/retention.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('pt')
const plan = planIn('pt')
const { from, to } = appPeriods.billingAnswerHours
const mail = (address: string) => `[${address}](mailto:${address})`

export const termsPt: Policy = {
	head: {
		title: 'Termos de Uso',
		description: `O contrato entre você e o ${name}: quem é o responsável, quanto custam o teste e o plano mensal, como cancelar e o que devemos um ao outro.`,
		path: pages.terms.pt,
		language: 'pt',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative:
			'Uma porta de entrada com o número sete, uma bandeira iluminada e uma fenda de correio.',
	},
	title: 'Termos de Uso',
	lede: 'O contrato entre você e nós, em palavras comuns. A lei do lugar onde você mora pode dar mais do que esta página; nesse caso, vale a lei.',
	updated: 'Última atualização:',
	contents: 'Dez seções',
	parts: [
		{
			id: 'operator',
			title: 'Quem somos',
			blocks: [
				`O responsável pelo ${name} é uma pessoa física na Argentina: ${operator.name}, ${operator.address}. Nesta página, “nós” quer dizer essa pessoa. O contato é ${mail(contacts.support)}.`,
				'Ao abrir uma conta, você concorda com estes termos. Se você só lê este site, nada aqui obriga você, além da regra comum de não estragar o que não é seu.',
			],
		},
		{
			id: 'service',
			title: 'O que é o serviço',
			blocks: [
				`O ${name} é um serviço web para anotar a sua própria energia social: check-ins, eventos com o custo esperado e o real, padrões, previsões e um diário privado. As previsões são estimativas feitas a partir do que você anota. Elas podem errar.`,
				`Onde uma oferta do site se chama “Vitalício” (em inglês, “Lifetime”), você paga uma vez em vez de todo mês, e ela vale pela vida do serviço: você pode usá-lo enquanto ele existir. Se encerrarmos o serviço, você fica sabendo por e-mail com pelo menos ${appPeriods.lifetimeNoticeYears}\u00A0anos de antecedência e pode exportar suas anotações até o último dia.`,
				'Não é orientação médica, terapia, diagnóstico nem serviço de emergência. Não adie uma consulta por causa de um número em um app.',
			],
		},
		{
			id: 'account',
			title: 'Sua conta e sua idade',
			blocks: [
				'A idade mínima é 16\u00A0anos. Entre 16 e 18\u00A0anos, os pais ou responsáveis precisam concordar com a contratação. Podemos pedir essa autorização e encerrar contas que não a tenham.',
				'Informe um e-mail que seja seu, não passe a senha a ninguém e avise se achar que outra pessoa a conhece. Cada conta é de uma pessoa só.',
			],
		},
		{
			id: 'price',
			title: 'Teste, preço e renovação',
			blocks: [
				{
					note: `O plano custa ${plan.price}. Os primeiros ${plan.trialDays}\u00A0dias são grátis, com tudo incluído. Se você não cancelar nesses dias, o teste vira plano pago, e a primeira cobrança vem no ${plan.firstChargeDay}º\u00A0dia. **Depois ele se renova sozinho todo mês, por esse preço, até você cancelar.**`,
				},
				`Quem cuida do pagamento é ${operator.paymentProvider}, como “merchant of record”: é o vendedor no recibo, recebe o dinheiro e trata dos impostos. Os termos dele também valem para o pagamento. Nós nunca vemos o número completo do seu cartão.`,
				`Antes da primeira cobrança, você vê o preço, a frequência e como cancelar, e confirma se concorda. Se o preço for subir, avisamos por e-mail ${appPeriods.changeNoticeDays}\u00A0dias antes, e você pode sair até lá pelo preço antigo. Onde a lei exige, também lembramos todo ano que o plano se renova, quanto custa e como encerrá-lo.`,
			],
		},
		{
			id: 'cancel',
			title: 'Cancelar e voltar',
			blocks: [
				{
					list: [
						`**Como.** On-line, nas configurações da conta, ou por mensagem para ${mail(contacts.billing)}. Sem motivo e sem telefonema.`,
						'**Durante o teste.** A qualquer momento, e nada é cobrado.',
						'**Depois.** O cancelamento vale a partir do fim do período já pago. Até lá tudo funciona como antes.',
						'**Mudou de ideia?** Dá para retomar o plano a qualquer momento antes do fim desse período.',
					],
				},
				'O que acontece depois com as suas anotações está na seção 7.',
			],
		},
		{
			id: 'refunds',
			title: 'Dinheiro de volta',
			blocks: [
				`Pagamentos não são reembolsados. Há duas exceções: erros de cobrança avisados em até ${appPeriods.billingErrorDays}\u00A0dias e todos os casos em que a lei dá direito a reembolso ou a desistir do contrato, como os 7\u00A0dias do art.\u00A049 do Código de Defesa do Consumidor. Nada nesta página limita esse direito. A [política de reembolso](${pages.refund.pt}) explica os dois.`,
			],
		},
		{
			id: 'content',
			title: 'Suas anotações',
			blocks: [
				'O que você escreve continua seu. Você nos permite guardar e tratar essas anotações para prestar o serviço a você, e para mais nada. Você pode exportá-las e apagá-las quando quiser.',
				`Se você cancelar, guardamos seus dados por ${appPeriods.cancelledDataMonths}\u00A0meses, caso você volte, e depois os apagamos. Se você pedir a exclusão da conta, os dados dela somem em até ${appPeriods.accountDeletionDays}\u00A0dias, e das cópias de segurança ${retention.backupNights}\u00A0noites depois. Os detalhes estão na [política de privacidade](${pages.privacy.pt}).`,
			],
		},
		{
			id: 'conduct',
			title: 'Uso correto',
			blocks: [
				'Não invada contas, não force nem sobrecarregue o serviço, não o copie por inteiro, não o revenda e não o use para fazer anotações sobre outras pessoas sem que elas saibam, de um jeito que possa prejudicá-las. Quem encontra uma falha de segurança e nos avisa em particular recebe um obrigado, não um processo.',
				'Se alguém descumprir essas regras de forma grave ou repetida, podemos suspender a conta. Dizemos o motivo, a não ser que a lei proíba, e ouvimos a resposta. O que foi pago por um tempo que deixa de estar disponível é devolvido, exceto se o motivo for mau uso grave.',
			],
		},
		{
			id: 'liability',
			title: 'Pelo que respondemos',
			blocks: [
				'Cuidamos do serviço com o zelo devido e não podemos prometer que ele nunca saia do ar, nunca erre ou sirva ao seu objetivo. Respondemos por inteiro em caso de dolo e culpa grave, por danos à vida, ao corpo e à saúde e por tudo o que a lei não deixa ninguém excluir.',
				'No mais, respondemos só por danos típicos de um contrato assim e previsíveis, até o valor que você nos pagou nos doze meses anteriores ou, no Vitalício, até o preço pago. Consumidores mantêm todos os direitos que a lei dá sobre serviços digitais que não funcionam como deveriam; no Brasil, o Código de Defesa do Consumidor não permite limitar a indenização devida ao consumidor pessoa física.',
			],
		},
		{
			id: 'changes',
			title: 'Mudanças, lei e contato',
			blocks: [
				`Se estes termos mudarem, avisamos por e-mail ${appPeriods.changeNoticeDays}\u00A0dias antes. Se não concordar, você pode cancelar antes que a mudança passe a valer. Pequenas correções que não tiram nada de você podem ser feitas na hora.`,
				'Aplica-se a lei da Argentina. Se você é consumidor, as normas obrigatórias do país onde mora protegem você do mesmo jeito, e você pode ir à Justiça de lá. Não somos obrigados a participar de procedimentos em câmaras de arbitragem de consumo, nem nos dispomos a isso.',
				`Dúvidas sobre estes termos: ${mail(contacts.support)}. Sobre pagamentos: ${mail(contacts.billing)}, com resposta em ${from} a ${to}\u00A0horas.`,
			],
		},
	],
}
