import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { proseLink } from '#content/page-links.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'
import { rechargeIdeas } from './recharge-ideas.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'jeitos',
		title: 'Cinco jeitos, e o que achamos deles',
		blocks: [
			'As porcentagens são **uma nota nossa**, dada depois de ler as pesquisas citadas abaixo: 90 é a nossa maior aposta; 60 é uma ajuda pequena. Ninguém mediu isso. Se a sua ordem for outra, fique com a sua.',
			{
				terms: [
					{
						level: 90,
						name: '90%: ficar só, de propósito',
						text: 'Uma noite sem ninguém, decidida antes e avisada a quem poderia ligar. Em experimentos, ficar só acalmou as emoções fortes, as boas e as ruins, e foi mais relaxante para quem tinha escolhido isso.[^nguyen2018]',
					},
					{
						level: 85,
						name: '85%: dormir',
						text: 'Sete horas ou mais é o que os pesquisadores do sono recomendam para adultos.[^watson2015] Sem dormir, a companhia pesa mais: depois de uma noite em claro, 18 pessoas em um laboratório mantiveram os outros mais longe.[^simon2018] Às vezes, bateria baixa é só falta de sono.',
					},
					{
						level: 75,
						name: '75%: sair ao ar livre',
						text: 'Um parque vale, e um banco embaixo de uma árvore também. De 19.806 pessoas ouvidas na Inglaterra, as que passavam duas horas ou mais por semana na natureza relataram com mais frequência boa saúde e bem-estar.[^white2019] Talvez quem tem saúde simplesmente saia mais; por isso a nota é 75, e não 90. Mesmo assim, é de graça e raramente está cheio de conhecidos.',
					},
					{
						level: 70,
						name: '70%: fazer uma coisa com as mãos',
						text: 'Um pão, a corrente da bicicleta, uma música difícil no violão. Os pesquisadores chamam isso de domínio (*mastery*). De quatro tipos de recuperação (desligar a cabeça do trabalho, relaxar, dominar alguma coisa, decidir por conta própria), este e relaxar são os mais ligados a efeitos bons.[^headrick2023] Um motivo provável: ocupa a atenção que, sem isso, repassaria a conversa de ontem.',
					},
					{
						level: 60,
						name: '60%: pausas curtas no meio da companhia',
						text: 'Dez minutos na escada, uma volta no quarteirão. Somando 22 amostras com 2.335 pessoas, pausas de até dez minutos deixaram as pessoas um pouco mais dispostas e um pouco menos cansadas.[^albulescu2022] É pouco, e eram pausas entre tarefas, não entre conversas. Mas é o único jeito desta lista que cabe no meio de um dia de trabalho.',
					},
				],
			},
			{
				figure: {
					name: 'shortBreaks',
					title: 'Quanto é “um pouco mais dispostas”: 64 de 100, em vez de 50',
					labels: [
						'Acesas: pessoas que fizeram uma pausa curta e ficaram mais dispostas do que metade de quem não fez',
						'Apagadas: pessoas que fizeram a pausa e não ficaram',
					],
					caption:
						'Se as pausas não fizessem nada, 50 janelas estariam acesas. O 64 é uma conta nossa, a partir do efeito na revisão: 0,36 desvio padrão.[^albulescu2022]',
				},
			},
		],
	},
	{
		id: 'tempo',
		title: 'Quanto tempo leva?',
		blocks: [
			'Ninguém mediu isso. Onde as nossas páginas falam em horas, são estimativas nossas. O que se sabe é que o cansaço depois de estar com gente costuma chegar tarde, umas duas a três horas depois, nos dois estudos que olharam para isso.[^leikas2017][^leikas2020] Então a hora seguinte à festa é um péssimo momento para julgar; a manhã seguinte é melhor.',
			'O seu número você descobre em duas semanas. Anote o nível quando a companhia acaba e de novo a cada poucas horas, até voltar ao normal. Faça isso quatro ou cinco vezes, depois de ocasiões pequenas e grandes. Provavelmente serão duas velocidades: uma para encontros comuns e outra, mais lenta do que você gostaria, para os grandes.',
			{
				day: [
					{
						time: 'Sex 23h',
						level: 14,
						title: 'Em casa, depois do casamento',
						text: 'Sete horas, quarenta pessoas, um discurso.',
					},
					{
						time: 'Sáb 10h',
						level: 30,
						title: 'Dormiu, não falou com ninguém',
						text: 'A noite devolveu 16.',
					},
					{
						time: 'Sáb 16h',
						level: 44,
						title: 'Caminhada, depois uma sopa',
						text: 'Uma ligação de dez minutos tirou 5.',
					},
					{
						time: 'Dom 11h',
						level: 71,
						title: 'Normal de novo',
						text: 'Trinta e seis horas. Anotado.',
					},
				],
			},
			'Os números são um exemplo e não são de ninguém. O útil é o hábito: no próximo casamento, o sábado já está reservado antes que alguém peça.',
		],
	},
	{
		id: 'ideias',
		title: 'Vinte ideias, pelo tempo que você tem',
		blocks: [
			'Muitas vezes, o difícil é saber o que dizer. Por isso, cada ideia vem com uma frase. Diga com carinho e em poucas palavras; você não deve explicação a ninguém.',
			...rechargeIdeas,
		],
	},
	{
		id: 'parece',
		title: 'O que parece descanso e não é',
		blocks: [
			{
				list: [
					'**Rolar a tela.** É companhia a distância: rostos, opiniões, pedidos. Se o seu nível cai depois, não foi descanso.',
					'**Descanso que precisa de explicação.** Uma frase basta. Se a noite livre exige três mensagens pedindo desculpa, você já está em companhia.',
					'**TV com o notebook aberto.** Metade de você está no trabalho. Nas pesquisas, quem desliga a cabeça do trabalho relata menos exaustão.[^sonnentag2007][^headrick2023]',
					'**Uma bebida.** Ela deixa a noite mais fácil e a manhã seguinte mais difícil.',
					'**O dia de resolver coisas.** Sem companhia, sim. Mas com três lojas, quatro filas e uma conversa sobre uma encomenda.',
					'**Deitar com pendências na cabeça.** Tarefa em aberto segura um pedaço da atenção.[^leroy2009] Escrever tudo em um papel antes pode ajudar.',
				],
			},
			{
				scene: {
					name: 'errandDay',
					caption: 'O dia de resolver coisas: sem companhia, com mais dez na fila.',
				},
			},
			'E uma que surpreende muita gente: **nenhuma companhia, por muito tempo.** Ao longo de até 21 dias, 178 adultos ficaram menos estressados nos dias com mais tempo a sós, mas também mais solitários e menos satisfeitos.[^weinstein2023] Uma amizade antiga, nenhum programa, em casa às dez: para algumas pessoas, isso também recarrega.',
			{ pull: 'Descanso e companhia não são opostos.' },
		],
	},
	{
		id: 'planos',
		title: 'Três planos, pelo que você tem',
		blocks: [
			{ scene: { name: 'phoneInOtherRoom' } },
			{
				terms: [
					{
						name: 'Você tem dez minutos',
						text: 'Saia da sala e da conversa. Olhe para alguma coisa mais distante que uma tela. Não use esse tempo para planejar o resto; isso também é trabalho.',
					},
					{
						name: 'Você tem uma noite',
						text: 'Avise antes, não no meio. Jante cedo. Escolha uma coisa só da lista lá de cima. Deixe o celular em outro cômodo, não porque celular seja do mal, mas porque ele está cheio de gente. Vá dormir quando der sono, não quando o filme acabar.',
					},
					{
						name: 'Você tem um fim de semana',
						text: 'Guarde um dia inteiro sem compromissos, de preferência o primeiro: no domingo, a segunda-feira já começa a ocupar a cabeça. No segundo dia, ponha uma coisa pequena e boa com outra pessoa. Repare se você fica com vontade de ir. É um bom sinal de bateria cheia.',
					},
				],
			},
			'Com crianças, trabalho por turno ou quarto dividido, os três encolhem. Aí a medida útil não é o tempo a sós, e sim o tempo *de folga*: meia hora em que outra pessoa fica de plantão. Combinem às claras. “Você fica das seis às seis e meia, eu das seis e meia às sete” é melhor do que cada um esperar que o outro perceba.',
		],
	},
	{
		id: 'sabe',
		title: 'Quanto disso se sabe',
		blocks: [
			'Que descanso ajuda quem está cansado, ninguém duvida. Do resto se sabe pouco. A pesquisa sobre recuperação olha mais para o trabalho do que para festas, e pede que as pessoas descrevam a si mesmas. Nenhum estudo sustenta um protocolo de recarga rápida, seja qual for o nome e quantos passos tenha. A bateria é uma imagem, e a porcentagem é uma estimativa sua.',
			`Então escolha. Teste um jeito por duas semanas e anote o número antes e depois. É um experimento pequeno, com um participante só, e só precisa funcionar para você. Se quiser as anotações em um lugar só, imprima ${proseLink('pt', 'mySocialBattery', 'a sua bateria em uma folha')}.`,
			{
				note: 'Se duas semanas de descanso não ajudaram nada, se o sono não recupera, ou se você perdeu a vontade até do que antes recarregava, procure um médico. Há causas comuns que um exame de sangue encontra, e outras em que conversar com um profissional ajuda. Um fim de semana mais calmo não encontra nem umas nem outras.',
			},
		],
	},
]

