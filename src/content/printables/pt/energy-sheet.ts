import type { Sheet } from '#content/types/printable.ts'

export const energySheet: Sheet = {
	kind: 'lines',
	lines: [
		{
			name: '1. O tamanho dela',
			hint: 'Depois de uma noite de sono normal: quantas horas aguento com gente antes de querer ir para casa.',
			fields: ['Com quem conheço bem, em horas:', 'Com quem não conheço, em horas:'],
		},
		{
			name: '2. O que me desgasta',
			hint: 'Cinco situações, começando pela mais cansativa, cada uma de 1 ponto (mal se nota) a 40 (acaba com o meu dia).',
			fields: ['', '', '', '', ''],
			points: 'Pontos:',
		},
		{
			name: '3. O que me recarrega',
			hint: 'Cinco coisas, pelo menos uma com outra pessoa, cada uma de 1 ponto (mal ajuda) a 40 (salva o dia).',
			fields: ['', '', '', '', ''],
			points: 'Pontos:',
		},
		{
			name: '4. Meu primeiro sinal',
			hint: 'Aquela coisinha que noto mais ou menos uma hora antes de chegar ao limite.',
			fields: [''],
		},
		{
			name: '5. Meu caminho de volta',
			hint: 'Quanto tempo até eu voltar ao normal, em horas ou dias.',
			fields: ['Depois de um encontro comum:', 'Depois de uma festa grande:'],
		},
		{
			name: '6. Minha frase',
			hint: 'O que os outros deveriam saber, em menos de quinze palavras.',
			fields: ['', ''],
		},
	],
}
