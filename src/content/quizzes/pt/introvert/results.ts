import type { IntrovertResultWords } from '#content/types/quiz.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'

/**
 * The words of the three results in Portuguese. A description makes the claims of the English one, which
 * `../../results.test.ts` tries on all answer sheets, from the same sums.
 */
export const introvertResults = {
	'Social Introvert': {
		line: 'Uma sala quentinha, com a porta encostada.',
		descriptions: [
			{
				from: 0,
				text: 'Você escolheu a opção A, a mais expansiva, em pelo menos sete das doze perguntas. É perto da ponta expansiva da nossa escala. O teste foi escrito para introvertidos e não tem nenhum resultado além deste, então talvez a palavra introversão não seja para você. Também é um resultado. Se na lista abaixo houver um C ou um D, releia aquela pergunta: pode ser ali que a companhia custa. De quatro a seis horas de companhia seguidas é a nossa estimativa para este resultado, e para você pode ser pouco.',
			},
			{
				from: 6,
				text: 'Pelo menos sete das suas doze respostas foram A ou B, as duas opções mais expansivas. Isso põe você no lado expansivo da nossa escala: na maioria das vezes, entre mais e menos companhia, você ficaria com mais. Onde escolheu C ou D, releia a pergunta: pode ser ali que a companhia custa. De quatro a seis horas de companhia seguidas é a nossa estimativa para este resultado. O seu número pode ser bem outro, e duas semanas de anotações mostram qual é.',
			},
			{
				from: 12,
				text: 'Na média, suas respostas ficam no B ou pouco depois dele: o lado expansivo da nossa escala, perto da faixa do meio. A mesma média pode vir de doze respostas em torno do B ou de uma mistura de respostas expansivas e quietas. A lista abaixo mostra qual foi o caso. Se foi mistura, releia os C e os D: pode ser ali que a companhia custa. De quatro a seis horas de companhia seguidas é a nossa estimativa para este resultado.',
			},
		],
		insight:
			'Se você parece bem no meio das pessoas, ninguém pergunta se foi demais; quem tem de perguntar é você. Durante duas semanas, anote um número antes de sair e outro na manhã seguinte: quanto resta, de cem. Talvez a noite comprida tenha custado pouco e a ligação curta, muito. A diferença entre os números vale mais do que este teste.',
		cta: 'Veja quanto custam as suas noites',
	},
	'Classic Introvert': {
		line: 'Um abajur só, no lugar certo.',
		descriptions: [
			{
				from: 16,
				text: 'Na média, suas respostas ficam entre B e C, em torno do meio exato da nossa escala. A mesma média pode vir de doze respostas no meio ou de respostas expansivas e quietas que se compensam, e a lista abaixo mostra qual foi o caso. Se foi mistura, o tipo de companhia pesa mais para você do que a quantidade. De duas a quatro horas de companhia seguidas é a nossa estimativa para este resultado. O resultado do meio é de longe o mais frequente: cerca de três em cada quatro combinações possíveis levam a ele, então leia como uma faixa, e não como um retrato.',
			},
			{
				from: 21,
				text: 'Na média, suas respostas ficam perto do C, no lado mais quieto do meio, e pelo menos cinco das doze foram C ou D, as duas opções mais quietas. Uma ou outra resposta pode ter sido bem mais expansiva. Releia essas na lista abaixo: elas podem mostrar a companhia que menos custa. De duas a quatro horas de companhia seguidas é a nossa estimativa para este resultado. O resultado do meio é de longe o mais frequente: cerca de três em cada quatro combinações possíveis levam a ele, então leia como uma faixa, e não como um retrato.',
			},
			{
				from: 26,
				text: 'Pelo menos sete das suas doze respostas foram C ou D, as duas opções mais quietas, e pelo menos duas foram D. É a parte mais quieta da faixa do meio; a introversão profunda começa em 31 pontos. Na maioria das vezes você ficaria com menos companhia em vez de mais, ou com poucas pessoas em vez de muitas. Se na lista abaixo houver um A ou um B, releia aquela pergunta: ela pode mostrar a companhia que menos custa. De duas a quatro horas de companhia seguidas é a nossa estimativa para este resultado, e para você pode ser muito.',
			},
		],
		insight:
			'O problema raramente é a única noite grande. Mais vezes são três coisas comuns em seguida, cada uma delas tranquila. Olhe a próxima semana e ache o dia com mais gente; depois olhe o dia seguinte. Se ele também estiver cheio, é ele que convém mudar.',
		cta: 'Planeje uma semana com folga',
	},
	'Deep Introvert': {
		line: 'Uma luz baixa, guardada para poucos.',
		descriptions: [
			{
				from: 31,
				text: 'Você escolheu a opção D, a mais quieta, em pelo menos sete das doze perguntas; com menos ninguém chega aqui. Essas opções falam de pouca gente por vez, de tempo a sós depois e de ouvir antes de falar. De uma a duas horas de companhia seguidas é a nossa estimativa para este resultado. Nada disso diz quanto você gosta de gente, se fala bem ou se é uma pessoa tímida. Dá para ter este resultado com dois amigos ou com vinte. A questão é quantos ao mesmo tempo, e por quanto tempo.',
			},
			{
				from: 34,
				text: 'Você escolheu a opção D, a mais quieta, em pelo menos dez das doze perguntas, que é a ponta quieta da nossa escala. Essas opções falam de pouca gente por vez, de tempo a sós depois e de ouvir antes de falar. De uma a duas horas de companhia seguidas é a nossa estimativa para este resultado. Nada disso diz quanto você gosta de gente, se fala bem ou se é uma pessoa tímida. Dá para ter este resultado com dois amigos ou com vinte. A questão é quantos ao mesmo tempo, e por quanto tempo.',
			},
		],
		insight:
			'Uma hora com fim marcado costuma ser mais fácil de aproveitar do que uma noite sem fim, então diga a que horas vai embora logo ao chegar. Muito tempo a sós pode fazer bem e, de vez em quando, virar solidão. São sensações diferentes, e só você sabe qual é. Num estudo sobre o dia a dia, o tempo a sós fez menos mal nos dias em que as pessoas o tinham escolhido.',
		cta: 'Guarde suas horas para quem importa',
	},
} as const satisfies Record<IntrovertType, IntrovertResultWords>
