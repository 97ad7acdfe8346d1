import { copyWords } from '#content/copy-words.ts'
import { pageLink } from '#content/page-links.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'

export const quizLabels: QuizLabels = {
	question: {
		counter: '{question} de {total}',
		progress: 'Progresso',
		announce: 'Pergunta {question} de {total}',
		chosen: 'Sua resposta até agora',
		keysHint: 'Também dá para usar as teclas 1 a 4 ou A a D.',
	},
	why: {
		sectionHeading: 'Como chegamos a isso',
		heading: 'Por que este resultado',
		nearlyHeading: 'O que quase mudou',
		answersHeading: 'Suas respostas, uma por uma',
		answer: 'Pergunta {question}: {letter}',
		onePoint: '1 ponto',
		points: '{points} pontos',
		questions: 'na pergunta {list}',
		manyQuestions: 'em qualquer uma de {count} perguntas',
	},
	share: {
		heading: 'Mostre a alguém, ou a ninguém',
		note: 'O cartão é desenhado no seu navegador. O link leva ao teste e não diz nada sobre o seu resultado.',
		chooseHeading: 'O que o cartão mostra',
		showResult: 'Meu resultado',
		showBattery: 'O nível da minha bateria',
		tellInText: 'Dizer o resultado também no texto',
		formatHeading: 'Formato',
		formats: { wide: 'Deitado, 1200 × 630', tall: 'Em pé, 1080 × 1920' },
		cardAlt: 'Uma prévia do cartão',
		cardWithoutResult: 'Eu fiz o teste. O resultado fica comigo.',
		fileName: 'bateria-social.png',
		download: 'Baixar o cartão',
		copyCard: 'Copiar o cartão',
		copyText: 'Copiar o texto',
		system: 'Compartilhar',
		twitter: 'Twitter',
		linkedIn: 'LinkedIn',
		opensInNewTab: 'abre em nova aba',
		afterCopy: copyWords.pt,
		notCopied: 'Não deu para copiar. O cartão continua aqui: tente baixá-lo.',
		notSaved:
			'O cartão não foi salvo: este navegador não conseguiu criar a imagem. Seu resultado continua aqui.',
		notShared: 'Não deu para compartilhar. O cartão continua aqui: tente baixá-lo.',
		notDrawn: 'Não deu para desenhar. Seu resultado continua aqui.',
	},
	links: {
		week: pageLink('pt', 'week', 'Sua semana: veja qual noite pode pesar demais'),
		twoSheets: pageLink(
			'pt',
			'twoSheets',
			'Compare com a de outra pessoa: seis perguntas para cada uma, uma página para as duas',
		),
		sayNo: pageLink(
			'pt',
			'sayNo',
			'Diga não em uma mensagem: cinco escolhas, e o texto está pronto',
		),
	},
	failure: {
		title: 'O teste parou.',
		text: 'Suas respostas se perderam: elas só existiam nesta página. Se você tentar de novo, o teste recomeça do início.',
		tryAgain: 'Tentar de novo',
		action: { label: 'Voltar ao início', href: '/brasil' },
	},
	notLoaded: {
		loading: 'Carregando o teste…',
		text: 'O teste não carregou. Confira a sua conexão.',
		reload: 'Recarregar a página',
	},
}
