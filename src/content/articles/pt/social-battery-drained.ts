import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { callLink, crisisLines } from '#content/crisis-lines.ts'
import { proseLink } from '#content/page-links.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'sinais',
		title: 'Onze sinais que as pessoas descrevem',
		blocks: [
			'Não existe uma lista validada de sintomas: ninguém fez uma, porque bateria social não é coisa da medicina. Estes são os sinais que as pessoas costumam contar, mais ou menos na ordem em que aparecem. Guarde os que você conhece; em geral são sempre os mesmos.',
			{ scene: { name: 'lookAtTheDoor', caption: 'O terceiro sinal, às vinte para as dez.' } },
			{
				terms: [
					{
						level: 55,
						name: '1. Você para de perguntar',
						text: 'Responder, ainda responde. Mas nenhuma frase sua termina em ponto de interrogação, porque pergunta puxa mais conversa.',
					},
					{
						level: 50,
						name: '2. Os barulhinhos crescem',
						text: 'Os talheres, a geladeira, a caneta de alguém. Estavam lá a noite toda. Agora estão na frente de tudo.',
					},
					{
						level: 45,
						name: '3. Você olha o relógio, depois a porta',
						text: 'E sabe exatamente onde deixou a bolsa ou a chave.',
					},
					{
						level: 40,
						name: '4. O rosto passa para o modo manual',
						text: 'O sorriso e o aceno de cabeça chegam um pouco atrasados, e você percebe que está fazendo os dois.',
					},
					{
						level: 35,
						name: '5. Você lê a mesma frase de novo',
						text: 'Ou alguém conta uma coisa e você ouve todas as palavras sem ouvir a frase.',
					},
					{
						level: 30,
						name: '6. Decidir fica caro',
						text: '“Com gás ou sem gás?” vira uma questão de verdade. O cardápio não acaba nunca.',
					},
					{
						level: 25,
						name: '7. Gente legal começa a irritar',
						text: 'O sinal mais claro. Se alguém de quem você gosta está irritando você só por ser como sempre foi, o problema não é a pessoa.',
					},
					{
						level: 20,
						name: '8. Você se esconde',
						text: 'Demora no banheiro. Se oferece para buscar gelo. Leva para passear o cachorro de uma família que mal conhece.',
					},
					{
						level: 15,
						name: '9. O corpo entra junto',
						text: 'Maxilar travado, ombros perto das orelhas, uma dor de cabeça a caminho, vontade de deitar no chão.',
					},
					{
						level: 10,
						name: '10. As palavras acabam',
						text: 'Você tem algo a dizer e não sai. As mensagens ficam sem resposta porque antes precisaria de um “oi, tudo bem?”.',
					},
					{
						level: 5,
						name: '11. Você não sente nada em especial',
						text: 'Nem tristeza, nem raiva. Modo de espera. É aqui que as pessoas ouvem que parecem frias, quando só estão desligadas.',
					},
				],
			},
			`Se agora você já passou do número oito, abra primeiro ${proseLink('pt', 'lowSocialBattery', 'a página com seis linhas curtas')} ou vá direto para [o que fazer hoje](#hoje).`,
		],
	},
	{
		id: 'hoje',
		title: 'O que fazer hoje se a sua acabou',
		blocks: [
			'Menos do que você imagina. Desmarque ou encurte uma coisa, em uma frase só e sem laudo médico: “Hoje não vou conseguir. Marcamos na semana que vem?” Fique um tempo sem ninguém, porque você quis assim.',
			{
				pull: 'Não tente consertar a vida com 11%: o que se pensa lá embaixo fala da bateria, não da vida.',
			},
			`O que recarrega, e em quanto tempo, muda de pessoa para pessoa. A ${proseLink('pt', 'socialBatteryRecharge', 'página sobre recarregar')} põe em ordem os jeitos mais comuns e diz o que se sabe de cada um.`,
		],
	},
	{
		id: 'tarde',
		title: 'Por que você percebe tão tarde',
		blocks: [
			'Porque a conta vem depois. Quando 48 estudantes contaram como estava o dia, cinco vezes por dia, durante doze dias, o comportamento sociável esteve associado a *menos* cansaço na hora e a *mais* cansaço cerca de três horas depois.[^leikas2017] Às 21h, a festa parece energia. À meia-noite, ou na manhã seguinte, você descobre quanto ela custou.',
			{
				figure: {
					name: 'delayedFatigue',
					title: 'Quando o cansaço chega',
					labels: [
						'Com gente: menos cansaço que o normal',
						'Umas três horas depois: mais cansaço que o normal',
					],
					caption:
						'A linha tracejada é o normal de cada pessoa. A direção vem do estudo; as alturas são só ilustração.[^leikas2017]',
				},
			},
			'São médias de muitos dias comuns. Em uma noite longa, os sinais podem aparecer enquanto você ainda está lá.',
			'Esse atraso derruba duas conclusões muito comuns. “Na hora eu estava bem, então não foram as pessoas” esquece que o cansaço chega atrasado. “No fundo, acho que não gosto deles” confunde cansaço com opinião. Dá para gostar dos colegas e terminar acabado depois de um dia com eles; são duas contas separadas.',
			'O atraso também ensina o que fazer com os sinais: usar os primeiros. Do um ao quatro, você ainda consegue decidir alguma coisa. Depois, até as decisões pequenas podem pesar.',
		],
	},
	{
		id: 'ressaca',
		title: 'A “ressaca social”',
		blocks: [
			'Muita gente chama de *ressaca social*, ou ressaca de introvertido, o esgotamento depois de muita companhia. Não tem álcool na história, e não é um termo médico. O que as pessoas descrevem é a cabeça lenta, o ânimo no chão, o pavio curto, uma dor atrás dos olhos e a vontade de um quarto escuro onde ninguém fale. Muitas vezes o pior é a manhã seguinte.',
			'Quanto disso se sabe? Os dois estudos que olharam para isso encontraram mais cansaço duas a três horas depois do comportamento sociável.[^leikas2017][^leikas2020] No primeiro, com estudantes, ele veio igual para introvertidos e extrovertidos, e também depois de agir com mais disciplina. Não achamos nenhum que acompanhasse as pessoas até o dia seguinte. O sono perdido pode somar: depois de uma noite inteira sem dormir, pessoas em um laboratório mantiveram os outros mais longe.[^simon2018]',
			{ scene: { name: 'morningAfter' } },
			'O que fazer na manhã seguinte:',
			{
				list: [
					'**Ninguém até o meio-dia,** principalmente quem quer comentar a festa inteira.',
					'**Primeiro o básico:** água, comida, luz do dia, uma caminhada.',
					'**Nada de resposta comprida.** “A noite foi ótima. Hoje é dia de silêncio, amanhã escrevo” já basta.',
					'**Não dê veredito sobre a festa ainda,** nem sobre as pessoas. Deixe para daqui a dois dias.',
					'**Anote o que você esperava e o que foi,** para que a próxima noite grande ganhe uma manhã livre depois.',
				],
			},
		],
	},
	{
		id: 'causas',
		title: 'O que costuma esgotar',
		blocks: [
			'Não é só o número de pessoas. Em dois estudos da área de comunicação, os contatos com mais conversa e com gente menos conhecida foram avaliados como mais cansativos, e depois deles as pessoas procuravam ficar sozinhas.[^hall2023] Isso combina com a teoria desses pesquisadores: todo contato gasta da mesma reserva de energia social.[^hall2017] A lista é maior, e só as três últimas linhas vêm de estudos; as outras são o que as próprias pessoas contam:',
			{ scene: { name: 'facesOnAScreen' } },
			{
				list: [
					'**Não ter hora para acabar.** Duas horas com fim saem mais baratas do que duas sem.',
					'**Pensar com plateia.** Apresentar, ser apresentado, qualquer rodada de “fale um pouco sobre você”.',
					'**Trocar de grupo.** Cada roda nova recomeça no “oi, prazer”.',
					'**Barulho que você não pode baixar.** Você se esforça a cada frase, e ninguém vê o esforço.',
					'**Rostos na tela, inclusive o seu.** Em um experimento de campo, funcionários ficaram mais cansados nos dias de câmera aberta, principalmente mulheres e recém-chegados.[^shockley2021]',
					'**Fazer um personagem.** Entre 67 pessoas que trabalham, agir de um jeito mais sociável do que se é esteve associado a menos vitalidade cerca de uma hora depois.[^pickett2020] Dois estudos posteriores perguntaram pelos sentimentos e acharam o contrário.[^kuijpers2021]',
					'**Ter dormido mal.** Depois de uma noite sem dormir, 18 pessoas em um laboratório quiseram mais distância dos outros.[^simon2018] A bateria já era pequena antes de alguém chegar.',
				],
			},
		],
	},
	{
		id: 'parecido',
		title: 'O que parece igual e é outra coisa',
		blocks: [
			'Uma bateria esgotada volta; pela nossa estimativa, em algumas horas ou em um dia ou dois. Várias outras coisas, vistas de dentro, são parecidas. A diferença costuma estar em quando aparecem e no que faz passar.',
			{
				table: {
					label: 'Uma bateria esgotada e o que se parece com ela',
					columns: ['Aparece', 'Passa', 'O que ajuda'],
					rows: [
						{
							name: 'Bateria esgotada',
							cells: [
								'Depois de estar com gente',
								'Com um ou dois dias de descanso',
								'Um tempo sem ninguém',
							],
						},
						{
							name: 'Timidez',
							cells: [
								'Antes de estar com gente',
								'Quando você já conhece as pessoas',
								'Prática, se você quiser',
							],
						},
						{
							name: 'Ansiedade social',
							cells: [
								'Antes, durante e depois, como medo de ser julgado',
								'Raramente sozinha; dura seis meses ou mais',
								'Um profissional',
							],
						},
						{
							name: 'Depressão',
							cells: [
								'Na maior parte do dia, quase todo dia',
								'Não com descanso; duas semanas ou mais',
								'Médico ou psicólogo, sem demora; na hora, se você pensa em se machucar',
							],
						},
						{
							name: 'Burnout no trabalho',
							cells: [
								'Com o trabalho',
								'Às vezes nas férias, e depois volta',
								'Um médico e mudanças no trabalho',
							],
						},
						{
							name: 'Burnout autista',
							cells: [
								'Depois de muito esforço ou de muito mascara\u00ADmento',
								'Devagar, com menos exigência',
								'Alguém que entenda de autismo',
							],
						},
						{
							name: 'Doença, como anemia ou problema na tireoide, ou efeito colateral de um remédio',
							cells: ['Com ou sem gente', 'Com tratamento', 'Um médico e um exame de sangue'],
						},
					],
				},
			},
			'Um deles pede uma palavra a mais: o burnout autista. Muitas pessoas autistas se camuflam: estudam como parecer à vontade, fazem isso o dia inteiro e dizem que é exaustivo.[^hull2017] Em entrevistas, adultos autistas descrevem um burnout com exaustão crônica, perda de habilidades e menos tolerância a barulho e luz, ao que tudo indica diferente da depressão.[^raymaker2020] Se este parágrafo parece o seu diário, converse com alguém que entenda de autismo em adultos; o seu médico pode encaminhar você.',
			'E, se o nível continuar baixo depois de duas semanas tranquilas, não espere virar um drama. Todo clínico geral, no consultório ou no posto de saúde, atende gente cansada todos os dias. “Faz duas semanas que estou sem forças, e descansar não adianta” é uma ótima primeira frase.',
			{
				note: `Se você está pensando em tirar a própria vida, não espere a consulta: ligue agora para o CVV, ${callLink(crisisLines.BR)}, de graça, dia e noite. Em Portugal, ligue para o ${callLink(crisisLines.PT)}. Está em outro país? ${proseLink('pt', 'lowSocialBattery', 'Aqui estão outros números', '#help')}.`,
			},
		],
	},
	{
		id: 'teste',
		title: 'Um teste de um minuto',
		blocks: [
			{
				steps: [
					'Quais números da lista você tem agora? Anote o menor e o maior.',
					'Qual foi a última coisa com gente, e há quantas horas acabou?',
					'Quanto você achava que ela ia gastar, e o que diria agora?',
					'Qual é a próxima coisa com gente, e dá para mudar o dia?',
				],
			},
			`Faça isso três ou quatro vezes e uma linha vai se repetir: o seu primeiro sinal. Ele vale mais que os onze juntos. Conte para alguém que costuma estar com você. “Quando eu parar de perguntar, me leve para casa” é uma instrução que os amigos gostam de receber. ${proseLink('pt', 'twoSheets', 'Duas folhas')} deixa isso escrito para vocês dois; em ${proseLink('pt', 'sayNo', 'Dizer não', '#what=late')} há frases prontas para sair mais cedo. Para dizer sem palavra nenhuma, há o ${proseLink('pt', 'socialBatteryPin', 'pin de bateria social')}.`,
			'Depois, a conta: se o seu sinal vem uma hora antes da queda, você tem uma hora. Dá para encurtar a noite, comer alguma coisa, ir lá fora. Não dá para ficar pensando se pode.',
		],
	},
]

