import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { proseLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { name } from '#content/site.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'o-que',
		title: 'O que entra na página',
		blocks: [
			'O perfil da sua bateria social é uma folha de papel com seis linhas: o tamanho da bateria, o que gasta, o que recarrega, o seu primeiro sinal, o seu caminho de volta e uma frase para os outros. Não é um tipo de personalidade nem uma nota. O rascunho sai hoje à noite, de memória, em quinze minutos, e você vai corrigindo nas próximas três semanas.',
			'Por que corrigir? Porque a memória guarda a hora mais barulhenta da noite e esquece as outras. E porque o cansaço demora: vem umas três horas depois do encontro que o causou.[^leikas2017] Aí é fácil culpar a coisa errada: a volta tranquila de metrô, ou quem está em casa e pergunta como foi.',
		],
	},
	{
		id: 'seis-linhas',
		title: 'As seis linhas',
		blocks: [
			{
				terms: [
					{
						level: 90,
						name: '1. O tamanho da minha bateria',
						text: `Depois de uma noite bem dormida, quanto tempo você passa com gente, em uma situação comum, até preferir ir para casa? Responda em horas, para dois casos: quem você conhece bem e quem não conhece. Se ajudar comparar, o ${proseLink('pt', 'introvertTest', 'teste de introversão')} dá um tamanho aproximado em doze perguntas e diz até onde o resultado vale.`,
					},
					{
						level: 60,
						name: '2. O que me desgasta',
						text: 'Pense na energia de um dia cheio como 100 pontos. Cinco coisas, cada uma de 1 ponto (mal se nota) a 40 (acaba com o dia); a soma não precisa fechar. Não tipos de pessoas, e sim situações: *rodada de apresentações*, *terça no escritório aberto*, *call com câmera*, *a última hora de qualquer festa*. A mais cansativa vai em cima. Se tudo gasta 30, hoje é só o cansaço falando; tente de novo amanhã.',
					},
					{
						level: 80,
						name: '3. O que me recarrega',
						text: 'Mais cinco, com pontos na mesma escala, e pelo menos uma com outra pessoa. Os pesquisadores separam quatro tipos de recuperação: desligar a cabeça do trabalho, relaxar, aprender ou dominar alguma coisa, decidir o que fazer com o próprio tempo.[^sonnentag2007] Se as suas cinco são todas de um tipo, acrescente uma de outro.',
					},
					{
						level: 35,
						name: '4. Meu primeiro sinal',
						text: `Aquela coisinha que acontece antes de ser tarde demais, talvez uma hora antes. Você para de perguntar. Você ouve a geladeira. Há ${proseLink('pt', 'socialBatteryDrained', 'onze sinais para escolher', '#sinais')}, e quem mora com você já sabe qual é o seu.`,
					},
					{
						level: 20,
						name: '5. Meu caminho de volta',
						text: 'Quanto tempo até você voltar ao normal, depois de um encontro comum e depois de um evento enorme. Em horas ou dias. Responda com sinceridade; quem decide quem vê esta linha é você.',
					},
					{
						level: 50,
						name: '6. Minha frase',
						text: 'O que os outros deveriam saber, em menos de quinze palavras. “Quando fico em silêncio, estou recarregando. Não é raiva.” “Me chame por mensagem, que é mais fácil eu topar.”',
					},
				],
			},
		],
	},
	{
		id: 'folha',
		title: 'A folha',
		blocks: [
			'As seis linhas, em branco, com espaço para escrever. Ela abre em uma página própria; use o botão que está nela ou o comando de imprimir do navegador.',
			{
				links: [
					{
						href: printPaths.pt.energySheet,
						label: 'Abrir a folha para imprimir',
						text: 'Uma página A4, linhas pretas no branco.',
						level: 60,
					},
					{
						href: pages.twoSheets.pt,
						label: 'Versão rápida, na tela',
						text: 'Dois minutos, grátis. Imprima a folha ou ponha ao lado da de outra pessoa.',
						level: 80,
					},
				],
			},
		],
	},
	{
		id: 'exemplo',
		title: 'Uma folha preenchida',
		blocks: [
			'Esta é inventada, e o primeiro rascunho é vago, como todo primeiro rascunho. Copie a forma, não os números.',
			{
				table: {
					label: 'Um exemplo de perfil de bateria social',
					columns: ['No começo', 'Três semanas depois'],
					rows: [
						{
							name: 'Tamanho',
							cells: ['Três horas', 'Duas com desconhecidos, o dia todo com a B.'],
						},
						{
							name: 'Gasta',
							cells: [
								'Festas 40, trabalho 20, telefone 20, família 15, compras 10',
								'Chegar em festas 25, videochamadas 20, reunião de segunda 15, festas depois que entro 10, portão da escola 5',
							],
						},
						{
							name: 'Recarrega',
							cells: [
								'Ficar só 30, sono 20, TV 15, fins de semana 15, B. 10',
								'Nadar 25, uma noite a sós 20, sono 20, cozinhar 10, B. 10',
							],
						},
						{
							name: 'Primeiro sinal',
							cells: ['Dor de cabeça', 'Concordar com tudo; a dor de cabeça vem depois'],
						},
						{
							name: 'Caminho de volta',
							cells: ['Uma noite', 'Uma noite; depois de casamentos, dois dias'],
						},
						{
							name: 'Frase',
							cells: ['“Sou uma pessoa introvertida”', '“Me deixe chegar cedo e sair cedo”'],
						},
					],
				},
			},
			'Olhe a segunda linha. Nunca foi a festa; era entrar em uma sala onde todo mundo já está conversando. Para isso há remédio: chegar antes de todos.',
			{ scene: { name: 'firstGuest' } },
		],
	},
	{
		id: 'corrigir',
		title: 'Três semanas de correção',
		blocks: [
			{
				steps: [
					'**Primeira semana: só os níveis.** Quanta energia você tem de manhã e à noite, de 0 a 100. Os pontos das linhas dois e três são pedaços desses 100. Veja quanto sobra em um dia comum.',
					'**Segunda semana: palpites.** Antes de cada uma das cinco coisas cansativas, anote quantos pontos acha que vai gastar; na manhã seguinte, quantos gastou. Palpite sobre companhia costuma ser pessimista: em um estudo, as pessoas menos extrovertidas esperavam se sentir pior depois de encontrar gente. Gostaram menos do encontro do que as extrovertidas, mas, em média, saíram se sentindo melhor; a exceção foram os 17% menos extrovertidos.[^duffy2018]',
					'**Terceira semana: um experimento.** Mude uma coisa na linha mais cansativa. Chegue antes, sente em outro lugar, marque um fim, leve um amigo. Depois olhe para o número, e não para os seus princípios.',
				],
			},
			'Por fim, risque o que estava errado.',
			{ pull: 'Um perfil que não mudou foi copiado daquilo em que você já acreditava.' },
		],
	},
	{
		id: 'para-que',
		title: 'Para que serve',
		blocks: [
			{ scene: { name: 'sheetAndCalendar' } },
			{
				list: [
					`**Domingo à noite.** Ponha a folha ao lado da agenda. Onde duas das linhas que mais gastam se encontram? O guia ${proseLink('pt', 'socialEnergyManagement', 'Como cuidar da energia social')} arruma a semana a partir daí.`,
					'**Gente nova.** A linha seis poupa três mal-entendidos.',
					`**Alguém que você ama.** Cada um preenche a sua, sem espiar, e depois vocês trocam; ${proseLink('pt', 'twoSheets', 'Duas folhas')} faz isso por um link. A descoberta de sempre é que os dois estavam com medo do mesmo jantar.`,
					'**Trabalho.** As linhas dois e cinco, sem o resto, dão um bom pedido de uma tarde quieta.',
					'**Você, no ano que vem.** Guarde as folhas antigas. O tamanho muda com o sono, a saúde e o emprego, e um ano de folhas diz mais que qualquer tipo.',
				],
			},
			'E para que não serve: explicar por que você nunca pode ir. Se a folha só diz não, ela virou uma desculpa com colunas. Ficar só também tem seu preço: em um estudo com diários, os adultos ficaram mais calmos nos dias com mais tempo a sós, e mais solitários.[^weinstein2023]',
		],
	},
	{
		id: 'privado',
		title: 'Guarde só para você',
		blocks: [
			`A folha diz o que cansa você. Se uma pessoa entrar nela, use só a inicial. Se for guardar em um app, veja o que ele faz com as anotações antes de escrever alguma verdade; ${proseLink('pt', 'privacy', 'o que o nosso faz está aqui')}. No papel, nada chega até nós; na tela, as respostas ficam só no link.`,
			{
				note: 'Se a linha um diz “minutos”, se nada mais entra na linha três ou se o caminho de volta é “nunca”, leve a folha a um médico ou psicólogo. É um começo melhor do que “ando sem energia”, e anotações assim existem para isso.',
			},
		],
	},
]

