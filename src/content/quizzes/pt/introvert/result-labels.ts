import { pageLink } from '#content/page-links.ts'
import type { IntrovertResultLabels } from '#content/types/quiz-labels.ts'

/** The result of the introvert test, around the words of the type itself. */
export const introvertResultLabels: IntrovertResultLabels = {
	kicker: 'Seu resultado',
	battery: 'Bateria',
	batteryLevel: '{level} de 100',
	batteryNote:
		'O tamanho é uma estimativa que acompanha o tipo. Não medimos a sua bateria; você pode medir.',
	insightHeading: 'Para experimentar',
	sum: 'A vale 0 pontos, B 1, C 2 e D 3. Suas doze respostas somam {total} de {outOf}.',
	neighbour: {
		'one step': 'Por pouco: uma resposta uma opção ao lado, e aqui estaria {name}.',
		'one answer':
			'{name} ficou a {points} pontos. Uma resposta bem diferente {questions} poderia ter mudado o resultado.',
		'several answers':
			'{name} ficou a {points} pontos. Para chegar lá, pelo menos {answers} respostas teriam de ser outras.',
	},
	otherTest: pageLink('pt', 'mbtiTest', 'Faça o outro teste: quatro letras e a sua energia social'),
	shareText: {
		plain:
			'Doze situações do dia a dia e um tamanho aproximado para a sua bateria social. Grátis, sem cadastro.',
		withResult: 'Meu resultado: {type}. Doze perguntas, grátis, sem cadastro.',
	},
	types: {
		'Social Introvert': 'Introversão social',
		'Classic Introvert': 'Introversão clássica',
		'Deep Introvert': 'Introversão profunda',
	},
	batteries: {
		'Social Introvert': 'Média, 4 a 6 horas',
		'Classic Introvert': 'Pequena, 2 a 4 horas',
		'Deep Introvert': 'Muito pequena, 1 a 2 horas',
	},
}
