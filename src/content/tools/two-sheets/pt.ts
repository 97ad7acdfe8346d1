import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'
import { wordsPt } from './words-pt.ts'

export const pt: TwoSheetsPage = {
	head: {
		title: 'Duas folhas: duas baterias sociais, uma página',
		description:
			'Seis perguntas sobre a bateria social, para você e mais uma pessoa. Depois, uma página para as duas: as diferenças, o sinal, a hora de ir. Grátis, sem cadastro.',
		path: pages.twoSheets.pt,
		language: 'pt',
		updated: '2026-11-22',
		card: {
			...card,
			title: 'Duas folhas',
			alternative: 'Duas janelas acesas lado a lado: numa, alguém lendo; na outra, um gato.',
			note: 'Seis perguntas para cada, uma página só',
		},
	},
	name: 'Duas folhas',
	words: wordsPt,
	notLoaded: {
		loading: 'Carregando as perguntas…',
		text: 'As perguntas não carregaram. Verifique a sua conexão.',
		reload: { label: 'Recarregar a página', href: pages.twoSheets.pt },
	},
	blank: {
		title: 'As seis perguntas',
		text: 'É tudo o que se pergunta. Para responder no papel, imprimam esta página duas vezes, marquem uma resposta por pergunta e troquem as folhas quando as duas estiverem prontas.',
		more: {
			label: 'Uma folha mais longa para imprimir, com espaço para escrever',
			href: printPaths.pt.energySheet,
		},
	},
	faq: {
		title: 'Dúvidas',
		questions: [
			{
				question: 'Onde ficam as nossas respostas?',
				answer:
					'No link, na parte depois do #, que o navegador nunca envia a um servidor; por isso não temos como ler as respostas. A página não salva nada, mas o histórico do navegador e as suas mensagens podem guardar o link. Quem tiver o link consegue abrir a página.',
			},
			{
				question: 'A outra pessoa vê as minhas respostas antes de responder?',
				answer:
					'A página só mostra as suas quando a outra pessoa tiver respondido às seis. Não há senha: quem entende de links consegue ver antes. Mande para alguém em quem você confia.',
			},
			{
				question: 'Como é calculada a hora de sair?',
				answer:
					'Pelas respostas de vocês à primeira pergunta: o tempo menor mais um quarto da diferença, contando da chegada. Com duas e quatro horas, dá duas horas e meia. A noite inteira conta como cinco horas. É uma estimativa nossa, não um resultado de pesquisa. Se não servir para vocês, cada pessoa sai na sua hora.',
			},
			{
				question: 'A página diz se a gente combina?',
				answer:
					'Não. Não há pontos nem porcentagens. Duas pessoas com folhas diferentes têm mais coisas para combinar, e é só para isso que a página serve.',
			},
			{
				question: 'Dá para fazer só a minha parte?',
				answer:
					'Dá. Depois das seis perguntas, você pode imprimir a sua própria folha, com espaço para as suas palavras.',
			},
		],
	},
	related: {
		title: 'Veja também',
		guides: [
			{
				href: pages.week.pt,
				label: 'Sua semana',
				text: 'Sete noites antes que aconteçam: qual pode pesar demais, e a menor mudança.',
				level: 95,
			},
			{
				...pageLink('pt', 'mySocialBattery', 'A sua bateria em uma folha'),
				text: 'O que cada uma das seis linhas quer dizer, com um exemplo revisto três semanas depois.',
				level: 80,
			},
			{
				...pageLink('pt', 'socialBatteryDrained', 'Sinais de uma bateria social esgotada'),
				text: 'Para a quarta pergunta: onze sinais que as pessoas descrevem, do primeiro ao último.',
				level: 30,
			},
			{
				...pageLink('pt', 'introvertSocialBattery', 'A bateria social dos introvertidos'),
				text: 'Quanto a companhia gasta, e dez jeitos de dizer não.',
				level: 55,
			},
			{
				...pageLink('pt', 'mbtiTest', 'O teste de 16 tipos com energia social'),
				text: 'As suas quatro letras e quanto a companhia gasta da sua bateria.',
				level: 70,
			},
		],
	},
	call: toolCall(
		'pt',
		pages.twoSheets.pt,
		`A bateria muda. O app ${name} acompanha a sua, dia após dia.`,
	),
}
