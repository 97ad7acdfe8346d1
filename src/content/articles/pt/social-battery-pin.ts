import { copyWords } from '#content/copy-words.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { trialAction, trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { proseLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { words } from '#words/entries.ts'
import { freeWeek } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import type { Pins } from '#content/types/pin.ts'
import { pages } from '#domain/pages/pages.ts'

const light = '#faf7f1'
const ink = '#172a22'
const wall = '#364e42'
const plinth = '#253b31'
const night = '#0e2221'
const room = '#f6e4c3'
const stone = '#e3ddd1'

export const pins: Pins = {
	head: {
		title: 'Pin de bateria social para imprimir',
		description:
			'Faça um pin de bateria social com seta deslizante ou escolha entre doze bottons: copie a frase, baixe em PNG ou SVG, imprima com 32\u00A0mm. Grátis.',
		path: pages.socialBatteryPin.pt,
		language: 'pt',
	},
	illustration: 'pins',
	alternative: 'Quatro pins esmaltados: uma janela, uma casa, um gato, uma carta.',
	title: 'Pins de bateria social',
	lede: 'Um pin com seta deslizante para imprimir e recortar, e doze bottons que falam por você. Copie a frase, baixe a imagem ou ponha na roupa. Grátis, sem cadastro.',
	action: { label: 'Imprimir o pin deslizante', href: printPaths.pt.sliderPin },
	signup: trialAction('pt', pages.socialBatteryPin.pt, 'top'),
	listTitle: 'Doze para escolher',
	actions: {
		copy: 'Copiar texto',
		png: 'PNG',
		svg: 'SVG',
		after: copyWords.pt,
		hint: 'Passe o mouse sobre um botton para copiar o texto ou salvar a imagem.',
		print: 'Imprimir a folha',
	},
	items: [
		{
			id: 'onze-por-cento',
			text: ['Estou com 11%'],
			style: 'Janela em fundo verde, um último fio de luz',
			bgColor: wall,
			textColor: light,
			motif: 'windowLow',
		},
		{
			id: 'gente-boa',
			text: ['Sem bateria,', 'gente boa'],
			style: 'Abajur em fundo verde-escuro',
			bgColor: plinth,
			textColor: light,
			motif: 'lamp',
		},
		{
			id: 'ate-as-dez',
			text: ['Fico até', 'as dez'],
			style: 'Relógio marcando dez horas, em cinza-claro',
			bgColor: stone,
			textColor: ink,
			motif: 'clock',
		},
		{
			id: 'te-adoro-fui',
			text: ['Te adoro.', 'Fui.'],
			style: 'Porta aberta, com luz do outro lado',
			bgColor: wall,
			textColor: light,
			motif: 'door',
		},
		{
			id: 'manda-mensagem',
			text: ['Me manda', 'mensagem'],
			style: 'Envelope fechado, em fundo creme',
			bgColor: room,
			textColor: ink,
			motif: 'envelope',
		},
		{
			id: 'recarregando',
			text: ['Recarregando'],
			style: 'Gato na janela acesa, à noite',
			bgColor: night,
			textColor: light,
			motif: 'cat',
		},
		{
			id: 'em-silencio',
			text: ['Em silêncio,', 'por gosto'],
			style: 'Lua no céu da noite',
			bgColor: night,
			textColor: '#fee4a0',
			motif: 'moon',
		},
		{
			id: 'um-de-cada-vez',
			text: ['Um de', 'cada vez'],
			style: 'Janela de quatro vidros, um aceso',
			bgColor: '#55604d',
			textColor: light,
			motif: 'panes',
		},
		{
			id: 'papo-sobre-livros',
			text: ['Aceito papo', 'sobre livros'],
			style: 'Livro aberto em amarelo-claro',
			bgColor: '#fee4a0',
			textColor: ink,
			motif: 'book',
		},
		{
			id: 'la-em-casa',
			text: ['Lá em casa', 'estava bom'],
			style: 'Casa em fundo creme, luz na porta',
			bgColor: room,
			textColor: wall,
			motif: 'house',
		},
		{
			id: 'sem-camera',
			text: ['Sem câmera,', 'com atenção'],
			style: 'Persiana em cinza-claro, luz embaixo',
			bgColor: stone,
			textColor: ink,
			motif: 'blind',
		},
		{
			id: 'so-domingo',
			text: ['Bateria cheia', 'só domingo'],
			style: 'Janela em verde-escuro, toda acesa',
			bgColor: plinth,
			textColor: '#fee4a0',
			motif: 'windowFull',
		},
	],
	use: {
		title: 'Como usar',
		text: 'No perfil, no status, no trabalho ou na roupa. O pin deslizante vem primeiro, porque é o mais procurado.',
	},
	contents: 'Nesta página',
	parts: [
		{
			id: 'seta',
			title: 'Um pin com seta deslizante',
			blocks: [
				'O pin de bateria social mais conhecido tem uma seta que você leva de cheia a vazia ao longo do dia. Você faz um em dez minutos, com papel-cartão, tesoura, estilete e uma base de corte, um alfinete de segurança e fita adesiva. Cada pin do molde tem cinco janelas, da cheia à vazia, e uma seta que corre embaixo delas. São quatro: de “Cheia” a “Vazia”, de “Falo” a “Fui”, de “Pergunte” a “Amanhã” e de “Todos” a “Ninguém”.',
				{ drawnSteps: words('printables', 'pt').sliderPin.steps },
				{
					links: [
						{
							href: printPaths.pt.sliderPin,
							label: 'Abrir o pin deslizante para imprimir',
							text: 'Uma página A4, em preto e branco, para papel-cartão. Imprima em 100%: cada pin tem 70 por 45\u00A0mm.',
							level: 75,
						},
					],
				},
				'Mexa na seta antes que alguém pergunte e conte a uma pessoa amiga o que a última janela, a vazia, quer dizer: “vem comigo até a porta” ou “me deixa o canto mais sossegado”.',
			],
		},
		{
			id: 'redes',
			title: 'Nas redes',
			blocks: [
				{
					steps: [
						'Baixe o PNG. Ele tem 360 por 360 pixels e a borda transparente, então cabe em foto de perfil redonda.',
						'Use como foto de perfil enquanto for verdade, ou ponha embaixo, no meio da sua, em qualquer editor de imagem; a foto redonda corta os cantos.',
						'No story ou no post, deixe sobre um fundo de uma cor só, e mais nada. O botton já é a frase.',
						'Escreva as mesmas palavras no texto alternativo da imagem. Toque em *Copiar texto* e cole.',
					],
				},
				'“Fico até as dez” funciona antes da confraternização; “Bateria cheia só domingo”, depois. “Estou com 11%” não pede resposta, e talvez ganhe uma carinhosa.',
			],
		},
		{
			id: 'mensagens',
			title: 'No recado do WhatsApp e de outros apps',
			blocks: [
				'No recado cabe pouco, então o texto basta. Toque em *Copiar texto*, abra o seu perfil, cole e acrescente um prazo: “Me manda mensagem, volto na quinta”.',
				{ pull: 'Recado com prazo parece informação; sem prazo, parece indireta.' },
				{
					list: [
						'**WhatsApp:** Configurações, o seu nome, Recado.',
						'**Signal:** Configurações, o seu perfil, Sobre.',
						'**Telegram:** Configurações, o seu perfil, Bio.',
						'**Discord:** o seu avatar, status personalizado, com a hora em que ele some.',
					],
				},
				'Os menus mudam de uma versão para outra; o campo está sempre perto do seu nome. Para o grupo da família, não precisa de campo nenhum: mande o PNG.',
			],
		},
		{
			id: 'slack',
			title: 'No Slack do trabalho',
			blocks: [
				{
					steps: [
						'Clique na sua foto e depois na linha do status.',
						'Cole o texto. “Sem câmera, com atenção” e “Me manda mensagem” vão bem em qualquer empresa.',
						'Escolha quando ele some: em uma hora ou no fim do dia. Sem isso, em março ele ainda vai estar lá.',
						'Se for para valer, marque a opção que pausa as notificações.',
						'Se você pode criar emojis no seu workspace, suba o PNG com um nome como *onze-por-cento*. Aí um emoji ao lado do seu nome diz tudo.',
					],
				},
				'No trabalho, o botton deve dizer como falar com você, mais do que como você está. “Um de cada vez” é um pedido que dá para atender; “Recarregando” às onze da manhã puxa conversa.',
			],
		},
		{
			id: 'na-roupa',
			title: 'Bottons para pôr na roupa',
			blocks: [
				{ scene: { name: 'cutOut' } },
				{
					steps: [
						'Clique em *Imprimir a folha*. Escolha A4, escala de 100%, sem “ajustar à página”: só no tamanho real os círculos têm 32\u00A0mm. Meça um.',
						'Use papel fosco de uns 160\u00A0gramas por metro quadrado.',
						'Recorte pela borda do botton e ignore os risquinhos de fora.',
						'Se for usar máquina de botton, veja o diâmetro de corte dela, muitas vezes um centímetro maior que o botton pronto. Baixe o SVG, ajuste ao tamanho do botton pronto, sem perder qualidade, e coloque no meio de um círculo da mesma cor, do tamanho do corte.',
						'Sem máquina: fita transparente por cima, papelão por trás e, no verso, um alfinete de segurança preso com fita de tecido. Dura um congresso inteiro.',
					],
				},
				'Use do lado direito do peito: ao dar a mão, é para lá que o olhar vai primeiro. E tire quando não for mais verdade. Se o botton diz “Fui” a noite toda, ninguém acredita quando você vai.',
				{ scene: { name: 'takenOff' } },
			],
		},
		{
			id: 'alem',
			title: 'Quando um botton não basta',
			blocks: [
				`O botton avisa os outros, mas não avisa você.`,
				{ pull: 'Muitas vezes a gente só percebe nos 11% e queria ter sabido nos 40%.' },
				`É para isso que existe o ${name}: um app web que pede dois toques de manhã e dois à noite, aprende quanto cada tipo de companhia gasta da sua energia e marca, já na segunda, a noite que vai ser demais. O botton fica para a noite em que você esqueceu de olhar.`,
				`Se essa noite é hoje, ${proseLink('pt', 'lowSocialBattery', 'comece por aqui')}. Se prefere que alguém diga melhor por você, há ${proseLink('pt', 'socialBatteryQuotes', 'doze citações')}.`,
			],
		},
	],
	dates: articleDates('pt', '2026-11-22'),
	faq: [
		{
			question: 'O que é um pin de bateria social?',
			answer:
				'Um broche que mostra aos outros quanta energia você tem para estar com gente. O mais conhecido tem uma seta que você leva de cheia a vazia ao longo do dia. Outros trazem uma frase curta.',
		},
		{
			question: 'Como fazer um pin de bateria social com seta deslizante?',
			answer:
				'Imprima o molde desta página em papel-cartão, recorte o pin e a seta, abra a fenda, passe a aba da seta por ela e dobre a aba rente ao verso. Um alfinete de segurança atrás prende o pin. Leva uns dez minutos.',
		},
		{
			question: 'Qual é o tamanho dos pins impressos?',
			answer:
				'Os doze bottons têm 32 mm de diâmetro; o pin deslizante, 70 por 45 mm. Imprima em 100%, sem “ajustar à página”, e meça um antes de recortar os outros.',
		},
		{
			question: 'Onde usar o pin de bateria social?',
			answer:
				'Do lado direito do peito, para onde as pessoas olham ao dar a mão, no cordão do crachá ou na alça da bolsa. Quando não for mais verdade, mexa na seta ou tire o botton.',
		},
		{
			question: 'Os pins são grátis?',
			answer:
				'São. Você pode copiar o texto, baixar as imagens e imprimir quantos quiser, sem cadastro.',
		},
	],
	related: relatedGuides(
		'pt',
		['lowSocialBattery', 'Para a noite em que o botton chega tarde.'],
		['mySocialBattery', 'Descubra qual dos doze vale para você na maioria dos dias.'],
		['mbtiTest', 'Dezesseis tipos, e quanta companhia combina com cada um.'],
	),
	next: {
		title: 'Saiba antes de precisar do botton.',
		text: freeWeek.pt,
		...trialStep('pt', pages.socialBatteryPin.pt),
	},
}
