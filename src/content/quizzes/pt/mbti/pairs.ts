import type { AllPairs } from '#content/types/quiz.ts'

/** The four pairs of letters in Portuguese. Neither side of a pair is the better one. */
export const mbtiPairWords = {
	EI: {
		title: 'Extroversão ou introversão',
		about: 'Onde o seu pensamento acontece: na conversa ou antes dela.',
		sides: {
			E: {
				name: 'Extroversão',
				text: 'Você costuma pensar falando. Uma ideia fica clara quando há alguém para ouvir, e uma notícia boa só parece verdade depois de contada. Os outros veem seus pensamentos pela metade, o que ajuda a acompanhar você e às vezes faz com que citem a sua frase cedo demais.',
			},
			I: {
				name: 'Introversão',
				text: 'Você costuma pensar primeiro e falar do resultado. Uma ideia fica clara na sua própria companhia, e uma notícia boa pode esperar um dia. Os outros veem seus pensamentos já prontos, o que ajuda a confiar neles e às vezes faz com que ninguém os perceba.',
			},
		},
	},
	SN: {
		title: 'Sensação ou intuição',
		about: 'O que você nota primeiro: o que está ali ou o que aquilo sugere.',
		sides: {
			S: {
				name: 'Sensação',
				text: 'Você parte do que dá para ver, contar e fazer em ordem. Pede o número antes da teoria e segue o manual porque alguém já testou. Você percebe o parafuso solto; talvez seja a última pessoa a perguntar se a estante faz falta.',
			},
			N: {
				name: 'Intuição',
				text: 'Você parte do que uma coisa pode significar ou virar. Pede o padrão antes do número e trata o manual como sugestão. Você percebe que a estante daria um bom banco; talvez seja a última pessoa a notar o parafuso solto.',
			},
		},
	},
	TF: {
		title: 'Pensamento ou sentimento',
		about: 'O que você pesa primeiro numa decisão: a regra ou as pessoas que estão nela.',
		sides: {
			T: {
				name: 'Pensamento',
				text: 'Você procura um motivo que valeria para qualquer um. Aplicar a regra por igual parece a você uma forma de respeito, e apontar o defeito, uma forma de ajuda. Não é falta de sentimento: você quer que o resultado seja justo até no dia em que ninguém gosta dele.',
			},
			F: {
				name: 'Sentimento',
				text: 'Você procura o que a decisão vai fazer com quem convive com ela. Perguntar antes parece a você uma forma de respeito, e escolher a hora, uma forma de ajuda. Não é falta de lógica: como as pessoas vão se sentir amanhã é um dos fatos, e você o põe na conta.',
			},
		},
	},
	JP: {
		title: 'Julgamento ou percepção',
		about: 'Como você gosta dos seus dias: resolvidos antes ou deixados em aberto.',
		sides: {
			J: {
				name: 'Julgamento',
				text: 'Você descansa quando a coisa está decidida. A mala fica pronta ao lado da porta, e é isso que deixa você aproveitar a semana. O plano abre espaço na sua cabeça; um plano que muda ao meio-dia custa mais a você do que os outros conseguem ver.',
			},
			P: {
				name: 'Percepção',
				text: 'Você descansa enquanto a coisa está em aberto. A mala se faz no dia, e é isso que deixa você pegar a estrada da lagoa. O tempo livre abre espaço na sua cabeça; um dia preenchido semanas antes custa mais a você do que os outros conseguem ver.',
			},
		},
	},
} as const satisfies AllPairs
