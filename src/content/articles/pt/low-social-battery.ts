import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { proseLink } from '#content/page-links.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'sair',
		title: 'Se dá para ir embora',
		blocks: [
			'Vá. Você não precisa piorar primeiro para ter esse direito.',
			{
				steps: [
					'Pegue a bolsa ou o casaco antes de procurar quem convidou. O resto fica mais curto.',
					'Avise uma pessoa só. “Vou indo. Valeu pelo convite, foi ótimo.” Isso já é uma despedida completa.',
					'Pule a volta pela sala. Ninguém conta os tchaus.',
					'Lá fora, fique um minuto parado antes de andar, dirigir ou olhar o celular.',
				],
			},
			{ scene: { name: 'oneMinuteOutside' } },
			'Se você veio com alguém, falta uma frase, e ela funciona melhor com um fato dentro: “Estou com 10% de bateria. Vou de metrô. Fica, de verdade.” O finalzinho é a parte gentil.',
		],
	},
	{
		id: 'ficar',
		title: 'Se precisa ficar',
		blocks: [
			'De alguns lugares não dá para sair: o plantão, o ônibus, o aniversário do próprio filho. Então reduza o que precisa encarar.',
			{ scene: { name: 'edgeOfTheRoom' } },
			{
				list: [
					'**Marque um fim.** Escolha um horário e anote na mão ou no celular. Não saber quando acaba gasta mais do que a hora em si.',
					'**Vá para o canto.** Costas na parede, perto da porta, longe da caixa de som. Agora você só tem um lado para vigiar, em vez de quatro.',
					'**Arrume uma tarefa.** Levar os pratos, passar o café, segurar o cachorro. Quem está com as mãos ocupadas é deixado em paz.',
					'**Procure a outra pessoa.** Quase sempre tem mais alguém quieto perto da janela. Duas pessoas caladas também são companhia.',
					'**Só escute.** Faça uma pergunta e descanse enquanto a pessoa responde.',
					'**Câmera fechada,** se for videochamada. Em um experimento de quatro semanas com 103 funcionários, as pessoas ficaram mais cansadas nos dias de câmera aberta.[^shockley2021]',
					'**Se der para escapar, saia a cada meia hora.** Ponha um alarme.',
				],
			},
			{ pull: 'Saber que a próxima pausa vem já é meia pausa.' },
		],
	},
	{
		id: 'onde',
		title: 'Onde achar dez minutos',
		blocks: [
			'Quase todo lugar tem um canto quieto, e um motivo para ir até lá que ninguém questiona.',
			{
				table: {
					label: 'Onde achar dez minutos, por lugar',
					isPlain: true,
					columns: ['Vá para', 'Diga'],
					rows: [
						{
							name: 'Na festa',
							cells: [
								'A escada, a varanda, o banheiro',
								'“Vou tomar um ar, volto em dez minutos.”',
							],
						},
						{
							name: 'No trabalho',
							cells: [
								'Uma sala de reunião vazia, uma volta no quarteirão',
								'“Volto às três e meia.”',
							],
						},
						{
							name: 'No almoço de família',
							cells: ['A cozinha, ou lá fora com o cachorro', '“Deixa que eu lavo a louça.”'],
						},
						{
							name: 'Na videochamada',
							cells: [
								'Câmera fechada, volume baixo',
								'“Fechei a câmera um pouco, continuo ouvindo.”',
							],
						},
						{
							name: 'No ônibus',
							cells: ['O banco da janela, com fone', 'Nada. O fone já diz.'],
						},
						{
							name: 'Em casa com crianças',
							cells: [
								'No mesmo quarto, deitado no chão',
								'“Você monta, eu fico aqui e adivinho o que é.”',
							],
						},
					],
				},
			},
		],
	},
	{
		id: 'dizer',
		title: 'Frases emprestadas',
		blocks: [
			'São curtas de propósito. Um motivo abre discussão, e para isso você não tem mais carga.',
			{
				terms: [
					{
						name: 'Para quem convidou',
						text: '“Adorei, e por hoje chega para mim. Boa noite.”',
					},
					{
						name: 'Para quem mora com você',
						text: '“Minha bateria acabou. Não é com você. Meia hora sem conversa e eu volto.”',
					},
					{
						name: 'Para alguém do trabalho',
						text: '“Preciso de meia hora de silêncio para fazer isso direito. Pode ser às três?”',
					},
					{
						name: 'Para uma criança',
						text: '“Meus ouvidos cansaram. Senta aqui comigo, e ninguém fala nada até o alarme tocar.”',
					},
					{
						name: 'Para o grupo',
						text: '“Hoje acabaram as palavras. Estou lendo tudo e respondo amanhã.”',
					},
					{ name: 'Para você', text: '“Estou com pouca bateria. Ela volta.”' },
				],
			},
		],
	},
	{
		id: 'noite',
		title: 'O resto de hoje',
		blocks: [
			'Você chegou em casa, ou quase. A noite pede muito pouco.',
			{
				steps: [
					'**Nada no caminho.** Nem ligação no carro, nem podcast com duas pessoas rindo.',
					'**Cuide um pouco do corpo.** Tirar o sapato, tomar banho, trocar de roupa. Isso encerra o dia sem precisar pensar.',
					'**Coma algo simples.** Talvez você tenha esquecido.',
					'**Uma coisinha com as mãos,** ou nada. Lave uma xícara. Regue a planta.',
					'**Deixe o balanço para amanhã.** O que você disse no almoço não melhora se você repassar tudo hoje à noite.',
					'**Cama cedo.** Em um laboratório do sono, dezoito pessoas mantiveram os outros mais longe depois de uma noite sem dormir.[^simon2018] Estudo pequeno, mas tentar sai barato.',
				],
			},
			{ scene: { name: 'shoesOff' } },
			'Duas coisas costumam decepcionar: rolar a tela, que é mais gente ainda, e a cerveja, que cobra a conta amanhã.',
		],
	},
	{
		id: 'amanha',
		title: 'Amanhã',
		blocks: [
			'Olhe os próximos dois dias e tire uma coisa. Uma basta: adie uma reunião, ou cancele uma visita e deixe essa noite livre.',
			`Depois anote três fatos enquanto ainda lembra: quanto você achava que ontem ia gastar, quanto gastou e quando percebeu pela primeira vez. A terceira linha é a mais útil. Muitas vezes havia um sinal uma hora antes, e muitas vezes é sempre o mesmo. Para comparar com os seus, veja os ${proseLink('pt', 'socialBatteryDrained', 'sinais de uma bateria social esgotada')}.`,
		],
	},
	{
		id: 'certeza',
		title: 'Quanta certeza existe?',
		blocks: [
			'Pouca. Nenhum estudo testou um jeito de encher rápido a bateria social, nem este aqui. A própria bateria é uma metáfora; ninguém consegue medi-la. Estas linhas são o que as pessoas contam, na ordem em que alguém cansado dá conta.',
			'Dois achados apontam a direção. Ficar um tempo sozinho tira a força das emoções intensas, boas e ruins, e, quando a escolha foi sua, pode relaxar.[^nguyen2018] E pausas curtas deixam as pessoas um pouco menos cansadas e um pouco mais dispostas: efeitos pequenos, somando 22 amostras.[^albulescu2022] Então: dez minutos, sozinho, de propósito. A teoria é só essa.',
		],
	},
	{
		id: 'help',
		title: 'Se for mais que bateria baixa',
		blocks: [
			'Bateria baixa volta com descanso. Mas, se você se sente vazio na maior parte do dia, quase todo dia, há duas semanas ou mais, com ou sem gente por perto, vale marcar uma consulta; se você pensa em se machucar, peça ajuda na hora. Uma consulta vale também para o medo de ser julgado que há seis meses afasta você das pessoas.',
			{
				note: `Se você está pensando em tirar a própria vida, não espere até amanhã. No Brasil, ligue para o CVV, ${callLink(crisisLines.BR)}, de graça, dia e noite; em uma emergência, para o SAMU, [192](tel:192). Em Portugal, ligue para a Linha Nacional de Prevenção do Suicídio, ${callLink(crisisLines.PT)}, de graça, dia e noite; em uma emergência, para o [112](tel:112). Para outros países, veja os números em [${helplineDirectory}](https://${helplineDirectory}). Você também pode dizer esta frase a quem estiver perto: “Preciso que você fique comigo agora.”`,
			},
		],
	},
]

