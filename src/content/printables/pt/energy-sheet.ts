import type { Sheet } from '#content/types/printable.ts'

export const energySheet: Sheet = {
	kind: 'lines',
	lines: [
		{
			name: '1. O tamanho dela',
			hint: 'Depois de uma noite normal: quantas horas com gente até eu preferir ir para casa.',
			fields: ['Com quem conheço bem, em horas:', 'Com quem não conheço, em horas:'],
		},
		{
			name: '2. O que gasta',
			hint: 'Cinco situações, a mais cansativa primeiro, cada uma com 1 a 40 pontos.',
			fields: ['', '', '', '', ''],
		},
		{
			name: '3. O que recarrega',
			hint: 'Cinco coisas, pelo menos uma com outra pessoa, cada uma com seus pontos.',
			fields: ['', '', '', '', ''],
		},
		{
			name: '4. O meu primeiro sinal',
			hint: 'Aquela coisinha que acontece mais ou menos uma hora antes.',
			fields: [''],
		},
		{
			name: '5. O meu caminho de volta',
			hint: 'Quanto tempo até eu voltar ao normal.',
			fields: ['Depois de uma noite comum:', 'Depois de uma noite enorme:'],
		},
		{
			name: '6. A minha frase',
			hint: 'O que os outros deveriam saber, em menos de quinze palavras.',
			fields: ['', ''],
		},
	],
}
