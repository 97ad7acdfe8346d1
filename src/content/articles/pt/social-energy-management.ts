import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { proseLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { learningTime } from '#content/product-facts.ts'
import { exampleWeek } from '#content/tools/week/example-link.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'o-que-e',
		title: 'O que é cuidar da energia social?',
		blocks: [
			'Energia social, ou bateria social, é a energia que você tem para estar com gente. Cuidar dela é olhar para dois números. O primeiro é o seu **nível**: essa energia em um número de 0 a 100, pelo que você sente agora. O segundo é um **gasto**: quanto um chá de bebê, uma reunião ou a porta da escola tira desse nível. Olhe para os dois antes de dizer sim, e de novo depois.',
			'O nível é uma metáfora. Nenhum órgão guarda essa energia e nenhum aparelho a mede. Mas o número que você escolhe todo dia, sempre do mesmo jeito, pode ser comparado com o de ontem, e um plano não precisa de mais que isso. Uma quarta-feira comum pode ser assim:',
			{
				day: [
					{
						time: '7h30',
						level: 74,
						title: 'Noite bem dormida',
						text: 'Não é 100. Quase ninguém acorda com 100, e isto não é prova.',
					},
					{
						time: '10h',
						level: 58,
						title: 'Reunião do time, oito pessoas',
						text: 'Previsto 10, gasto 16. A apresentação era sua.',
					},
					{
						time: '13h',
						level: 60,
						title: 'Almoço a sós, porque você quis',
						text: 'Devolveu 2. E a queda parou, o que já é muito.',
					},
					{
						time: '18h30',
						level: 41,
						title: 'Mercado, a vizinha no elevador, uma ligação',
						text: 'Ninguém põe isso na agenda. Juntos, levaram 19.',
					},
				],
			},
			'Mas estar com gente gasta energia mesmo? Em parte. Em um estudo, 48 estudantes contaram como estavam cinco vezes por dia, durante doze dias. Agir de forma mais sociável esteve associado a mais bom humor e menos cansaço na hora, e a mais cansaço umas três horas depois. Foi assim com introvertidos e com extrovertidos, e o número de pessoas que encontraram explicou uma parte. Agir com mais disciplina foi seguido do mesmo cansaço; a companhia, portanto, não explica tudo.[^leikas2017] Um segundo estudo, com 74 pessoas, achou o mesmo atraso.[^leikas2020] Os dois são pequenos, e nenhum prova uma causa.',
			'Se os introvertidos pagam mais, ainda não se sabe. Entre 67 pessoas que trabalham, agir de um jeito mais extrovertido do que se é esteve associado a menos vitalidade cerca de uma hora depois.[^pickett2020] Dois estudos posteriores olharam para os sentimentos e acharam o contrário: as pessoas se sentiam melhor.[^kuijpers2021] Se o primeiro estiver certo, a conta depende menos de quem você é do que da distância entre você e o papel que teve de fazer. Na área de comunicação há uma teoria em que toda conversa gasta alguma coisa, e algumas trazem pertencimento em troca.[^hall2017] Quanto cada coisa gasta de você, nenhum estudo diz. Por isso a lista é sua, e não é bobagem fazer uma.',
		],
	},
	{
		id: 'agenda',
		title: 'Por que só a agenda não basta',
		blocks: [
			'A agenda sabe quando. Ela vê duas horas livres na quinta à noite e oferece a quem pedir. O que ela não mostra é que você vai chegar a essas horas com 12%, porque ela soma tempo, e não energia.',
			{ scene: { name: 'threeCalendars', caption: 'Três agendas, uma bateria.' } },
			{
				terms: [
					{
						name: 'Uma hora não é igual à outra',
						text: 'Sessenta minutos com a sua irmã e sessenta com nove desconhecidos ocupam o mesmo espaço na agenda. Você não se recupera dos dois no mesmo tempo.',
					},
					{
						name: 'Os gastos se somam',
						text: 'Trabalho, família e amigos têm cada um a sua agenda. A bateria é uma só. A quinta desanda por causa do workshop de terça, do aniversário de quarta e de um colega simpático no almoço, e nenhum deles tem culpa.',
					},
					{
						name: 'Na segunda você promete a sexta',
						text: 'Você diz sim com a energia que tem na hora do convite. Quem vai comparecer é você, com quatro dias de cansaço a mais.',
					},
					{
						name: 'O palpite costuma errar',
						text: 'E erra para os dois lados. Para mais: em estudos de laboratório, introvertidos esperavam se sentir pior agindo de forma extrovertida do que se sentiram.[^zelenski2013] Em outro estudo, as pessoas menos extrovertidas esperavam se sentir pior depois de socializar; em média, só os 17% menos extrovertidos não se sentiram melhor.[^duffy2018] Isso é sentimento, não energia. Para menos: a reunião da quarta-feira lá de cima, prevista em 10, levou 16. Por isso, confira o palpite antes de confiar nele.',
					},
					{
						name: 'O que falta não é disciplina',
						text: 'A ideia de que a força de vontade é um combustível que acaba não se sustentou quando 36 laboratórios a testaram juntos, com 3.531 pessoas: o efeito ficou perto de zero.[^vohs2021] Se a noite foi demais, não foi por falta de esforço seu.',
					},
				],
			},
		],
	},
	{
		id: 'metodo',
		title: 'O método: cinco hábitos',
		blocks: [
			'O nível e o gasto previsto levam meio minuto cada; o descanso pede uma noite livre. Um caderno basta.',
			{
				steps: [
					'**O nível, duas vezes por dia.** Ao acordar e quando o dia acaba. Anote o número antes de procurar o motivo. Três ou quatro dias por semana já servem; semana com buraco também é semana.',
					'**O gasto previsto, antes.** Ao lado de tudo o que tem gente, estime quanto vai levar: menos de 10 é pouco, mais de 25 é muito. Conte também o que não está em agenda nenhuma, como a carona com o colega que não para de falar.',
					'**O gasto real, depois.** Anote quanto levou. Espere duas ou três horas, porque o cansaço costuma chegar atrasado.',
					`**O orçamento, no domingo ou na segunda.** Some os gastos previstos dos próximos dias. Onde houver três dias caros em sequência, mude um de dia, encurte um ou marque hora para um deles acabar. Uma mudança por semana basta. ${proseLink('pt', 'week', 'Sua semana', exampleWeek)} é uma página grátis que faz a conta e já abre com uma semana de exemplo.`,
					'**O descanso, com hora marcada.** Descanso fora da agenda é a primeira coisa que você dá para os outros. Ponha logo depois do compromisso caro, não no fim do mês, e trate como consulta no dentista.',
				],
			},
			{
				pull: 'Previsto e real, lado a lado, são as duas colunas mais úteis que você vai ter sobre si.',
			},
			`O que entra na linha do descanso? A pesquisa sobre descansar do trabalho separa quatro tipos: desligar a cabeça, relaxar, aprender ou dominar alguma coisa e decidir por conta própria o que fazer.[^sonnentag2007] Uma revisão grande, de 316 amostras com 99.329 pessoas, mostra que relaxar e dominar alguma coisa aparecem junto com a maioria dos efeitos bons, e desligar a cabeça, principalmente com menos exaustão.[^headrick2023] Então uma noite tranquila serve, e uma receita difícil também. A página ${proseLink('pt', 'socialBatteryRecharge', 'Como recarregar')} explica cada jeito.`,
			'Depois de umas três semanas, procure três coisas nas anotações:',
			{
				list: [
					'**Uma surpresa barata.** Algo que dá desânimo só de pensar e quase não gasta. Muitas vezes é um certo amigo, ou a academia.',
					'**Um gasto de todo dia que sai caro.** Algo que você nunca contou e que leva 15 toda vez. Muitas vezes tem a palavra *rapidinho* no meio.',
					'**Um primeiro sinal.** Sempre a mesma coisinha, uma hora antes da queda: você para de perguntar, ou começa a ouvir a geladeira.',
				],
			},
		],
	},
	{
		id: 'orcamento',
		title: 'Um orçamento em uma página',
		blocks: [
			'Esta é uma semana como foi combinada e, na última coluna, com a única mudança, feita na segunda. Os gastos são de uma pessoa inventada; para saber os seus, anote.',
			{
				table: {
					label: 'Uma semana de compromissos e gastos',
					columns: ['Combinado', 'Previsto', 'Depois da mudança'],
					rows: [
						{ name: 'Segunda', cells: ['Home office, uma call', '12', '12'] },
						{ name: 'Terça', cells: ['Workshop', '35', '35'] },
						{ name: 'Quarta', cells: ['Aniversário', '30', '30'] },
						{
							name: 'Quinta',
							cells: ['Happy hour da firma, depois jantar com uma amiga', '45', '17'],
						},
						{ name: 'Sexta', cells: ['Home office', '10', '10'] },
						{ name: 'Sábado', cells: ['Nada ainda', '0', '20'] },
					],
				},
			},
			'O jantar foi para o sábado, e lá o previsto é 20 em vez de 28, porque já não vem logo depois de um happy hour e de dois dias caros. A soma caiu só 8. Mas três dias caros em sequência viraram dois, e nada foi desmarcado.',
			{ scene: { name: 'movedDinner', caption: 'O jantar da quinta, a caminho do sábado.' } },
			'Para dizer em voz alta, um número é mais fácil que um motivo. “Estou com 20% de bateria, então fico só a primeira hora” é difícil de discutir e dispensa desculpa. E ainda mostra aos outros que eles *não* fizeram nada de errado, que é o que eles costumam temer.',
		],
	},
	{
		id: 'template',
		title: 'Um modelo semanal para copiar e imprimir',
		blocks: [
			'O método não pede mais papel do que isto. Copie a tabela ou imprima o modelo vazio, com sete dias e três linhas por dia. Em *Cedo* e *Noite* vai o seu nível; em *Prev.*, o gasto previsto; em *Real*, o que gastou. O que devolve energia leva um +. À noite, olhe só para as linhas em que os dois números não bateram.',
			{
				table: {
					label: 'Modelo semanal com dois dias preenchidos',
					isPlain: true,
					columns: ['Cedo', 'Planejado', 'Prev.', 'Real', 'Noite'],
					rows: [
						{ name: 'Segunda', cells: ['74', 'Reunião do time', '10', '16', ''] },
						{ name: 'Segunda à noite', cells: ['', 'Mercado, a vizinha', '8', '8', '50'] },
						{ name: 'Terça', cells: ['80', 'Workshop', '30', '25', ''] },
						{
							name: 'Terça à noite',
							cells: ['', 'Noite a sós', '+12', '+9', '64'],
						},
					],
				},
			},
			{
				links: [
					{
						href: printPaths.pt.weeklyTemplate,
						label: 'Abrir o modelo semanal para imprimir',
						text: 'Uma página A4, em preto e branco.',
						level: 80,
					},
					{
						href: `${printPaths.pt.weeklyTemplate}.csv`,
						label: 'Baixar em CSV',
						text: 'Para abrir na planilha; sete dias, três linhas em cada um.',
						level: 40,
					},
				],
			},
		],
	},
	{
		id: 'humor',
		title: 'Energia social e diário de humor',
		blocks: [
			'Os dois se parecem e respondem a perguntas diferentes. O diário de humor pergunta como você está. As anotações de energia perguntam quanto sobrou e o que levou o resto. Dá para sentir alegria com 15%, no fim de um casamento bonito, e desânimo com 80%. Quem só anota o humor conclui, olhando para a festa, que casamento sai de graça.',
			{ scene: { name: 'afterTheWedding', caption: 'Um casamento bonito, com 15%.' } },
			{
				table: {
					label: 'Anotar o humor e anotar a energia social',
					columns: ['Anotar o humor', 'Anotar a energia social'],
					rows: [
						{
							name: 'Pergunta',
							cells: ['Como estou?', 'Quanto sobrou, e o que levou o resto?'],
						},
						{ name: 'Olha', cells: ['Para trás', 'Para a frente, com o que já aprendeu'] },
						{
							name: 'Anota',
							cells: ['Uma carinha ou uma palavra', 'Um nível, um palpite, um gasto'],
						},
						{
							name: 'Serve para',
							cells: ['Ver uma fase ruim chegando', 'Decidir sobre a quinta'],
						},
						{
							name: 'Não vê',
							cells: ['A conta que chega depois', 'A tristeza que descanso não tira'],
						},
					],
				},
			},
			'A última linha é importante. Se o humor continua baixo com o nível lá em cima ou lá embaixo, não é energia que está faltando, e anotar energia não vai mostrar o que é. Anote os dois, ou converse com um médico ou psicólogo, no consultório ou no posto de saúde.',
		],
	},
	{
		id: 'limites',
		title: 'O que o método não faz',
		blocks: [
			'Ele não transforma ficar só em remédio. Em um estudo com diários de 178 adultos, os dias com mais horas a sós foram menos estressantes e mais livres, e também mais solitários e menos satisfatórios; quando era por escolha, fazia menos mal, e nenhuma quantidade ideal apareceu.[^weinstein2023]',
			{ pull: 'Um plano que só desmarca é um plano ruim.' },
			'Se as anotações mostram dez dias tranquilos em sequência e o nível não sobe, talvez o que falte seja companhia.',
			'Também não serve para convencer você a representar um papel. Em um experimento de uma semana, pediram às pessoas que agissem de forma mais extrovertida. As mais introvertidas aproveitaram menos e terminaram a semana mais cansadas e se sentindo menos elas mesmas.[^hamilton2019] Outro experimento discorda: com 123 estudantes, o bem-estar subiu na semana de agir de forma extrovertida e caiu na de agir de forma introvertida.[^margolis2020]',
			{
				note: 'Exaustão ou desânimo na maioria dos dias por duas semanas, pânico antes de um contato comum ou um cansaço que o sono não tira são assunto de consulta médica. Energia social é um jeito de planejar, não um diagnóstico.',
			},
		],
	},
]

