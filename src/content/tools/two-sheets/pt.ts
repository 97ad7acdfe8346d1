import { name } from '#content/site.ts'
import { otherVersions } from '#content/tools/other-versions.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'

export const pt: TwoSheetsPage = {
	head: {
		title: 'Duas folhas: duas baterias sociais, uma página',
		description:
			'Seis perguntas sobre a bateria social, para você e mais uma pessoa, só escolhendo. Depois, uma página para as duas: o sinal, a hora de ir, o que é igual.',
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
	words: {
		start: {
			title: 'Duas folhas',
			lede: 'Seis perguntas sobre a bateria social, para você e para uma pessoa com quem você mora ou sai. Depois, uma página só para vocês: o que é igual, o que é diferente, o sinal combinado e a hora de ir embora.',
			action: 'Responder às seis perguntas',
			terms: 'Dois minutos para cada. Sem nomes, sem conta.',
			steps: [
				'Você responde a seis perguntas, só escolhendo.',
				'Você manda um link. A outra pessoa responde sem ver as suas respostas.',
				'Vocês veem a mesma página. Dá para imprimir.',
			],
			note: 'As respostas ficam no link e em nenhum outro lugar.',
			noScript:
				'As perguntas precisam de JavaScript, porque as suas respostas ficam no seu navegador. Aqui ele está desligado. Logo abaixo estão as seis, para imprimir e marcar à mão.',
		},
		arrival: {
			title: 'Alguém preencheu uma folha para vocês.',
			lede: 'Seis perguntas sobre a sua bateria social. As respostas da outra pessoa ficam escondidas até você terminar; depois, vocês veem uma página só.',
			action: 'Preencher a minha',
			terms: 'Dois minutos. Sem nome, sem conta.',
			steps: [
				'Escolha o que vale para você, não o que agradaria.',
				'No fim, as duas folhas se abrem na mesma página.',
				'Você manda essa página de volta. A outra pessoa vê o mesmo.',
			],
			note: `Grátis, e guardado só no link. Feito pelo ${name}, um app web que prevê a sua bateria social.`,
		},
		brokenLink:
			'Esse link está incompleto e não abre nenhuma folha. Peça para mandarem de novo ou comece por aqui.',
		otherLanguages: otherVersions('twoSheets', 'pt'),
		windows: { yours: 'A sua', theirs: 'A outra', ready: 'pronta', notYet: 'ainda não' },
		lines: {
			size: {
				name: 'Tamanho',
				question: 'Quanto tempo você fica bem com gente até preferir ir para casa?',
				choices: {
					oneHour: 'Uma hora',
					twoHours: 'Duas horas',
					threeHours: 'Três horas',
					fourHours: 'Quatro horas',
					wholeEvening: 'A noite inteira',
				},
			},
			costsMost: {
				name: 'Gasta mais',
				question: 'O que mais gasta a sua bateria?',
				choices: {
					arriving: 'Chegar quando todo mundo já está conversando',
					introductions: 'Ter que se apresentar',
					bigTables: 'Mesa cheia',
					calls: 'Ligações',
					openPlan: 'Dias em escritório aberto',
					unknownEnd: 'Não saber que horas acaba',
				},
			},
			fills: {
				name: 'Recarrega',
				question: 'O que recarrega você?',
				choices: {
					eveningAlone: 'Uma noite sem companhia',
					longSleep: 'Dormir bastante',
					outside: 'Ficar ao ar livre',
					making: 'Fazer algo com as mãos',
					onePerson: 'Uma pessoa e pouca conversa',
				},
			},
			firstSign: {
				name: 'Primeiro sinal',
				question: 'O que acontece primeiro, quando começa a ser demais?',
				choices: {
					asksNothing: 'Paro de fazer perguntas',
					agrees: 'Concordo com tudo',
					phone: 'Fico olhando o celular',
					shortAnswers: 'Respondo com poucas palavras',
					dishes: 'Vou lavar a louça',
				},
				shown: {
					asksNothing: 'Para de fazer perguntas',
					agrees: 'Concorda com tudo',
					phone: 'Fica olhando o celular',
					shortAnswers: 'Responde com poucas palavras',
					dishes: 'Vai lavar a louça',
				},
			},
			wayBack: {
				name: 'Recuperação',
				question: 'Quanto tempo leva até você voltar ao normal?',
				choices: {
					oneHour: 'Uma hora',
					oneEvening: 'Uma noite em casa',
					oneNight: 'Uma noite de sono',
					oneDay: 'Um dia inteiro',
					twoDays: 'Dois dias',
				},
			},
			toHear: {
				name: 'Quer ouvir',
				question: 'O que você gostaria de ouvir nessa hora?',
				choices: {
					shallWeGo: '“Vamos embora?”',
					illTalk: '“Fica. Deixa que eu converso.”',
					sayNothing: '“Não precisa dizer nada.”',
					seeYouAtHome: '“A gente se vê em casa.”',
					takeAnHour: '“Tira uma hora. Eu me viro.”',
				},
			},
		},
		question: {
			counter: 'Pergunta {step} de {total}',
			back: 'Voltar',
			next: 'Próxima',
			done: 'Pronto',
			seePage: 'Ver a nossa página',
			choose: 'Escolha uma resposta para continuar.',
		},
		ready: {
			title: 'A sua folha está pronta para enviar.',
			lede: 'A outra pessoa responde sem ver a sua. Depois, vocês veem uma página só.',
			privacy:
				'As suas respostas vão dentro do link. Estão dobradas, não trancadas: mande para uma pessoa só.',
			change: 'Mudar',
			keep: 'Guarde o endereço desta página se quiser enviar de novo.',
			message:
				'Preenchi uma folha para nós. São seis perguntas, e depois a gente vê a mesma página.',
			sheet: {
				title: 'Minha bateria social',
				intro: 'Seis linhas, escolhidas hoje. Corrija daqui a três semanas.',
				ownWords: 'Nas minhas palavras:',
				footer: `${name}, um app web que acompanha a sua bateria social`,
			},
		},
		joint: {
			titles: [
				'Diferentes nas seis linhas.',
				'Iguais em uma linha, diferentes em cinco.',
				'Iguais em duas linhas, diferentes em quatro.',
				'Iguais em três linhas, diferentes em três.',
				'Iguais em quatro linhas, diferentes em duas.',
				'Iguais em cinco linhas, diferentes em uma.',
				'Iguais nas seis linhas.',
			],
			lede: 'As duas folhas na mesma página. Nenhuma é a certa.',
			you: 'Você',
			they: 'A outra pessoa',
			both: '{line}, nas duas folhas',
			nameLine: 'Nome:',
			leave: {
				title: 'A hora de ir embora',
				arrive: 'Se a gente chegar às',
				until: 'até',
				at: 'Saída: {time}',
				same: 'Hora de sair: {time}. É a mesma para as duas pessoas. Combinem antes de ir.',
				yoursShorter: {
					1: 'Hora de sair: {time}. São quinze minutos a mais do que você gostaria e quarenta e cinco a menos do que a outra pessoa gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					2: 'Hora de sair: {time}. É meia hora a mais do que você gostaria e uma hora e meia a menos do que a outra pessoa gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					3: 'Hora de sair: {time}. São quarenta e cinco minutos a mais do que você gostaria e duas horas e quinze a menos do que a outra pessoa gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					4: 'Hora de sair: {time}. É uma hora a mais do que você gostaria e três horas a menos do que a outra pessoa gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
				},
				theirsShorter: {
					1: 'Hora de sair: {time}. São quinze minutos a mais do que a outra pessoa gostaria e quarenta e cinco a menos do que você gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					2: 'Hora de sair: {time}. É meia hora a mais do que a outra pessoa gostaria e uma hora e meia a menos do que você gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					3: 'Hora de sair: {time}. São quarenta e cinco minutos a mais do que a outra pessoa gostaria e duas horas e quinze a menos do que você gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
					4: 'Hora de sair: {time}. É uma hora a mais do que a outra pessoa gostaria e três horas a menos do que você gostaria. Ou cada qual na sua hora. Combinem antes de ir.',
				},
				estimate:
					'É uma estimativa nossa: o tamanho menor mais um quarto da diferença. A noite inteira conta como cinco horas.',
			},
			signal: {
				title: 'O nosso sinal',
				yours: {
					asksNothing: 'Quando você para de fazer perguntas, a outra pessoa diz',
					agrees: 'Quando você concorda com tudo, a outra pessoa diz',
					phone: 'Quando você fica olhando o celular, a outra pessoa diz',
					shortAnswers: 'Quando você responde com poucas palavras, a outra pessoa diz',
					dishes: 'Quando você vai lavar a louça, a outra pessoa diz',
				},
				theirs: {
					asksNothing: 'Quando a outra pessoa para de fazer perguntas, você diz',
					agrees: 'Quando a outra pessoa concorda com tudo, você diz',
					phone: 'Quando a outra pessoa fica olhando o celular, você diz',
					shortAnswers: 'Quando a outra pessoa responde com poucas palavras, você diz',
					dishes: 'Quando a outra pessoa vai lavar a louça, você diz',
				},
			},
			sendBack: 'A outra pessoa ainda não viu esta página. Mande de volta.',
			keep: 'Imprima ou guarde o link. O tamanho muda com o tempo: um dia, preencham de novo.',
			message: 'As nossas duas folhas na mesma página.',
			reminder: {
				action: 'Lembrar em três meses',
				title: 'Duas folhas, de novo',
				note: 'O tamanho muda com o tempo. Preencham as duas folhas de novo e comparem com as últimas:',
				file: 'duas-folhas.ics',
			},
		},
		share: {
			send: 'Enviar o link',
			sendBack: 'Enviar a página',
			copy: 'Copiar o link',
			copied: 'O link foi copiado.',
			notCopied: 'Não deu para copiar. Aqui está o link para selecionar:',
			print: 'Imprimir',
			picture: 'Salvar como imagem',
			pictureFile: 'duas-folhas.png',
			failed: 'Isso não funcionou. A sua página continua aqui, e o endereço dela guarda tudo.',
			code: 'Mostrar QR code',
			hideCode: 'Esconder o QR code',
			codeLabel: 'QR code com o link',
		},
		notLoaded: {
			loading: 'Carregando as perguntas…',
			text: 'As perguntas não carregaram. Verifique a sua conexão.',
			reload: { label: 'Recarregar a página', href: pages.twoSheets.pt },
		},
		failure: {
			title: 'Unexpected Application Error!',
			text: 'A página parou. O que está no endereço dela continua lá: recarregue para seguir.',
			action: { label: 'Return to Home', href: '/' },
		},
	},
	blank: {
		title: 'As seis perguntas',
		text: 'É tudo o que se pergunta. Para responder no papel, imprima esta página duas vezes, marque um quadrado em cada linha e troquem as folhas quando as duas estiverem prontas.',
		more: {
			label: 'Uma folha mais longa para imprimir, com espaço para escrever (em inglês)',
			href: '/print/energy-sheet',
		},
	},
	faq: {
		title: 'Dúvidas',
		questions: [
			{
				question: 'Onde ficam as nossas respostas?',
				answer:
					'No link e em nenhum outro lugar. Elas estão na última parte dele, depois do sinal #, que o navegador nunca envia a um servidor; por isso não temos como ler. Também não guardamos nada no seu aparelho. Qualquer pessoa que tenha o link pode abrir.',
			},
			{
				question: 'A outra pessoa vê as minhas respostas antes de responder?',
				answer:
					'A página só mostra as suas quando as seis dela estiverem escolhidas. O link está dobrado, não trancado: quem quisesse poderia desdobrar. Mande para alguém que não faria isso.',
			},
			{
				question: 'Como é calculada a hora de sair?',
				answer:
					'Pelos dois tamanhos: o menor mais um quarto da diferença, contando da chegada. É uma estimativa nossa, não um resultado de pesquisa. Se não servir, cada qual sai na sua hora.',
			},
			{
				question: 'A página diz se a gente combina?',
				answer:
					'Não. Não há pontos nem porcentagens. Duas pessoas com folhas diferentes têm mais coisas para combinar, e a página serve só para isso.',
			},
			{
				question: 'Dá para usar sem companhia?',
				answer:
					'Dá. Depois das seis perguntas, você pode imprimir a sua própria folha, com espaço para as suas palavras.',
			},
		],
	},
	related: {
		title: 'O que combina',
		guides: [
			{
				href: pages.week.pt,
				label: 'Sua semana',
				text: 'Sete noites antes que aconteçam: qual vai ser demais, e a menor mudança.',
				level: 95,
			},
			{
				href: pages.mySocialBattery.en,
				label: 'A sua bateria em uma folha (em inglês)',
				text: 'O que cada uma das seis linhas quer dizer, com um exemplo corrigido três semanas depois.',
				level: 80,
			},
			{
				href: pages.socialBatteryDrained.en,
				label: 'Sinais de uma bateria social vazia (em inglês)',
				text: 'Para a quarta linha: onze sinais que as pessoas descrevem, do mais cedo ao mais tarde.',
				level: 30,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'A bateria social dos introvertidos (em inglês)',
				text: 'Quanto a companhia gasta, e dez jeitos de dizer não.',
				level: 55,
			},
		],
	},
}
