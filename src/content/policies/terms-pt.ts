import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
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
		description: `O contrato entre você e o ${name}: quem é o responsável, quanto custa, como cancelar e o que devemos um ao outro.`,
		path: pages.terms.pt,
		language: 'pt',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative:
			'Uma porta de entrada com o número sete, uma bandeira iluminada e uma fenda de correio.',
	},
	drawing: 'keys',
	plans: planTableIn('pt', { policy: 'terms' }),
	title: 'Termos de Uso',
	lede: `O contrato entre você e nós, em palavras simples. O ${name} é um app web, para celular e computador, em que você anota como vai a sua energia social. Se a lei do lugar onde você mora der mais direitos do que esta página, valem esses direitos.`,
	updated: 'Última atualização:',
	contents: 'Dez seções',
	parts: [
		{
			id: 'operator',
			title: 'Quem somos',
			blocks: [
				`O responsável pelo ${name} é uma pessoa física na Argentina: ${operator.name}, ${operator.address}. Nesta página, “nós” quer dizer essa pessoa. O contato é ${mail(contacts.support)}. Os mesmos dados estão no [aviso legal para a Alemanha](${pages.impressum.de}) (em alemão).`,
				'Ao abrir uma conta, você concorda com estes termos. Se você só lê este site, nada aqui cria obrigações para você, além da regra comum de não danificar o que é dos outros.',
			],
		},
		{
			id: 'service',
			title: 'O que é o serviço',
			blocks: [
				`O ${name} é um serviço web para anotar a sua própria energia social: check-ins, eventos com o custo esperado e o real, padrões, previsões e um diário privado. As previsões são estimativas feitas a partir do que você anota. Elas podem errar.`,
				`O ${name} não é orientação médica, terapia, diagnóstico nem serviço de emergência. Não adie uma consulta por causa de um número em um app.`,
				...forPlan(
					'lifetime',
					`${byPlans({ both: 'Onde uma oferta do site se chama “Vitalício” (em inglês, “Lifetime”), você paga uma vez em vez de todo mês', monthly: '', lifetime: 'Nossa oferta se chama “Vitalício” (em inglês, “Lifetime”): você paga uma vez' })}. A semana grátis vem primeiro, e nada é cobrado se você não comprar depois. Nada se renova${byPlans({ both: ': as regras das seções 4 e 5 sobre cobrança mensal, renovação e cancelamento não se aplicam', monthly: '', lifetime: '' })}. Vale também aqui que nada é cobrado antes de você ver o preço e concordar. “Vitalício” se refere à vida do serviço: você pode usá-lo enquanto ele existir. Se o encerrarmos, você fica sabendo por e-mail com pelo menos ${appPeriods.lifetimeNoticeYears}\u00A0anos de antecedência e pode exportar suas anotações até o último dia.`,
				),
			],
		},
		{
			id: 'account',
			title: 'Sua conta e sua idade',
			blocks: [
				'A idade mínima é 16\u00A0anos. Onde a lei exige uma idade maior, os pais ou responsáveis precisam concordar com a contratação: no Brasil, por exemplo, para quem tem menos de 18\u00A0anos. Podemos pedir essa autorização e encerrar contas que não a tenham.',
				'Informe um e-mail que seja seu, não passe a senha a ninguém e avise se achar que outra pessoa a conhece. Cada conta é de uma pessoa só.',
			],
		},
		{
			id: 'price',
			title: 'Teste, preço e renovação',
			blocks: [
				...forPlan('lifetime', {
					note: `O Vitalício custa ${plan.lifetimePrice}, uma única vez. Os primeiros ${plan.trialDays}\u00A0dias são grátis, sem cartão. Nada é cobrado se você não comprar depois, e nada se renova.`,
				}),
				...forPlan('monthly', {
					note: `O plano mensal custa ${plan.price}. Os primeiros ${plan.trialDays}\u00A0dias são grátis, com todos os recursos. Se você não cancelar nesses dias, o teste vira plano pago, e a primeira cobrança vem no ${plan.firstChargeDay}º\u00A0dia. **Depois ele se renova sozinho todo mês, até você cancelar.**`,
				}),
				`Quem cuida do pagamento é a empresa ${operator.paymentProvider}, como “merchant of record”: ela é a vendedora no recibo, recebe o dinheiro e trata dos impostos. Os termos dela também valem para o pagamento. Nós nunca vemos o número completo do seu cartão.`,
				...forPlan(
					'monthly',
					`Nada é cobrado antes de você ver o preço, a frequência das cobranças e como cancelar, e de concordar. Se o preço subir, avisamos por e-mail ${appPeriods.changeNoticeDays}\u00A0dias antes. Até lá você pode cancelar, sem nunca pagar o preço novo. Onde a lei exige, como na Califórnia, também lembramos todo ano que o plano se renova, quanto custa e como encerrá-lo.`,
				),
				...byPlans({
					both: [],
					monthly: [],
					lifetime: [
						'Nada é cobrado antes de você ver o preço e concordar. Se o preço subir, isso só vale para quem comprar depois.',
					],
				}),
			],
		},
		{
			id: 'cancel',
			title: 'Cancelar e voltar',
			blocks: [
				...forPlan(
					'lifetime',
					'No Vitalício não há o que cancelar, porque nada se renova. Você pode excluir a conta nas configurações quando quiser, também na semana grátis.',
				),
				...forPlan('monthly', {
					list: [
						`**Como.** On-line, nas configurações da conta, ou por e-mail para ${mail(contacts.billing)}. Não precisa dar motivo nem telefonar.`,
						'**Durante o teste.** A qualquer momento, e nada é cobrado.',
						'**Depois.** O cancelamento vale a partir do fim do período já pago. Até lá, tudo funciona como antes.',
						'**Mudou de ideia?** Dá para retomar o plano a qualquer momento antes do fim desse período.',
					],
				}),
				'Se a lei der a você o direito de encerrar o contrato na hora, por um motivo grave, esse direito continua valendo. O que acontece depois com as suas anotações está na [seção 7](#content).',
			],
		},
		{
			id: 'refunds',
			title: 'Dinheiro de volta',
			blocks: [
				'Em regra, pagamentos não são reembolsados. Há três exceções:',
				{
					list: [
						`erros de cobrança comunicados em até ${appPeriods.billingErrorDays}\u00A0dias depois da cobrança, ou no prazo maior que a lei der;`,
						`todos os casos em que a lei dá direito a reembolso ou a desistir do contrato, como os 7\u00A0dias do art.\u00A049 do Código de Defesa do Consumidor, contados da contratação${forPlan('lifetime', ' ou, no Vitalício, da compra').join('')} (nada nesta página limita esse direito);`,
						'a parte de um pagamento que devolvemos depois de uma suspensão ([seção 8](#conduct)).',
					],
				},
				`A [política de reembolso](${pages.refund.pt}) explica as duas primeiras.`,
			],
		},
		{
			id: 'content',
			title: 'Suas anotações',
			blocks: [
				'O que você escreve continua seu. Você nos permite guardar e tratar essas anotações para prestar o serviço a você, e para mais nada. Você pode exportá-las e apagá-las quando quiser.',
				`Se você cancelar um plano pago, guardamos a conta e as anotações por mais ${appPeriods.cancelledDataMonths}\u00A0meses, para o caso de você voltar, e depois as apagamos. Se você pedir a exclusão da conta, tudo é apagado em até ${appPeriods.accountDeletionDays}\u00A0dias e sai das cópias de segurança no máximo ${retention.backupNights}\u00A0dias depois. Os detalhes estão na [política de privacidade](${pages.privacy.pt}).`,
			],
		},
		{
			id: 'conduct',
			title: 'Uso correto',
			blocks: [
				'Não invada contas, não tente burlar as proteções do serviço, não o sobrecarregue, não o copie por inteiro e não o revenda. Não o use para anotar, às escondidas, coisas sobre outras pessoas que possam prejudicá-las. Quem encontrar uma falha de segurança e nos avisar em particular recebe um obrigado, não um processo.',
				'Se alguém descumprir essas regras de forma grave ou repetida, podemos suspender a conta. Dizemos o motivo, a não ser que a lei proíba, e ouvimos o que a pessoa tem a dizer. A parte de um pagamento que não puder mais ser usada é devolvida, exceto se o motivo for mau uso grave.',
			],
		},
		{
			id: 'liability',
			title: 'Pelo que respondemos',
			blocks: [
				'Cuidamos do serviço com o zelo devido, mas não podemos prometer que ele nunca saia do ar, que nunca erre ou que sirva ao que você quer fazer. Respondemos por inteiro em caso de dolo ou culpa grave, por danos à vida, à integridade física e à saúde e por tudo o que a lei não deixa ninguém excluir.',
				`Nos outros casos, e só onde a lei permite limitar a responsabilidade, respondemos pelos danos típicos e previsíveis de um contrato como este, até o valor que você nos pagou nos doze meses anteriores${forPlan('lifetime', ' ou, no Vitalício, até o preço pago').join('')}. Esse limite não vale para consumidores no Brasil: o Código de Defesa do Consumidor não permite limitar a indenização devida a uma pessoa física. Onde quer que você more, continuam valendo os direitos que a lei dá quando um serviço digital não funciona como deveria.`,
			],
		},
		{
			id: 'changes',
			title: 'Mudanças, lei e contato',
			blocks: [
				`Se estes termos mudarem, avisamos por e-mail ${appPeriods.changeNoticeDays}\u00A0dias antes. Se você não concordar, pode cancelar antes que a mudança passe a valer. Pequenas correções que não tiram nada de você podem ser feitas na hora.`,
				'Aplica-se a lei da Argentina. Se você é consumidor, as normas de proteção ao consumidor do país onde mora continuam protegendo você, e você pode ir à Justiça de lá. No Brasil, você também pode procurar o Procon. Não participamos de procedimentos de conciliação de consumo na União Europeia, nem somos obrigados a isso.',
				`Dúvidas sobre estes termos: ${mail(contacts.support)}. Sobre pagamentos: ${mail(contacts.billing)}, com resposta em ${from} a ${to}\u00A0horas.`,
			],
		},
	],
}