export const socialEnergyManagement: Article = {
	head: {
		title: 'Energia social: o guia para planejar a semana',
		description:
			'Planeje a semana pelo que cada companhia gasta da sua energia social: um nível, um gasto antes e depois, um orçamento, e o que a pesquisa diz e não diz.',
		path: pages.socialEnergyManagement.pt,
		language: 'pt',
	},
	illustration: 'guide',
	alternative:
		'Uma janela desenhada como planta de arquiteto: a persiana mostra a previsão, e a luz, o que sobrou.',
	title: 'Como cuidar da sua energia\u00A0social',
	lede: 'Planeje a semana pela energia, e não só pelas horas: anote quanta você tem, estime o gasto de cada encontro, confira depois e mude algo enquanto ainda dá tempo.',
	contents: 'Neste guia',
	parts,
	sources: citedSources('pt', parts),
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'O que é energia social?',
			answer:
				'A energia que você tem para estar com gente, também chamada de bateria social. Cuidar dela é planejar a semana pelo que cada companhia gasta, e não só pelas horas livres: você anota o nível de 0 a 100, estima cada gasto, anota depois quanto foi e usa a diferença para arrumar a semana seguinte.',
		},
		{
			question: 'Como medir a minha energia social?',
			answer:
				'Você estima; nenhum aparelho mede. Escolha um número de 0 a 100 quase todo dia, nos mesmos dois horários, antes de procurar o motivo. Sozinho, o número diz pouco; ao lado dos seus outros números, diz muito.',
		},
		{
			question: 'Energia social existe mesmo?',
			answer:
				'O cansaço existe. Dois estudos com diários, de 48 e 74 pessoas, encontraram mais cansaço duas a três horas depois de agir de forma mais sociável. Mas ninguém encontrou uma reserva que se possa medir em porcentagem: a bateria é uma metáfora que ajuda a planejar.',
		},
		{
			question: 'Qual é a diferença em relação à gestão do tempo?',
			answer:
				'A gestão do tempo pergunta quando você tem uma hora livre. Cuidar da energia social é perguntar quanto vai sobrar quando essa hora chegar. Use o tempo para os prazos e a energia para tudo em que você tem escolha.',
		},
		{
			question: 'Em quanto tempo o método ajuda?',
			answer: `Em alguns dias, você conhece a sua faixa normal. Depois de ${learningTime.pt}, há palpites e resultados suficientes lado a lado para ver em que tipo de compromisso você erra, e para que lado.`,
		},
		{
			question: 'Preciso de um app para isso?',
			answer:
				'Não. Um caderno ou o modelo semanal desta página basta. O app poupa você de fazer a conta e refaz tudo quando a semana muda.',
		},
	],
	related: relatedGuides(
		'pt',
		['socialBatteryRecharge', 'O que pôr na linha do descanso, pelo tempo que você tem.'],
		['mySocialBattery', 'Os seus próprios gastos, em uma folha de seis linhas.'],
		['socialBatteryDrained', 'Onze sinais de que um gasto foi alto demais.'],
	),
	next: {
		title: 'Comece hoje à noite.',
		text: `Anote um número antes de dormir e outro ao acordar. Quando quiser que alguém faça a conta por você, existe o app. Ou ${proseLink('pt', 'socialBatteryTracker', 'compare antes com outros', '#others')}.`,
		...trialStep('pt', pages.socialEnergyManagement.pt),
	},
}
