import { quizLabels } from '#content/quizzes/pt/labels.ts'
import { introvertFindings, testNotice } from '#content/quizzes/pt/notes.ts'
import type { IntrovertTest, QuizIntro } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { introvertQuestions } from './questions.ts'
import { introvertResultLabels } from './result-labels.ts'
import { introvertResults } from './results.ts'

const title = 'Teste de introversão: 12 perguntas, 5 minutos, grátis'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: 'Teste de introversão: quanto dura a sua bateria social?',
	summary:
		'Doze situações do dia a dia: um ônibus, uma ligação, uma mesa para dez. Escolha o que você faria mesmo. É para quem se considera introvertido: suas respostas mostram qual introversão é a sua, social, clássica ou profunda. Você também recebe uma estimativa nossa de quantas horas de companhia a sua bateria aguenta.',
	expectHeading: 'Como funciona',
	expect: [
		'Uma pergunta por vez, quatro opções em cada. Não há resposta certa nem errada.',
		'Responda pensando numa semana comum, não na melhor nem na pior.',
		'Na dúvida entre duas opções? Fique com o que você fez da última vez.',
		'O botão Voltar do navegador leva à pergunta anterior.',
	],
	facts: ['5 minutos', 'Grátis', 'Sem cadastro', 'Nada é guardado'],
	start: 'Começar o teste',
	startBelow: 'Fazer o teste',
	home: 'Voltar ao início',
	noScript:
		'As perguntas precisam de JavaScript, porque suas respostas ficam no seu navegador. Aqui ele está desligado.',
}

/** The note on the three bands, before and after the test. */
const bandNote = {
	heading: 'Sobre os três resultados',
	text: 'Introversão social: você gosta de companhia e demora a se cansar. Clássica: você gosta e precisa de uma noite de folga depois. Profunda: você quer pouca companhia e muito tempo a sós. Cada resposta soma pontos: poucos pontos no total dão introversão social, muitos dão profunda. A maioria das combinações de respostas dá clássica; para chegar à profunda, é preciso escolher quase sempre as opções mais reservadas. Não há resultado para extrovertidos: quem escolhe sempre a opção mais expansiva também recebe aqui introversão social.',
}

export const introvertTest: IntrovertTest = {
	head: {
		title,
		description:
			'Doze situações do dia a dia, um resultado: quanta companhia cabe na sua bateria social, e por quê. Grátis, sem cadastro, nada é guardado. Uns 5 minutos.',
		path: pages.introvertTest.pt,
		language: 'pt',
		updated: '2026-11-22',
		card: {
			title: intro.title,
			picture: 'introvertTest',
			alternative:
				'Duas portas abertas: muita gente atrás da esquerda, uma pessoa lendo numa poltrona atrás da direita.',
			note: title,
		},
	},
	about: 'Introversão',
	intro,
	notes: { notice: testNotice, rules: [bandNote], findings: introvertFindings },
	questions: introvertQuestions,
	results: introvertResults,
	labels: introvertResultLabels,
	shared: quizLabels,
}
