import { learningTime } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { WeekPage } from '#content/types/week.ts'
import { lowLine, mondayCharge } from '#domain/energy/estimates.ts'
import { pages } from '#domain/pages/pages.ts'
import { nightPercent } from './night-percent.ts'

/** The page of "Your week" in Portuguese. */
export const pagePt: WeekPage = {
	name: 'Sua semana',
	head: {
		title: 'Sua semana: previsão da bateria social',
		description:
			'Marque reuniões, jantares e chamadas e veja que noite vai deixar você sem energia, e a menor mudança que ajuda. Grátis, sem conta.',
		path: pages.week.pt,
		language: 'pt',
		updated: '2026-11-22',
		card: {
			title: 'Sua semana, noite por noite',
			picture: 'eveningForecast',
			alternative:
				'Sete janelas, uma para cada noite da semana. A persiana da quarta está quase fechada.',
			note: 'Uma previsão para cada noite',
		},
	},
	failure: {
		title: 'Unexpected Application Error!',
		text: 'A página parou. Sua semana está no endereço: recarregue para continuar.',
		action: { label: 'Voltar ao início', href: pages.home.pt },
	},
	notLoaded: {
		text: 'O planejador não carregou. Verifique sua conexão.',
		reload: { label: 'Recarregar a página', href: pages.week.pt },
	},
	guide: {
		title: 'Como a previsão é feita',
		paragraphs: [
			`Cada noite tem um número de 0 a 100: o que sobra da sua energia social quando o dia acaba. A semana começa em ${mondayCharge}, uma segunda com descanso. Cada coisa planejada tem um custo; horas quietas devolvem um pouco.`,
			`Uma noite de sono devolve ${nightPercent} por cento do que falta. Por isso um dia cheio ainda aparece na noite seguinte, e quase some na outra. Uma noite abaixo de ${lowLine} conta como baixa.`,
			'A faixa mostra quanto o número pode errar. Ela cresce com o que está planejado, e uma terça errada deixa a quarta menos certa.',
			'Os custos, as noites e as faixas são estimativas nossas, não medidas: ninguém achou uma bateria dentro de uma pessoa. Mude os custos até a semana parecer a sua.',
		],
	},
	faq: {
		title: 'Dúvidas',
		questions: [
			{
				question: 'Algo do que eu marco sai desta página?',
				answer:
					'Não. A previsão é calculada no seu navegador, nada é guardado, e nenhum pedido leva o que você marcou. Sua semana fica no link, na parte depois do #, que os navegadores não enviam.',
			},
			{
				question: 'De onde vêm os custos?',
				answer:
					'São estimativas nossas para duas horas com algumas pessoas: uma reunião custa 9, um jantar 14, uma festa 20. São um começo. Depois de algumas semanas você conhece melhor os seus, e pode mudar cada um aqui.',
			},
			{
				question: 'Por que a menor mudança é muitas vezes encurtar algo?',
				answer:
					'Porque sair uma hora mais cedo é o que menos pesa para os outros. Só se isso não bastar a página tenta mudar o dia de algo, e só depois recusar. Ela nunca salva uma noite esvaziando outra.',
			},
			{
				question: 'A previsão é precisa?',
				answer:
					'Não muito, e por isso cada noite tem uma faixa. Previsões sobre companhia costumam ser pessimistas: em estudos, introvertidos esperavam se sentir pior com gente do que se sentiram. Uma noite baixa é um motivo para olhar, não uma sentença.',
			},
			{
				question: 'Como volto à minha semana?',
				answer:
					'Copie o link e guarde onde você vai achar no domingo. Ele tem a semana inteira com os seus custos. Não existe conta.',
			},
		],
	},
	related: {
		title: 'Para continuar',
		guides: [
			{
				label: 'Como cuidar da energia social (em inglês)',
				href: pages.socialEnergyManagement.en,
				text: 'O que fazer com uma semana quando você a vê',
				level: 70,
			},
			{
				label: 'Produtividade para introvertidos (em inglês)',
				href: pages.introvertProductivity.en,
				text: 'Oito jeitos de recusar uma reunião',
				level: 45,
			},
			{
				label: 'Your week (in English)',
				href: pages.week.en,
				text: 'This page in English',
				level: 88,
			},
			{
				label: 'Deine Woche (auf Deutsch)',
				href: pages.week.de,
				text: 'Diese Seite auf Deutsch',
				level: 88,
			},
		],
	},
	call: {
		title: `O ${name} faz isso toda segunda, com os seus custos.`,
		text: `O app aprende com dois toques, duas vezes por dia. Depois de ${learningTime.pt} a parte incerta fica menor.`,
		action: {
			label: 'Testar uma semana grátis',
			href: appLinksFrom(pages.week.pt).signup('closing'),
		},
	},
}
