import { pageLink } from '#content/page-links.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'

/** The result of the MBTI test in Portuguese, around the words of the type and the profile. */
export const mbtiResultLabels: MbtiResultLabels = {
	captions: { letters: 'As quatro letras', energy: 'A energia social' },
	kicker: 'Seu resultado',
	energyHeading: 'Energia social',
	energyScore: 'Pontuação de energia: {score} de 24, em que 0 é sociável e 24 é seletivo',
	energyScale: { from: '0, sociável', to: '24, seletivo' },
	tipsHeading: 'Quatro coisas para experimentar',
	pairsHeading: 'As quatro letras',
	letter: {
		clear: 'As quatro respostas apontaram para {letter}.',
		leaning: 'Três respostas apontaram para {letter}, uma para {other}.',
		even: 'Por pouco: duas respostas para {letter}, duas para {other}. Pela regra, o empate fica com {letter}; leia também {other}.',
	},
	toFlip: [
		'Uma resposta do outro lado, e seria {other}.',
		'Duas respostas do outro lado, e seria {other}.',
		'Três respostas do outro lado, e seria {other}.',
	],
	noCloseLetters: 'Nenhuma das suas letras foi empate.',
	neighbour: {
		'one step': 'Por pouco: uma resposta sobre energia uma opção ao lado, e aqui estaria {name}.',
		'one answer':
			'{name} ficou a {points} pontos. Uma resposta bem diferente {questions} poderia ter mudado o resultado.',
		'several answers':
			'{name} ficou a {points} pontos. Para chegar lá, pelo menos {answers} respostas teriam de ser outras.',
	},
	product: 'Veja como funciona o app',
	signup: 'Acompanhe por uma semana',
	wordsOnTheirWay: 'O texto sobre o seu tipo está a caminho.',
	noWords: 'O texto sobre o seu tipo não carregou. As letras abaixo são suas do mesmo jeito.',
	tryAgain: 'Tentar de novo',
	otherTest: pageLink(
		'pt',
		'introvertTest',
		'Faça o outro teste: quanto dura a sua bateria social',
	),
	shareText: {
		plain: 'Quatro letras e quanto custa estar com gente, em 24 perguntas. Grátis, sem cadastro.',
		withResult: 'Meu resultado: {type}, {profile}. 24 perguntas, grátis, sem cadastro.',
	},
	profiles: {
		'Social Dynamo': 'Dínamo social',
		'Balanced Energizer': 'Energia em equilíbrio',
		'Selective Socializer': 'Companhia seletiva',
		'Deep Focus Battery': 'Bateria em foco profundo',
	},
}