export const socialBatteryDrained: Article = {
	head: {
		title: 'Bateria social esgotada: onze sinais',
		description:
			'Onze sinais de uma bateria social esgotada, do mais cedo ao mais tarde, por que você só percebe horas depois e o que parece igual, mas pede um médico.',
		path: pages.socialBatteryDrained.pt,
		language: 'pt',
	},
	illustration: 'drained',
	alternative: 'Um corredor escuro. A única luz é um fio embaixo de uma porta fechada.',
	title: 'Onze sinais de uma bateria\u00A0social esgotada',
	lede: 'Você para de perguntar, os barulhinhos crescem, e gente de quem você gosta começa a irritar sem motivo: talvez a sua bateria social esteja esgotada. Aqui estão onze sinais que as pessoas descrevem, e o que mais pode ser.',
	contents: 'Nesta página',
	parts,
	sources: citedSources('pt', parts),
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'Como é sentir a bateria social esgotada?',
			answer:
				'Menos perguntas, sons mais altos, menos paciência, menos palavras: muitas vezes são sempre os mesmos poucos sinais dos onze. É fácil confundir com mau humor, mas ela vem depois de estar com gente e passa com descanso.',
		},
		{
			question: 'Quanto tempo a bateria social fica esgotada?',
			answer:
				'Nossa estimativa: algumas horas; depois de um evento grande, um dia ou dois. Varia de pessoa para pessoa, e nenhum estudo dá um número. Se duas semanas de descanso não ajudaram, procure um médico.',
		},
		{
			question: 'Por que as pessoas que eu amo me cansam?',
			answer:
				'Porque gostar de alguém não faz a companhia sair de graça. Uma visita sem hora para acabar, muita conversa, barulho ou ser o dono da casa podem gastar muito, mesmo com gente que você escolheria de novo. Encurte a visita antes de duvidar da amizade.',
		},
		{
			question: 'Bateria social esgotada dá dor de cabeça?',
			answer:
				'Muita gente conta que fica com dor de cabeça, maxilar travado ou ombros pesados depois de estar com gente. Nenhum estudo ligou isso à bateria social, e barulho, pouca água e um dia longo já bastam como motivo. Dor de cabeça nova, forte ou frequente é assunto para o médico.',
		},
		{
			question: 'Extrovertidos também ficam com a bateria social esgotada?',
			answer:
				'Sim. Em um estudo com 48 estudantes, o cansaço de depois não dependia de quanto elas eram introvertidas. Se introvertidos gastam mais mesmo assim, ainda não se sabe: os estudos são poucos e pequenos.',
		},
		{
			question: 'Quando devo procurar um médico?',
			answer:
				'Se duas semanas de descanso não ajudaram, se você se sente vazio na maior parte do dia, com ou sem gente, ou se o medo de ser julgado afasta você das pessoas. Diga há quanto tempo está assim e o que já tentou.',
		},
	],
	related: relatedGuides(
		'pt',
		[
			'lowSocialBattery',
			'Se está acontecendo agora: seis linhas curtas para os próximos dez minutos.',
		],
		['socialBatteryRecharge', 'Vinte jeitos de descansar, pelo tempo que você tem.'],
		['mySocialBattery', 'Seis linhas sobre você; uma delas é o seu primeiro sinal.'],
	),
	next: {
		title: 'Descubra o seu primeiro sinal.',
		text: 'Muitas vezes é sempre o mesmo, e ele vem enquanto ainda dá para fazer alguma coisa. Três ou quatro saídas anotadas, no papel ou no app, costumam bastar para descobrir.',
		...trialStep('pt', pages.socialBatteryDrained.pt),
	},
}
