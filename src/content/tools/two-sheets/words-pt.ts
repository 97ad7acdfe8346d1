import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import type { TwoSheetsWords } from '#content/types/two-sheets.ts'

/** The Portuguese words of the island. A file of their own, because the browser loads it. */
export const wordsPt: TwoSheetsWords = {
	start: {
		title: 'Duas folhas, duas baterias sociais',
		lede: 'Para quem é introvertido e a pessoa com quem mora ou sai: seis perguntas para cada uma e, depois, uma página só para as duas. Ela mostra em que vocês diferem, o que dizer quando for demais e a hora de ir embora.',
		action: 'Responder às seis perguntas',
		terms: 'Grátis, no navegador. Dois minutos por pessoa. Sem nomes, sem cadastro.',
		steps: [
			'Você escolhe uma resposta para cada uma das seis perguntas.',
			'Você manda um link. A outra pessoa responde sem ver as suas respostas.',
			'A outra pessoa manda um link novo, e vocês veem a mesma página. Dá para imprimir.',
		],
		note: 'Um exemplo: você fica bem por duas horas com gente; a outra pessoa, por quatro. Quando começa a pesar, você fica olhando o celular e gostaria de ouvir “Vamos embora?”. A página de vocês mostra isso e diz: “Saiam depois de duas horas e meia.”',
		noScript:
			'As perguntas precisam de JavaScript, porque as suas respostas ficam no seu navegador. Aqui ele está desligado. Logo abaixo estão as seis, para imprimir e marcar à mão.',
	},
	arrival: {
		title: 'Alguém preencheu uma folha para vocês.',
		lede: 'Seis perguntas sobre a sua bateria social. As respostas da outra pessoa ficam escondidas até você terminar. Depois, vocês veem a mesma página: em que são diferentes, o que dizer quando for demais e a hora de ir embora.',
		action: 'Preencher a minha',
		terms: 'Dois minutos. Sem nome, sem conta.',
		steps: [
			'Escolha o que vale para você, não o que agradaria.',
			'No fim, as duas folhas se abrem na mesma página.',
			'Você manda essa página de volta. A outra pessoa vê o mesmo.',
		],
		note: `Grátis. As respostas ficam no link, nós nunca as vemos. Feito pelo ${name}, um app web que acompanha a sua bateria social.`,
	},
	brokenLink:
		'Esse link está incompleto e não abre nenhuma folha. Peça para mandarem de novo ou comece por aqui.',
	windows: { yours: 'A sua', theirs: 'A outra', ready: 'pronta', notYet: 'ainda não' },
	example: {
		yours: 'Você: duas horas',
		theirs: 'A outra pessoa: quatro',
	},
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
				openPlan: 'Dias de escritório cheio',
				unknownEnd: 'Não saber que horas acaba',
			},
		},
		fills: {
			name: 'Recarrega',
			question: 'O que recarrega você?',
			choices: {
				eveningAlone: 'Uma noite a sós',
				longSleep: 'Dormir bastante',
				outside: 'Ficar ao ar livre',
				making: 'Fazer algo com as mãos',
				onePerson: 'Uma pessoa e pouca conversa',
			},
		},
		firstSign: {
			name: 'Primeiro sinal',
			question: 'O que acontece primeiro quando começa a pesar?',
			choices: {
				asksNothing: 'Paro de fazer perguntas',
				agrees: 'Concordo com tudo',
				phone: 'Fico olhando o celular',
				shortAnswers: 'Respondo com poucas palavras',
				dishes: 'Vou lavar a louça',
			},
			shown: {
				asksNothing: 'Parar de fazer perguntas',
				agrees: 'Concordar com tudo',
				phone: 'Ficar olhando o celular',
				shortAnswers: 'Responder com poucas palavras',
				dishes: 'Ir lavar a louça',
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
				takeAnHour: '“Vai descansar um pouco. Eu me viro.”',
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
		message: 'Preenchi uma folha para nós. São seis perguntas, e depois a gente vê a mesma página.',
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
			hourMark: 'h',
			at: 'Saída: {time}',
			same: 'Hora de sair: {time}. É a mesma para as duas pessoas. Combinem antes de ir.',
			yoursShorter: {
				1: 'Hora de sair: {time}. São quinze minutos a mais do que você gostaria e quarenta e cinco a menos do que a outra pessoa gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				2: 'Hora de sair: {time}. É meia hora a mais do que você gostaria e uma hora e meia a menos do que a outra pessoa gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				3: 'Hora de sair: {time}. São quarenta e cinco minutos a mais do que você gostaria e duas horas e quinze a menos do que a outra pessoa gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				4: 'Hora de sair: {time}. É uma hora a mais do que você gostaria e três horas a menos do que a outra pessoa gostaria. Ou cada um na sua hora. Combinem antes de ir.',
			},
			theirsShorter: {
				1: 'Hora de sair: {time}. São quinze minutos a mais do que a outra pessoa gostaria e quarenta e cinco a menos do que você gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				2: 'Hora de sair: {time}. É meia hora a mais do que a outra pessoa gostaria e uma hora e meia a menos do que você gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				3: 'Hora de sair: {time}. São quarenta e cinco minutos a mais do que a outra pessoa gostaria e duas horas e quinze a menos do que você gostaria. Ou cada um na sua hora. Combinem antes de ir.',
				4: 'Hora de sair: {time}. É uma hora a mais do que a outra pessoa gostaria e três horas a menos do que você gostaria. Ou cada um na sua hora. Combinem antes de ir.',
			},
			estimate:
				'É uma estimativa nossa: o tempo menor mais um quarto da diferença. A noite inteira conta como cinco horas.',
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
		afterCopy: copyWords.pt,
		print: 'Imprimir',
		picture: 'Salvar como imagem',
		pictureFile: 'duas-folhas.png',
		failed: 'Isso não funcionou. A sua página continua aqui, e o endereço dela guarda tudo.',
		code: 'Mostrar QR code',
		hideCode: 'Esconder o QR code',
		codeLabel: 'QR code com o link',
	},
	failure: {
		title: 'A página parou.',
		text: 'O que está no endereço dela continua lá: tente de novo para seguir.',
		tryAgain: 'Tentar de novo',
		action: { label: 'Voltar ao início', href: '/brasil' },
	},
}
