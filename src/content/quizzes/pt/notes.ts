import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { publicationIn } from '#content/publications.ts'
import type { QuizNotes } from '#content/types/quiz.ts'

/** The notice on both tests. */
export const testNotice: QuizNotes['notice'] = {
	heading: 'O que este teste é, e o que não é',
	points: [
		'Ele serve só para refletir e aprender. Não é um diagnóstico. Por favor, não o use para contratar nem para julgar ninguém.',
		'Traços como a introversão são contínuos: cada pessoa os tem em maior ou menor grau. Os limites entre os resultados fomos nós que definimos, e muita gente fica perto de um deles.',
		'Seu resultado pode mudar com a semana, com o humor e com as pessoas em que você pensou.',
		'Nós mesmos escrevemos as perguntas. Elas não foram testadas nem validadas, então não prometemos precisão nenhuma.',
		'Se há duas semanas você passa a maior parte do dia triste ou com uma sensação de vazio, ou se evita as pessoas por medo de ser julgado, procure um médico ou um psicólogo. Nenhum teste resolve isso.',
		`Se você está pensando em tirar a própria vida, peça ajuda na hora. No Brasil, o CVV (Centro de Valorização da Vida) atende dia e noite, de graça, no ${callLink(crisisLines.BR)}. Em Portugal, ligue para o ${callLink(crisisLines.PT)}. Outros países: [${helplineDirectory}](https://${helplineDirectory}).`,
	],
}

/** The trademark notice for pages with MBTI in a heading. */
export const trademarkNotice =
	'MBTI e Myers-Briggs Type Indicator são marcas ou marcas registradas da The Myers & Briggs Foundation. Este é um teste nosso, no estilo dos 16 tipos. Ele não é o instrumento MBTI, não contém nenhuma das perguntas dele e não tem vínculo com a fundação nem aprovação dela. É educativo e não é um diagnóstico.'

/** The state of research on introversion, for the introvert test. */
export const introvertFindings: QuizNotes['findings'] = {
	heading: 'O que se sabe, e o que não se sabe',
	findings: [
		{
			text: 'A extroversão é uma escala, não duas caixas. Um questionário muito usado divide a extroversão em sociabilidade, assertividade e nível de energia, que é mais ou menos o que perguntamos, além da recuperação.',
			sources: [publicationIn('pt', 'soto2017')],
		},
		{
			text: 'Introversão não é timidez. Quanta companhia alguém quer e quanta tensão sente nela são coisas diferentes.',
			sources: [publicationIn('pt', 'cheek1981')],
		},
		{
			text: 'Estar com gente cansa? Num estudo com 48 estudantes durante 12 dias, agir de forma extrovertida foi associado a melhor humor na hora e a mais cansaço umas três horas depois, tanto em introvertidos quanto em extrovertidos. Com agir de forma disciplinada foi igual. O estudo era pequeno. Em outro, com 67 funcionários, agir de um jeito mais sociável do que o natural foi associado a menos vitalidade cerca de uma hora depois. Dois estudos posteriores perguntaram pelos sentimentos e acharam o contrário.',
			sources: [
				publicationIn('pt', 'leikas2017'),
				publicationIn('pt', 'pickett2020'),
				publicationIn('pt', 'kuijpers2021'),
			],
		},
		{
			text: 'As previsões costumam ser pessimistas demais. Em quatro experimentos, com 495 pessoas no total, introvertidos esperavam se sentir pior ao agir de forma extrovertida do que depois se sentiram. Isso era sobre sentimentos; ninguém mediu energia.',
			sources: [publicationIn('pt', 'zelenski2013')],
		},
		{
			text: 'Não há uma quantidade de tempo a sós que sirva para todos. Em 178 adultos de 35 anos ou mais, mais horas a sós foram associadas a menos estresse no dia e também a mais solidão; esse efeito era menor quando ficar só era uma escolha.',
			sources: [publicationIn('pt', 'weinstein2023')],
		},
		{
			text: 'A bateria social é uma metáfora. Ninguém achou um reservatório no corpo, e as horas que damos em cada resultado são estimativas nossas.',
			sources: [],
		},
	],
}

/** The state of research on four-letter types, for the MBTI test. */
export const mbtiFindings: QuizNotes['findings'] = {
	heading: 'O que se sabe, e o que não se sabe',
	findings: [
		{
			text: 'Os tipos de quatro letras são populares, e muitos pesquisadores da personalidade duvidam deles. Uma análise do questionário original não encontrou indícios de tipos distintos; as quatro escalas dele se sobrepõem a quatro dos cinco grandes traços de personalidade (Big Five).',
			sources: [publicationIn('pt', 'mccrae1989')],
		},
		{
			text: 'A maioria das pessoas fica perto do meio dessas escalas, de modo que uma letra pode depender de uma única resposta. Segundo uma revisão, 35% das pessoas tiveram outro tipo ao refazer o questionário original quatro semanas depois; depois de cinco semanas, 50% tinham mudado pelo menos uma letra.',
			sources: [publicationIn('pt', 'pittenger2005')],
		},
		{
			text: 'O nosso teste é mais curto que o original, com quatro perguntas por letra; por isso, espere resultados menos estáveis.',
			sources: [],
		},
		{
			text: 'Estar com gente cansa? Num estudo com 48 estudantes durante 12 dias, agir de forma extrovertida foi associado a melhor humor na hora e a mais cansaço umas três horas depois, tanto em introvertidos quanto em extrovertidos. Com agir de forma disciplinada foi igual. O estudo era pequeno. Em outro, com 67 funcionários, agir de um jeito mais sociável do que o natural foi associado a menos vitalidade cerca de uma hora depois. Dois estudos posteriores perguntaram pelos sentimentos e acharam o contrário.',
			sources: [
				publicationIn('pt', 'leikas2017'),
				publicationIn('pt', 'pickett2020'),
				publicationIn('pt', 'kuijpers2021'),
			],
		},
		{
			text: 'A pontuação de energia é uma soma das suas respostas. Ela não mede nada no corpo, e fomos nós que definimos as faixas.',
			sources: [],
		},
	],
}