export const lowSocialBattery: Article = {
	head: {
		title: 'Bateria social baixa: os próximos dez minutos',
		description:
			'Acabou a bateria e ainda tem gente em volta? Seis linhas curtas para os próximos dez minutos. Depois: como ir embora, como ficar e o que dizer.',
		path: pages.lowSocialBattery.pt,
		language: 'pt',
	},
	illustration: 'emergency',
	alternative:
		'Em cima, uma janela barulhenta e cheia de gente; dela desce uma escada de incêndio até uma portinha iluminada.',
	title: 'Bateria social baixa: os\u00A0próximos dez minutos',
	lede: 'Leia só isto. Faça na ordem.',
	first: {
		lines: [
			{ name: 'Diga uma frase.', text: '“Preciso de dez minutos.” Sem motivo.' },
			{ name: 'Saia da sala.', text: 'O banheiro vale. A\u00A0escada\u00A0também.' },
			{ name: 'Abaixe o volume.', text: 'Celular no silencioso. Menos luz.' },
			{ name: 'Sente. Beba água.', text: 'Os dois pés no chão.' },
			{ name: 'Não faça nada.', text: 'Cinco minutos. Sem celular, sem planos.' },
			{
				name: 'Agora escolha.',
				text: '[Posso ir embora](#sair), [preciso ficar](#ficar) ou [é mais do que isso](#help).',
			},
		],
	},
	contents: 'Quando der para ler de novo',
	parts,
	sources: citedSources('pt', parts),
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'O que fazer quando a bateria social está baixa?',
			answer:
				'As seis linhas lá de cima, na ordem. Se só der para fazer uma, saia da sala por dez minutos. Se você já está em casa, comece pela terceira.',
		},
		{
			question: 'Como sair cedo de uma festa sem ser grosseiro?',
			answer:
				'Avise ao chegar: “Fico até as nove.” Aí ir embora é só cumprir o combinado. Se já passou dessa hora, agradeça a uma pessoa e vá; você não deve motivo nem uma rodada de despedidas.',
		},
		{
			question: 'Posso dirigir estando tão exausto?',
			answer:
				'Não, se bebeu, está lutando contra o sono ou não lembra dos últimos minutos. Ar fresco não resolve: chame um carro, pegue um ônibus ou peça carona.',
		},
		{
			question: 'Bateria social baixa é doença mental?',
			answer:
				'Não. Ela vem depois de estar com gente e passa com descanso. Se você se sente vazio na maior parte do dia há duas semanas ou mais, ou se o medo de ser julgado afasta você das pessoas há seis meses, procure um médico ou um psicólogo.',
		},
	],
	related: relatedGuides(
		'pt',
		['socialBatteryDrained', 'Os sinais que aparecem uma hora antes, para a próxima vez.'],
		['socialBatteryRecharge', 'O que fazer com dez minutos, com a noite ou com o fim de semana.'],
		['mySocialBattery', 'Seis linhas para os outros saberem como você funciona.'],
	),
	next: {
		title: 'Amanhã, não hoje à noite.',
		text: `Depois de dormir, leia ${proseLink('pt', 'socialBatteryRecharge', 'como recarregar')}. E, quando quiser saber o que esgotou você, comece a anotar, no papel ou no app.`,
		...trialStep('pt', pages.lowSocialBattery.pt),
	},
}
