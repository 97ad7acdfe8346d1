import type { DrawnStep, Sheet } from '#content/types/printable.ts'

/** The instructions for making the slider pin, shown on the sheet and in the guide. */
export const sliderPinSteps: readonly DrawnStep[] = [
	{ drawing: 'cut', text: 'Recorte um pin e uma seta pelo contorno.' },
	{
		drawing: 'slot',
		text: 'Abra a fenda embaixo das janelas com um estilete, seguindo a linha grossa, sobre uma base de corte.',
	},
	{
		drawing: 'thread',
		text: 'Passe a aba pela fenda, de frente para trás. Dobre-a para cima na linha pontilhada, rente ao verso; a seta fica na frente.',
	},
	{
		drawing: 'fasten',
		text: 'Prenda com fita a haste fixa de um alfinete de segurança no verso, acima da aba, para a seta poder deslizar.',
	},
	{ drawing: 'done', text: 'Pronto. Leve a seta até a janela que combina com você agora.' },
]

export const sliderPin: Sheet = {
	kind: 'sliderPin',
	pins: [
		['Cheia', 'Metade', 'Vazia'],
		['Falo', 'Ouço', 'Fui'],
		['Pergunte', 'Escreva', 'Amanhã'],
		['Todos', 'Poucos', 'Ninguém'],
	],
	arrow: 'aba',
	steps: sliderPinSteps,
}
