import { copyWords } from '#content/copy-words.ts'
import { pageLink, proseLink } from '#content/page-links.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { SayNoPage } from '#content/types/say-no.ts'
import { pages } from '#domain/pages/pages.ts'
import { messages } from './messages.ts'
import { readyMessages } from './ready-messages.ts'

export const page: SayNoPage = {
	head: {
		title: 'Como dizer não com educação: mensagens prontas',
		description:
			'Para introvertidos com pouca energia social: escolha para quem e sobre o quê e copie um não curto e gentil. Sessenta mensagens prontas. Grátis, sem cadastro.',
		path: pages.sayNo.pt,
		language: 'pt',
		updated: '2026-11-22',
		card: {
			title: 'Dizer não em uma mensagem',
			picture: 'frontDoor',
			alternative: 'Uma porta de casa fechada, com uma janela acesa em cima.',
			note: 'Cinco escolhas, e as palavras estão prontas',
		},
	},
	opening: {
		title: 'Dizer não em uma mensagem',
		lede: 'Para introvertidos com pouca energia social: escolha cinco coisas e copie um não gentil e sincero. Grátis, no navegador, sem cadastro.',
		noScript: {
			label:
				'Para escolher é preciso JavaScript, que está desligado aqui. Mais abaixo há sessenta mensagens prontas.',
			href: '#ready',
		},
	},
	sentence: {
		label: 'Para que serve a mensagem',
		sentence: 'Quero dizer não para {who} sobre {what}, {how}, {tone}, e {end}.',
		slots: {
			who: {
				name: 'Para quem',
				options: {
					friend: 'um amigo ou amiga',
					family: 'alguém da família',
					colleague: 'alguém do trabalho',
					boss: 'minha chefia',
					group: 'um grupo',
					acquaintance: 'quem mal conheço',
				},
			},
			what: {
				name: 'Sobre o quê',
				options: {
					tonight: 'um convite para hoje',
					party: 'uma festa',
					agreed: 'algo já combinado',
					meeting: 'uma reunião',
					call: 'uma ligação',
					night: 'dormir fora',
					late: 'ficar até tarde',
					favour: 'dar uma ajuda',
				},
			},
			how: {
				name: 'Como',
				options: { text: 'por mensagem', mail: 'por e-mail', loud: 'pessoalmente' },
			},
			tone: {
				name: 'Com que firmeza',
				options: { gently: 'com gentileza', plainly: 'com clareza', firmly: 'com firmeza' },
			},
			end: {
				name: 'Como termina',
				options: {
					open: 'deixar em aberto',
					later: 'propor outra coisa',
					closed: 'encerrar o assunto',
				},
			},
		},
		corrected:
			'Não deu para ler uma parte deste link. O resto está preenchido; confira, por favor.',
	},
	labels: {
		heading: 'A mensagem',
		recipients: {
			friend: 'Para um amigo ou amiga',
			family: 'Para alguém da família',
			colleague: 'Para alguém do trabalho',
			boss: 'Para minha chefia',
			group: 'Para um grupo',
			acquaintance: 'Para quem mal conheço',
		},
		channels: { text: 'por mensagem', mail: 'por e-mail', loud: 'pessoalmente' },
		aloud: 'Diga uma vez e pare de falar.',
		subject: 'Assunto:',
		copyMessage: 'Copiar a mensagem',
		copyWords: 'Copiar as palavras',
		after: copyWords.pt,
		share: 'Compartilhar',
		otherWords: 'Outras palavras',
		wording: 'Versão {number} de 3',
		againLabel: 'Se insistirem:',
		again: {
			friend: '“Dessa vez não vai dar mesmo, tá?”',
			family: '“Eu sei, mas dessa vez não vai dar mesmo. Um beijo.”',
			colleague: '“Não vai dar mesmo, mas valeu.”',
			boss: '“Desta vez realmente não vou conseguir. Agradeço a compreensão.”',
			group: '“Dessa vez não vai dar mesmo, gente. Mas valeu.”',
			acquaintance: '“Realmente não vou poder, mas agradeço.”',
		},
	},
	messages,
	contents: 'Nesta página',
	ready: {
		title: 'Sessenta mensagens prontas',
		text: 'Curtas, sinceras, sem desculpa inventada e prontas para o WhatsApp. Troque o dia e o número para que seja verdade no seu caso.',
		copy: 'Copiar',
		after: copyWords.pt,
		groups: {
			friend: 'Como dizer não a um amigo ou amiga',
			family: 'Como dizer não à família',
			colleague: 'Como dizer não a colegas de trabalho',
			boss: 'Como dizer não à chefia',
			group: 'Como dizer não em um grupo',
			acquaintance: 'Como dizer não a quem você mal conhece',
		},
		messages: readyMessages,
	},
	guide: {
		title: 'Por que um número é melhor do que uma desculpa',
		paragraphs: [
			'Uma desculpa é um problema que alguém pode resolver por você. Diga que está sem carro, e vão oferecer carona. “Minha bateria social hoje está em 20%” não deixa nada para resolver: são 20% da energia que você tem para estar com gente. É curto, fala de você e não acusa ninguém.',
			`O número é uma estimativa sua. Ninguém consegue medir uma bateria social; ela é ${proseLink('pt', 'socialBatteryPsychology', 'uma imagem, não um diagnóstico')}. Mesmo assim é honesto, porque você diz que é o seu, e os outros podem se planejar: 20% hoje, 80% no sábado.`,
			'Ele também ajuda a responder cedo. Em um estudo com diários de 48 estudantes, as horas de convívio foram associadas a melhor humor na hora e a mais cansaço umas três horas depois. Na hora do convite, é fácil esquecer a segunda parte.',
			'E, às vezes, vá. Quem é introvertido costuma esperar que a companhia seja pior do que acaba sendo. Anote um palpite antes e um número depois, e logo você sabe de quais nãos precisa.',
		],
	},
	faq: {
		title: 'Dúvidas',
		questions: [
			{
				question: 'Como dizer não sem dar um motivo?',
				answer:
					'Diga o não primeiro, em uma frase inteira, e depois algo gentil que seja verdade: um agradecimento, um bom desejo ou outro dia. “Hoje eu não vou, mas valeu pelo convite” já está completo. O motivo é uma cortesia, não uma obrigação.',
			},
			{
				question: 'É falta de educação dizer não por mensagem?',
				answer:
					'Não, se ela chega cedo e é clara. A outra pessoa lê quando puder. Se já houve gasto ou preparo, fale pessoalmente.',
			},
			{
				question: 'Como dizer não à chefia?',
				answer:
					'Diga o que você não consegue assumir e deixe a ordem das coisas com a chefia: “Não consigo assumir isso sem deixar outra coisa de lado.” Fale do trabalho e do dia, não do seu jeito de ser.',
			},
			{
				question: 'Como desmarcar algo já combinado?',
				answer:
					'Assim que souber, com no máximo um pedido de desculpas e sem história. Se quiser manter o plano, proponha outro dia na mesma mensagem. Se não quiser, pare por aí.',
			},
			{
				question: 'O que dizer se insistirem?',
				answer:
					'A mesma coisa, com menos palavras. Cada motivo novo chama outra pergunta. “Não vai dar mesmo, mas valeu” basta.',
			},
			{
				question: 'O que eu escolho aqui sai da página?',
				answer:
					'Não. A mensagem é montada no seu navegador. Suas escolhas ficam na última parte do endereço, depois do #, que o navegador nunca envia a um servidor. Nada é guardado.',
			},
		],
	},
	related: {
		title: 'E agora?',
		guides: [
			{
				href: pages.week.pt,
				label: 'Qual noite recusar?',
				text: 'Sua semana mostra antes em que noite a energia social acaba.',
				level: 90,
			},
			{
				href: pages.twoSheets.pt,
				label: 'É sempre a mesma pessoa que pede?',
				text: 'Duas folhas: seis perguntas para cada um e uma página que mostra quanto tempo com gente faz bem a vocês.',
				level: 70,
			},
			{
				...pageLink('pt', 'introvertSocialBattery', 'Quanto gasta uma noite'),
				text: 'A bateria social dos introvertidos, com uma tabela de gastos típicos.',
				level: 50,
			},
			{
				...pageLink('pt', 'lowSocialBattery', 'Já está na festa?'),
				text: 'O que fazer nos próximos dez minutos, com a bateria social baixa.',
				level: 10,
			},
		],
	},
	call: toolCall(
		'pt',
		pages.sayNo.pt,
		`O app ${name} mostra na segunda qual noite você vai querer recusar.`,
	),
}
