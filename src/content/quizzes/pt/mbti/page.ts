import { quizLabels } from '#content/quizzes/pt/labels.ts'
import { mbtiFindings, testNotice, trademarkNotice } from '#content/quizzes/pt/notes.ts'
import type { MbtiTest, QuizIntro, QuizNotes } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { energyProfiles } from './energy-profiles.ts'
import { mbtiPairWords } from './pairs.ts'
import { mbtiQuestions } from './questions.ts'
import { mbtiResultLabels } from './result-labels.ts'
import { mbtiTypes } from './types.ts'

const title = 'Teste MBTI com energia social: 24 perguntas, grátis'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: 'Teste de 16 tipos com energia social',
	summary: `São 24 perguntas. No fim, você vê qual dos 16 tipos mais combina com você, quais letras foram decididas por pouco e quanta energia você gasta com gente. Por exemplo: INTJ, perto de INFJ, e 18 de 24 pontos de gasto de energia: perfil ${mbtiResultLabels.profiles['Selective Socializer']}.`,
	expectHeading: 'Como funciona',
	expect: [
		'Uma pergunta por vez, quatro opções em cada. Não há resposta certa nem errada.',
		'As perguntas 1 a 16 definem quatro letras, que vêm do inglês: extroversão ou introversão (E, I), notar fatos (S, “sensing”) ou padrões (N, “intuition”), decidir pela lógica (T, “thinking”) ou pelos valores (F, “feeling”), planejar (J, “judging”) ou deixar em aberto (P, “perceiving”). As perguntas 17 a 24 são sobre energia.',
		'Nas perguntas 1 a 16, duas opções contam para uma letra, e duas, para a outra. O resultado mostra quais letras foram decididas por pouco, o que cada letra quer dizer neste teste e quatro coisas para experimentar com a sua energia.',
		'O botão Voltar do navegador leva à pergunta anterior.',
	],
	facts: ['5 a 7 minutos', 'Grátis', 'Sem cadastro', 'Nada é guardado'],
	start: 'Começar o teste',
	startBelow: 'Fazer o teste',
	home: 'Voltar ao início',
	noScript:
		'As perguntas precisam de JavaScript, porque suas respostas ficam no seu navegador. Aqui ele está desligado.',
}

/** The scoring rules of the test, before and after it. */
const rules: QuizNotes['rules'] = [
	{
		heading: 'Como as letras são decididas',
		text: 'Quatro perguntas decidem cada letra, e a maioria vence. O empate, dois a dois, dá E, S, T ou J: é uma regra nossa e não diz nada sobre você. Com quatro perguntas, empatar é fácil; nesse caso, leia também o tipo com a outra letra. Um exemplo: I por 3 a 1, N por 4 a 0, T e F em 2 a 2 e J por 3 a 1 dão INTJ, e vale ler também INFJ.',
	},
	{
		heading: 'O seu perfil de energia',
		text: `Suas oito respostas sobre energia somam uma pontuação de 0 a 24. Até 8, ${mbtiResultLabels.profiles['Social Dynamo']}: estar com gente custa pouco a você. De 9 a 16, ${mbtiResultLabels.profiles['Balanced Energizer']}: depende da companhia. De 17 em diante, ${mbtiResultLabels.profiles['Selective Socializer']}: estar com gente custa bastante.`,
	},
]

export const mbtiTest: MbtiTest = {
	head: {
		title,
		description:
			'Teste grátis no estilo dos 16 tipos: 16 perguntas para quatro letras, 8 sobre energia social. Veja as letras decididas por pouco. Sem cadastro, 5 a 7 minutos.',
		path: pages.mbtiTest.pt,
		language: 'pt',
		updated: '2026-11-22',
		card: {
			title: intro.title,
			picture: 'mbtiTest',
			alternative: 'Dezesseis janelas, quatro por quatro. Uma delas está toda acesa.',
			note: title,
		},
	},
	about: 'Tipo de personalidade',
	intro,
	notes: { notice: testNotice, rules, findings: mbtiFindings, trademark: trademarkNotice },
	questions: mbtiQuestions,
	results: { types: mbtiTypes, pairs: mbtiPairWords, profiles: energyProfiles },
	labels: mbtiResultLabels,
	shared: quizLabels,
}