export const socialBatteryRecharge: Article = {
	head: {
		title: 'Como recarregar a bateria social: 5 jeitos, 20 ideias',
		description:
			'Cinco jeitos de recarregar a bateria social, o que se sabe de cada um, o que só parece descanso e vinte ideias pelo tempo que você tem, com a frase pronta.',
		path: pages.socialBatteryRecharge.pt,
		language: 'pt',
	},
	illustration: 'recharge',
	alternative: 'A luz da manhã entra pela janela e cai no chão, e um gato já está deitado nela.',
	title: 'Como recarregar a sua bateria social',
	lede: 'Cinco jeitos, na nossa ordem: tempo a sós planejado, sono, ar livre, algo com as mãos e pausas curtas. E o que se sabe de cada um, com quanta certeza.',
	contents: 'Nesta página',
	parts,
	sources: citedSources('pt', parts),
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'Como recarregar a bateria social rápido?',
			answer:
				'Nenhum estudo sustenta um método rápido. O que ajuda um pouco, e cabe em qualquer lugar, é uma pausa curta a sós: dez minutos na escada ou uma volta no quarteirão.',
		},
		{
			question: 'Quanto tempo leva para recarregar a bateria social?',
			answer:
				'Ninguém mediu isso. Anote o seu nível quando a companhia acaba e a cada poucas horas depois, quatro ou cinco vezes. Talvez você ache uma velocidade para noites comuns e outra, mais lenta, para casamentos.',
		},
		{
			question: 'Dormir recarrega a bateria social?',
			answer:
				'Muitas vezes, sim; é o segundo da nossa lista. A recomendação para adultos é de sete horas ou mais.',
		},
		{
			question: 'Dá para recarregar com gente por perto?',
			answer:
				'Às vezes. Um tempo com uma pessoa conhecida, sem programa, faz bem a alguns. Em um estudo com 178 adultos, os dias com mais horas a sós foram mais calmos, e também mais solitários; então ficar mais tempo sem ninguém nem sempre é a resposta.',
		},
		{
			question: 'Como recarregar no trabalho?',
			answer:
				'Saia da sala por dez minutos sem o celular, feche a câmera quando só precisa ouvir, ou almoce sem companhia uma vez por semana. Marque a pausa para depois da reunião que mais cansa.',
		},
		{
			question: 'Como dizer às pessoas que preciso recarregar?',
			answer:
				'Diga do que precisa e quando volta: “Preciso de silêncio, não é nada com vocês. Meia hora e eu volto.” Um horário é mais fácil de aceitar do que um motivo.',
		},
	],
	related: relatedGuides(
		'pt',
		['socialBatteryDrained', 'Os primeiros sinais, para descansar antes que a bateria acabe.'],
		['lowSocialBattery', 'Quando já acabou: seis linhas para os próximos dez minutos.'],
		['socialEnergyManagement', 'Como dar ao descanso um lugar fixo na semana.'],
	),
	next: {
		title: 'Escolha um jeito, por duas semanas.',
		text: 'Anote o seu nível antes e depois, no papel ou no app. Fique com o que fizer o número subir.',
		...trialStep('pt', pages.socialBatteryRecharge.pt),
	},
}
