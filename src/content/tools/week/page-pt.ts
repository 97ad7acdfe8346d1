import { pageLink } from '#content/page-links.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
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
			'Marque reuniões, jantares e ligações: veja em que noite sua energia social fica mais baixa e qual pequena mudança ajuda. Grátis, sem cadastro.',
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
	intro: {
		title: 'Sua semana, noite por noite',
		lede: 'Marque seus compromissos e veja em que noite sobra menos energia social e qual pequena mudança ajuda. Para introvertidos: grátis, sem cadastro, no celular ou no computador.',
	},
	legend: [
		{ look: 'closed', short: 'Gasto', long: 'Persiana fechada: gasto' },
		{ look: 'halfOpen', short: 'Incerto', long: 'Entreaberta: incerto' },
		{ look: 'light', short: 'Sobra', long: 'Luz: energia que sobra mesmo no pior caso' },
	],
	failure: {
		title: 'A página parou.',
		text: 'Sua semana está no endereço: tente de novo para continuar.',
		tryAgain: 'Tentar de novo',
		action: { label: 'Voltar ao início', href: pages.home.pt },
	},
	notLoaded: {
		text: 'O planejador não carregou. Verifique sua conexão.',
		reload: { label: 'Recarregar a página', href: pages.week.pt },
	},
	guide: {
		title: 'Como a previsão é feita',
		paragraphs: [
			`Cada noite tem um número de 0 a 100: o que sobra da sua energia social quando o dia acaba. A semana começa em ${mondayCharge}, uma segunda com descanso; por isso a primeira janela não está toda acesa. Quanto mais longo o compromisso e mais gente nele, maior o gasto; horas de sossego devolvem.`,
			`Uma noite de sono devolve ${nightPercent}% do que falta. Por isso um dia puxado ainda aparece na noite seguinte e quase some na outra. Abaixo de ${lowLine}, é uma noite de pouca energia.`,
			'A parte incerta de cada janela mostra quanto o número pode errar. Ela cresce a cada compromisso, e uma terça mal estimada deixa a quarta menos precisa.',
			'Todos os números são estimativas nossas, não medições. Mude os gastos até a semana ficar com a sua cara.',
		],
	},
	faq: {
		title: 'Dúvidas',
		questions: [
			{
				question: 'O que eu marco sai desta página?',
				answer:
					'Não. A previsão é calculada no seu navegador, e nada do que você marca é enviado. O mesmo vale para o arquivo .ics da sua agenda. Sua semana fica só no link, na parte depois do #, que os navegadores não enviam. Quem receber o link vê a sua semana. Se você salvar o arquivo de calendário com o lembrete, o link também vai para a sua agenda.',
			},
			{
				question: 'De onde vêm os gastos?',
				answer:
					'São estimativas nossas; nenhum estudo mediu esses números. Para duas horas com algumas pessoas, começamos com 9 para uma reunião, 14 para um jantar e 20 para uma festa. Depois de algumas semanas, você conhece melhor os seus e pode mudar cada um na lista acima.',
			},
			{
				question: 'Por que a menor mudança costuma ser encurtar um compromisso?',
				answer:
					'Porque sair uma hora mais cedo é o que menos incomoda os outros. Só se isso não bastar, a página sugere mudar o dia e, por último, recusar. Ela nunca salva uma noite à custa de outra.',
			},
			{
				question: 'A previsão é precisa?',
				answer:
					'Não muito, e por isso cada janela tem uma parte incerta. Previsões sobre estar com gente costumam ser pessimistas: em quatro estudos de laboratório de Zelenski e colegas (2013, 495 pessoas no total), introvertidos esperavam que agir de forma extrovertida fosse mais desagradável do que foi. Em um quinto, com 97 pessoas, as situações eram só imaginadas. Uma noite de pouca energia é motivo para rever a semana, não uma sentença.',
			},
			{
				question: 'Como volto à minha semana?',
				answer:
					'Copie o link e guarde onde você vai achar no domingo. Ou salve o arquivo de calendário: o lembrete de domingo à noite traz o link.',
			},
			{
				question: 'Como exporto o arquivo da minha agenda?',
				answer:
					'Google Agenda: no computador, Configurações, Importar e exportar, Exportar; abra o .zip como ele está. Calendário da Apple: no Mac, escolha o calendário, depois Arquivo, Exportar, Exportar. Outlook clássico para Windows: Arquivo, Salvar Calendário. A página classifica os compromissos pelas palavras e marca com “?” os que não reconhece. Os títulos não vão no link.',
			},
		],
	},
	offers: {
		sayNo: { label: 'As palavras para isso: Dizer não', href: pages.sayNo.pt },
		twoSheets: {
			before: 'Quer comparar com alguém?',
			label: 'Duas folhas: cada um responde a seis perguntas',
			href: pages.twoSheets.pt,
		},
	},
	related: {
		title: 'Para continuar',
		guides: [
			{
				...pageLink('pt', 'socialEnergyManagement', 'Como cuidar da energia social'),
				text: 'O que fazer depois de ver a sua semana',
				level: 70,
			},
			{
				...pageLink('pt', 'socialBatteryRecharge', 'Como recarregar'),
				text: 'O que fazer com uma noite livre, pelo tempo que você tem',
				level: 45,
			},
			{
				...pageLink('pt', 'introvertTest', 'Teste de introversão'),
				text: 'Doze perguntas: quanto dura a sua bateria social',
				level: 60,
			},
		],
	},
	call: toolCall('pt', pages.week.pt, `Aqui você estima. O app ${name} aprende os seus gastos.`),
}
