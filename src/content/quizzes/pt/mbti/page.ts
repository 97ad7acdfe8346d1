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
	summary: `Dezesseis perguntas dão quatro letras, e outras oito, uma pontuação de energia. Um resultado fica assim: INTJ, mas o T só por 2 a 2, então leia também INFJ; energia 18 de 24, ${mbtiResultLabels.profiles['Selective Socializer']}.`,
	expectHeading: 'Como funciona',
	expect: [
		'Uma pergunta por vez, quatro opções em cada. Não há resposta certa nem errada.',
		'As perguntas 1 a 16 decidem quatro letras, que vêm do inglês: extroversão ou introversão (E, I), fatos ou padrões (S, N), lógica ou valores (T, F), planos ou opções (J, P). As perguntas 17 a 24 são sobre energia.',
		'Cada uma das perguntas 1 a 16 trata de um par de letras: duas opções contam para uma, duas para a outra. Se der empate, dois a dois, o resultado avisa.',
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
		text: 'Quatro perguntas decidem cada letra: a maioria ganha, e dois a dois dá E, S, T ou J. É uma regra nossa e não diz nada sobre você. Com quatro perguntas, empatar é fácil: leia também o tipo com a outra letra. O texto sobre o seu tipo conta o que as letras dele significam neste teste, com exemplos. Mais do que isso dezesseis respostas não têm como saber de você. Fique com o que servir.',
	},
	{
		heading: 'O seu perfil de energia',
		text: `Suas oito respostas sobre energia somam uma pontuação de 0 a 24: de 0 a 8, ${mbtiResultLabels.profiles['Social Dynamo']}, de 9 a 16, ${mbtiResultLabels.profiles['Balanced Energizer']}, de 17 a 24, ${mbtiResultLabels.profiles['Selective Socializer']}. Um quarto perfil, ${mbtiResultLabels.profiles['Deep Focus Battery']}, é para uma semana em que qualquer companhia é demais; este teste não chega a ele.`,
	},
]

export const mbtiTest: MbtiTest = {
	head: {
		title,
		description:
			'Teste grátis no estilo dos 16 tipos: 16 perguntas para quatro letras, 8 sobre energia social. Veja que letras foram por pouco. Sem cadastro, 5 a 7 minutos.',
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