export const mySocialBattery: Article = {
	head: {
		title: 'Minha bateria social: monte o seu perfil',
		description:
			'Monte o perfil da sua bateria social em uma folha: tamanho, o que gasta, o que recarrega, primeiro sinal, volta e uma frase. Para imprimir, com exemplo.',
		path: pages.mySocialBattery.pt,
		language: 'pt',
	},
	illustration: 'profile',
	alternative: 'Uma placa de campainhas de latão com seis nomes. Um deles está aceso.',
	title: 'Minha bateria social em\u00A0uma\u00A0folha',
	lede: 'Seis linhas sobre o que cansa e o que recarrega você. Imprima a folha grátis, preencha hoje à noite em quinze minutos e vá corrigindo por três semanas.',
	action: { label: 'Abrir a folha para imprimir', href: printPaths.pt.energySheet },
	contents: 'Nesta página',
	parts,
	sources: citedSources('pt', parts),
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'Como descobrir o tamanho da minha bateria social?',
			answer:
				'Estime hoje dois números: depois de uma noite bem dormida, quantas horas com gente até você preferir ir para casa, uma vez com quem conhece bem e outra com quem não conhece. Corrija os dois durante três semanas.',
		},
		{
			question: 'O que é uma bateria social normal?',
			answer:
				'Não existe norma: ninguém mede baterias sociais, e o tamanho muda com o sono, a saúde e o trabalho. Compare a sua semana com a anterior, não com a dos outros.',
		},
		{
			question: 'Dá para aumentar a minha bateria social?',
			answer:
				'Nenhum estudo mostra como. O que dá para mudar é em que você gasta: dormir o bastante, ver mais gente conhecida do que desconhecida, combinar um fim e deixar livre a noite depois de um evento grande.',
		},
		{
			question: 'Existe um teste de bateria social?',
			answer:
				'O teste de introversão deste site dá uma ideia aproximada em doze perguntas. Ele não foi validado, e avisa. As suas próprias anotações de três semanas são melhores.',
		},
		{
			question: 'Onde imprimo a folha?',
			answer:
				'Em “A folha”, nesta página. Ela abre em uma página própria, cabe em A4 e gasta pouca tinta. Nada do que você escreve nela chega até nós.',
		},
	],
	related: relatedGuides(
		'pt',
		['socialBatteryDrained', 'Onze sinais para a linha quatro, do primeiro ao último.'],
		['introvertTest', 'Um primeiro palpite para a linha um, em doze perguntas.'],
		['socialBatteryPin', 'A linha seis, para pôr na roupa.'],
	),
	next: {
		title: 'Preencha a linha quatro hoje à noite.',
		text: `O primeiro sinal é a mais útil das seis linhas, e um lápis basta. O que gasta e o que recarrega você, o ${name} consegue calcular a partir das suas anotações.`,
		...trialStep('pt', pages.mySocialBattery.pt),
	},
}
