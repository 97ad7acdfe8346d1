import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('pt')
const plan = planIn('pt')
const { from, to } = appPeriods.billingAnswerHours
const billing = `[${contacts.billing}](mailto:${contacts.billing})`

export const refundPt: Policy = {
	head: {
		title: 'Política de Reembolso',
		description: `Quando o ${name} devolve dinheiro: erros de cobrança em até ${appPeriods.billingErrorDays}\u00A0dias e todo direito que a lei dá, como os 7\u00A0dias do CDC. Veja como pedir.`,
		path: pages.refund.pt,
		language: 'pt',
		updated: '2026-11-22',
	},
	card: {
		picture: 'envelopes',
		alternative: 'Cartas diante de uma porta, e algumas ainda na fenda de correio.',
	},
	drawing: 'coins',
	plans: planTableIn('pt', { policy: 'refund' }),
	title: 'Política de Reembolso',
	lede: `${byPlans({ both: `Se você cancelar o plano mensal nos ${plan.trialDays}\u00A0dias grátis, nada é cobrado; o Vitalício só é cobrado se você comprar.`, monthly: `Se você cancelar nos ${plan.trialDays}\u00A0dias grátis, nada é cobrado.`, lifetime: `Nos ${plan.trialDays}\u00A0dias grátis, nada é cobrado.` })} Depois, pagamentos não são reembolsados, exceto em caso de erro de cobrança comunicado em até ${appPeriods.billingErrorDays}\u00A0dias e sempre que a lei der esse direito a você, como o direito de arrependimento no Brasil.`,
	updated: 'Última atualização:',
	contents: 'Nove seções',
	parts: [
		{
			id: 'seller',
			title: 'Quem vende',
			blocks: [
				`O responsável pelo serviço é ${operator.name}, ${operator.address}. No recibo, o vendedor é ${operator.paymentProvider}, o provedor de pagamento (“merchant of record”). Em todos os casos, basta escrever para nós; quem devolve o dinheiro é o provedor.`,
			],
		},
		{
			id: 'scope',
			title: 'O que esta página cobre',
			blocks: [
				...forPlan(
					'lifetime',
					`O Vitalício (${plan.lifetimePrice}, uma única vez), comprado no nosso site ou no nosso app web: um serviço digital que você pode usar enquanto ele existir, sem mensalidade nem renovação.`,
				),
				...forPlan(
					'monthly',
					`O plano mensal (${plan.price}), comprado no nosso site ou no nosso app web: um serviço digital a que você tem acesso por um mês de cada vez; o primeiro mês pago começa quando o período de teste termina.`,
				),
				'As mesmas regras valem para tudo o mais que vendemos.',
				`Em regra, não há reembolso ${forPlan('monthly', 'por um período já iniciado, por um cancelamento esquecido ou ').join('')}pelo tempo em que você não usou o serviço. As exceções estão nas seções 3 a 6.`,
			],
		},
		{
			id: 'errors',
			title: 'Erros de cobrança',
			blocks: [
				`Se a cobrança foi duplicada${forPlan('monthly', ', veio depois do cancelamento').join('')} ou tem um valor diferente do que foi mostrado, escreva para ${billing} em até ${appPeriods.billingErrorDays}\u00A0dias depois da cobrança. O que foi cobrado indevidamente é devolvido por inteiro. Depois desse prazo, continua valendo tudo o que a lei garante a você sobre cobranças indevidas.`,
			],
		},
		{
			id: 'withdrawal',
			title: 'Direito de arrependimento: 7\u00A0dias',
			blocks: [
				`No Brasil, quem contrata pela internet pode desistir em até 7\u00A0dias, sem dar motivo (art.\u00A049 do Código de Defesa do Consumidor). O prazo conta a partir da contratação${forPlan('lifetime', '; no Vitalício, que se compra uma vez só, a partir da compra').join('')}. O que você tiver pago nesse prazo é devolvido com correção monetária.`,
				...forPlan(
					'monthly',
					`Um exemplo: quem contrata o plano mensal em 1º\u00A0de junho, com o começo do teste grátis, pode desistir até o fim de 8\u00A0de junho. A primeira cobrança vem em ${plan.firstChargeDay}\u00A0de junho: quem desiste antes dela não tem nada a receber de volta; quem desiste depois dela, até o fim do prazo, recebe de volta o valor inteiro.`,
				),
				`Para desistir, envie uma mensagem clara para ${billing} ou use a função de desistência nas configurações da conta. Basta enviar antes do fim do prazo. A confirmação de recebimento chega na hora, por e-mail. Você pode usar este modelo, mas ele não é obrigatório:`,
				'**Modelo de desistência**',
				`Para ${operator.name}, ${operator.address}, ${contacts.billing}:`,
				`Comunico que desisto do contrato de prestação do serviço ${name}.`,
				{
					terms: [
						{ name: 'Contratado em', text: '…' },
						{ name: 'Nome', text: '…' },
						{ name: 'Endereço', text: '…' },
						{ name: 'Data', text: '…' },
						{ name: 'Assinatura, só se for em papel', text: '…' },
					],
				},
			],
		},
		{
			id: 'early',
			title: 'Se você mora em Portugal ou em outro país europeu',
			blocks: [
				`Consumidores da União Europeia, do Espaço Econômico Europeu e do Reino Unido podem desistir em até 14\u00A0dias, sem dar motivo, contados a partir do dia em que o contrato é celebrado${forPlan('lifetime', ' (no Vitalício, o dia da compra)').join('')}. Em Portugal isso se chama direito de livre resolução.${forPlan('monthly', ' Se o teste virou plano pago e o preço não estava claro antes, o prazo recomeça nesse momento.').join('')}`,
				'O serviço começa na hora, porque você pede isso ao abrir a conta. Se desistir depois, dentro dos 14\u00A0dias, você paga só a parte do período que já passou, e só se tivermos avisado você disso antes da contratação. O resto é devolvido. No período de teste grátis, você não paga nada.',
				...forPlan(
					'monthly',
					`Um exemplo: o contrato é celebrado em 1º\u00A0de junho, com o começo do teste. A primeira cobrança vem em ${plan.firstChargeDay}\u00A0de junho, e 15\u00A0de junho é o último dia para desistir. Se você desistir em ${plan.firstChargeDay + 3}\u00A0de junho, terão passado três dias do mês pago: você paga por esses três dias e recebe o resto de volta.`,
				),
				'Você mantém esse direito mesmo depois de começar a usar o serviço. Ele só acaba quando um serviço já foi prestado por completo.',
			],
		},
		{
			id: 'elsewhere',
			title: 'Outros direitos que a lei dá',
			blocks: [
				'Se o serviço não faz o que foi prometido, você pode ter direito a que ele seja corrigido, a pagar menos ou ao dinheiro de volta. Na Argentina, o prazo para desistir de um contrato a distância é de dez dias. Alguns estados dos EUA têm regras próprias para renovações. Nada aqui limita nenhum desses direitos.',
			],
		},
		{
			id: 'ask',
			title: 'Como pedir, e em quanto tempo respondemos',
			blocks: [
				{
					steps: [
						`Escreva para ${billing} a partir do e-mail da sua conta.`,
						'Diga de qual cobrança se trata. Em caso de erro, um motivo ajuda; para desistir, não é preciso.',
						`A resposta chega em ${from} a ${to}\u00A0horas.`,
						'Se houver valor a devolver, ele volta para o cartão ou a conta que você usou para pagar, em no máximo 14\u00A0dias depois da sua mensagem, sem taxa. Onde a lei fixa um prazo menor, vale esse prazo; no direito de arrependimento brasileiro, a devolução é pedida ao provedor na hora.',
					],
				},
			],
		},
		{
			id: 'renewals',
			title: 'Período de teste e renovação',
			blocks: [
				...forPlan(
					'lifetime',
					`No Vitalício, os primeiros ${plan.trialDays}\u00A0dias são grátis, sem cartão. Nada é cobrado se você não comprar depois, e nada se renova.`,
				),
				...forPlan(
					'monthly',
					`O teste do plano mensal dura ${plan.trialDays}\u00A0dias, com todos os recursos. Se você cancelar nesse tempo, nas configurações da conta ou por e-mail, nada é cobrado. Se não, a primeira cobrança vem no ${plan.firstChargeDay}º\u00A0dia, e o plano se renova todo mês até você cancelar.`,
					'Cancelar não é o mesmo que desistir (seções 4 e 5): o cancelamento vale a partir do fim do período já pago, sem reembolso. Até lá o plano continua ativo, e você pode retomá-lo. Um plano cancelado não é cobrado de novo.',
				),
			],
		},
		{
			id: 'contact',
			title: 'Seus direitos por lei, e contato',
			blocks: [
				`Se algo nesta página contrariar a lei, vale a lei, e o resto da página continua valendo. Mudanças são avisadas por e-mail com ${appPeriods.changeNoticeDays}\u00A0dias de antecedência e nunca afetam um pagamento já feito. Veja também os [termos de uso](${pages.terms.pt}) e a [política de privacidade](${pages.privacy.pt}).`,
				`Pagamentos: ${billing}. Todo o resto: [${contacts.support}](mailto:${contacts.support}).`,
			],
		},
	],
}
