import { pageLink } from '#words/page-links.ts'
import { crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { appLinksFrom, siteHost } from '#words/site-urls.ts'
import { planTableIn, planWordsIn } from '#words/plans.ts'
import { pricing, pricesIn, trialLabels } from '#content/pricing.ts'
import {
	checkInSeconds,
	freeWeek,
	learningTime,
	opening,
	productFactLabels,
	productFacts,
} from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countries } from '#domain/country/countries.ts'
import { appPeriods } from '#content/app-periods.ts'

const app = appLinksFrom(countries.BR.path)
const prices = pricesIn(countries.BR.language)
const plan = planWordsIn('pt', countries.BR.language)
const trial = `${pricing.trialDays}\u00A0dias`

export const brazil: CountryPage = {
	...countries.BR,
	name: 'Brasil',
	flag: 'br',
	domain: siteHost,
	updated: '2026-11-22',
	seo: {
		title: 'Bateria social: o app para introvertidos',
		description: `Veja já na segunda qual noite vai esgotar a sua bateria social e planeje uma semana que caiba na sua energia. ${plan.trial}`,
		keywords: [
			'bateria social',
			'app para introvertidos',
			'introvertido',
			'energia social',
			'cansaço social',
		],
		alternative:
			'Uma janela de sobrado com as venezianas abertas. Lá dentro, a luz acesa e alguém na rede.',
	},
	content: {
		badge: 'Para introvertidos no Brasil',
		headline: 'Saiba já na segunda qual noite vai esgotar a sua bateria social.',
		subheadline: `O ${name} é um app web para introvertidos, no celular e no computador. Você anota o que vem pela frente (reuniões, almoço com o time, churrasco da família), e ele estima com quanta energia você chega a cada noite, enquanto ainda dá para remarcar.`,
		features: [
			productFactLabels.checkIn.pt,
			productFactLabels.event.pt,
			'Uma previsão para cada noite da semana',
			productFactLabels.notes.pt,
		],
		action: { label: 'Começar agora', href: app.signup('hero') },
		terms: plan.terms,
		devices: opening.pt,
		claims: [],
		film: {
			label: 'Filme de demonstração: uma semana no app, 90\u00A0segundos, sem som',
			play: 'Uma semana em 90\u00A0segundos',
			unsupported: 'Seu navegador não consegue reproduzir este vídeo.',
		},
		problem: {
			title: 'Chega de adivinhar quanta bateria sobrou',
			text: 'Quase todo mundo só percebe quando chega a zero. Aí já é quinta, e tem jantar às oito.',
			pains: [
				{
					moment: 'Segunda, 9h05',
					title: 'Na agenda ainda cabe.',
					text: 'Cinco reuniões, almoço com quem acabou de entrar no time, sua irmã à noite. Cabe tudo. A agenda conta horas, não energia.',
					picture: 'calendar',
				},
				{
					moment: 'Quarta, 15h40',
					title: 'Só mais uma call rapidinha.',
					text: 'Você calcula que vai gastar 12 dos seus 100 pontos. Tem nove pessoas na tela, e a call leva 19. Ninguém anota, então na semana que vem você calcula 12 de novo.',
					picture: 'call',
				},
				{
					moment: 'Quinta, 18h20',
					title: 'Acabou a bateria, e o happy hour é às sete.',
					text: 'Você desmarca e pede desculpa três vezes, ou vai e quase não abre a boca. Nenhum dos dois estava no plano de segunda.',
					picture: 'fern',
				},
			],
			action: { label: 'Testar de graça', href: app.home('problem') },
		},
		solution: {
			title: 'Imagine ter a semana sob controle',
			benefits: [
				{
					title: 'Ver a quinta já na segunda',
					text: 'Sete noites, cada uma com a sua previsão. Aquela em que a bateria pode acabar já vem marcada, enquanto uma mensagem ainda resolve.',
				},
				{
					title: 'Dizer não sem inventar desculpa',
					text: '“Estou com 11% de bateria” já é uma frase completa. Quem gosta de você entende um número.',
				},
				{
					title: 'Um domingo que continua livre',
					text: 'O dia depois do casamento está livre porque você quis assim, e não porque não conseguiu levantar da cama.',
				},
			],
		},
		product: {
			title: 'Como funciona',
			steps: [
				{
					title: `${checkInSeconds}\u00A0segundos de manhã e à noite`,
					text: productFacts.checkIn.pt,
				},
				{
					title: 'Anotar compromissos, antes e depois',
					text: `${productFacts.event.pt} O interessante é a diferença.`,
				},
				{
					title: 'Descobrir padrões',
					text: `Depois de ${learningTime.pt}, você vê com quem gasta mais, o que recarrega e onde sempre erra a conta.`,
				},
			],
			caption:
				'Do filme: quinta à noite, de 0 a 100. A persiana mostra a previsão, 37; a luz mostra o que sobrou, 35.',
		},
		featureGrid: {
			title: 'O que o app faz',
			features: [
				{
					icon: 'blind',
					title: 'Previsão para cada noite',
					text: 'A semana inteira: no começo, com custos típicos; depois, com o que cada compromisso gastou da sua bateria. É uma estimativa e aparece como estimativa.',
				},
				{
					icon: 'calendar',
					title: 'Orçamento da semana, com aviso',
					text: 'Trabalho, família e amigos usam a mesma bateria. Um aviso discreto diz quando o próximo sim já seria demais.',
				},
				{
					icon: 'shelf',
					title: 'O previsto e o real',
					text: 'A call, o casamento, a caminhada: o seu chute ao lado do que foi.',
				},
				{
					icon: 'clock',
					title: 'Padrões',
					text: 'Quais horários, quais lugares, quais pessoas. Escritório aberto também gasta bateria.',
				},
				{
					icon: 'plant',
					title: 'Descanso com hora marcada',
					text: 'O app aprende o que recarrega você e em quanto tempo, e reserva espaço para isso na semana.',
				},
				{
					icon: 'journal',
					title: 'Um diário só seu',
					text: 'Para aquela frase que você quer guardar e ninguém precisa ler.',
				},
				{
					icon: 'padlock',
					title: 'Os dados são seus',
					text: 'Tudo o que você anotou pode ser exportado ou apagado quando você quiser.',
				},
			],
		},
		testimonials: {
			title: 'O que alguém poderia dizer',
			sampleNote: 'Exemplos, escritos por nós. Quando houver depoimentos reais, eles entram aqui.',
			items: [
				{
					title: 'O workshop foi para terça',
					quote:
						'A quinta estava em <b>nove por cento</b>. Mudei um workshop de dia, só isso. Na quinta eu fiz o jantar.',
					author: 'Exemplo A',
					role: 'gerente de produto, escritório aberto',
					isSample: true,
				},
				{
					title: 'Era o grupo da família',
					quote: 'O churrasco sai barato. Caro é o <b>grupo da família combinando o churrasco</b>.',
					author: 'Exemplo B',
					role: 'desenvolvedor, home office',
					isSample: true,
				},
				{
					title: 'Parei de me explicar',
					quote:
						'Agora eu só mando o número. Respondem <b>‘eu também’</b> mais vezes do que eu esperava.',
					author: 'Exemplo C',
					role: 'professora, dois filhos',
					isSample: true,
				},
			],
			claims: [],
		},
		comparison: {
			title: 'Outros bons apps, e o que eles não contam',
			text: 'Alguns a gente também usa. Eles respondem a outras perguntas.',
			heads: ['Conta', 'Não conta'],
			rivals: [
				{
					name: 'Diários de humor',
					good: 'Como você estava, dia após dia.',
					open: 'Quem estava junto, quanto custou e como termina a semana que vem.',
				},
				{
					name: 'Apps de agenda',
					good: 'Quando você está livre.',
					open: 'Se nessa hora ainda vai sobrar energia.',
				},
				{
					name: 'Apps de produtividade',
					good: 'O que tem para fazer, e em que ordem.',
					open: 'Que depois de três boas reuniões não dá para encarar mais uma.',
				},
				{
					name,
					good: 'Quanto cada companhia gasta, quanto o silêncio devolve e em que noite a bateria acaba.',
					open: 'As suas tarefas e o seu humor. Para isso, fique com o app que você já tem.',
				},
			],
		},
		pricing: {
			title: plan.title,
			offers: [
				{
					...plan.offer,
					items: [
						'O seu nível a cada dia e o que gastou a bateria',
						'A previsão da semana inteira',
						'Um aviso antes de você dizer sim',
						'Todas as melhorias desses três itens',
					],
					action: { label: trialLabels.pt, href: app.signup('pricing') },
				},
				{
					name: 'Premium',
					price: prices.premium,
					...plan.premium,
					items: [
						plan.premium.includes,
						'Previsões avançadas com IA',
						'Suporte prioritário por e-mail',
					],
					action: { label: 'Em breve' },
				},
			],
			plans: planTableIn('pt', { locale: countries.BR.language }),
			meaning: `${freeWeek.pt} ${plan.meaning}`,
			note: `${plan.early} A cobrança é em dólar, por um serviço de pagamento; o seu banco converte para reais e normalmente soma o IOF.`,
		},
		faq: {
			title: 'Perguntas frequentes',
			questions: [
				{
					question: 'Como o app vai saber da quinta?',
					answer: `Por você. Você anota o que tem na semana, quanto acha que vai gastar e, depois, quanto gastou. ${productFacts.firstWeek.pt} Continua sendo uma estimativa.`,
				},
				{
					question: 'Preciso anotar tudo?',
					answer:
						'Não. Dois toques de manhã e dois à noite, e os compromissos que gastam energia; sem eles, a previsão continua aproximada. Se pular um dia, a previsão fica um pouco menos precisa. Ninguém dá bronca.',
				},
				plan.question,
				{
					question: 'Posso pedir o dinheiro de volta?',
					answer: `Sim, em até sete dias da compra: é o direito de arrependimento do Código de Defesa do Consumidor. Depois disso, devolvemos só cobranças erradas, avisadas em até ${appPeriods.billingErrorDays}\u00A0dias.`,
				},
				{
					question: 'E os meus dados?',
					answer: `${productFacts.notes.pt} Acessar, corrigir, reclamar à ANPD: o que a LGPD garante vale aqui também.`,
				},
				{
					question: 'Isso é terapia?',
					answer: `Não. Bateria social é uma metáfora, não um diagnóstico. Se você passar semanas mal, converse com um médico ou psicólogo. No Brasil, o CVV atende dia e noite, de graça, no ${crisisLines.BR.number}. Em Portugal, a Linha Nacional de Prevenção do Suicídio atende no ${crisisLines.PT.number}. Para outros países, veja os números em ${helplineDirectory}.`,
				},
			],
		},
		closing: {
			title: 'Deixe uma luz acesa para você.',
			text: `${trial} grátis. Se não mudar nada para você, fique com os seus ${plan.offer.price}.`,
			action: { label: trialLabels.pt, href: app.signup('closing') },
			elsewhere: 'Esta página para outros países',
			further: [
				pageLink('pt', 'introvertTest', 'Fazer o teste de introversão'),
				pageLink('pt', 'mbtiTest', 'Fazer o teste dos 16 tipos'),
				pageLink('pt', 'lowSocialBattery', 'Bateria baixa? Os próximos dez minutos'),
				pageLink('pt', 'socialEnergyManagement', 'Ler o guia'),
				pageLink('pt', 'howWeWork', 'Como escrevemos os guias'),
			],
		},
	},
}
