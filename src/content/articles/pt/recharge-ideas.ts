import type { Block } from '#content/types/article.ts'

/** An idea, how to do it, and a sentence for the people around. */
type Idea = readonly [name: string, how: string, say: string]

function ideas(label: string, rows: readonly Idea[]): Block {
	return {
		table: {
			label,
			columns: ['Como fazer', 'O que dizer'],
			rows: rows.map(([name, how, say]) => ({ name, cells: [how, say] })),
		},
	}
}

/** Twenty ways to rest, by the time that they take. */
export const rechargeIdeas: readonly Block[] = [
	'**Dois minutos**, no meio das pessoas:',
	ideas('Ideias para dois minutos', [
		['Janela aberta', 'Pare ali e olhe para longe.', '“Volto em dois minutos.”'],
		['Água morna', 'Lave as mãos devagar, com a porta fechada.', '“Só um minutinho.”'],
		['Buscar algo', 'O gelo, os casacos, a sobremesa.', '“Deixa que eu pego.”'],
		['Fone sem som', 'No metrô ou na mesa do trabalho, sem nada tocando.', 'Nada. O fone já diz.'],
		['Passar a palavra', 'Deixe outra pessoa contar.', '“Conta você, que conta melhor.”'],
	]),
	'**Dez minutos**, perto das pessoas:',
	ideas('Ideias para dez minutos', [
		[
			'Volta no quarteirão',
			'Sem o celular, ou com ele no bolso.',
			'“Vou tomar um ar. Volto em dez minutos.”',
		],
		[
			'Luz apagada',
			'Deite na cama ou no chão, de olhos fechados.',
			'“Não é nada com você. Dez minutos de silêncio.”',
		],
		[
			'A louça',
			'Sem companhia, com a porta da cozinha fechada.',
			'“Fiquem aí, eu gosto de lavar.”',
		],
		['Escada', 'Sente nos degraus onde ninguém passa.', '“Podem começar, já chego.”'],
		['Câmera fechada', 'Fique na call e só escute.', '“Vou ouvir um pouco com a câmera fechada.”'],
	]),
	'**De meia hora a uma hora:**',
	ideas('Ideias para meia hora a uma hora', [
		[
			'Volta lenta para casa',
			'Desça um ponto antes, sem ligação no caminho.',
			'“Chego meia hora mais tarde. Está tudo bem.”',
		],
		['Um cochilo', 'Vinte minutos, com alarme.', '“Vou deitar até as quatro. Me acorda?”'],
		[
			'Picar legumes',
			'Uma receita com muita coisa para cortar.',
			'“Eu cozinho, se a cozinha for só minha.”',
		],
		['Silêncio a dois', 'Dois livros, uma sala.', '“Bora ler um pouco, cada um com o seu livro?”'],
		[
			'Uma praça',
			'Qualquer lugar verde vale.',
			'“Vou dar uma volta de uma hora. Sem companhia, tudo bem?”',
		],
	]),
	'**Uma noite ou um dia:**',
	ideas('Ideias para uma noite ou um dia', [
		[
			'Celular em outro cômodo',
			'Do jantar até o café da manhã.',
			'“Hoje à noite fico sem celular. Respondo amanhã.”',
		],
		[
			'Cama uma hora antes',
			'Mesmo que ainda tenha visita.',
			'“Vou dormir. Fiquem o quanto quiserem.”',
		],
		[
			'O dia seguinte',
			'Reserve assim que o evento grande estiver combinado.',
			'“Domingo não dá. Pode ser terça?”',
		],
		[
			'Algo com as mãos',
			'Crochê, mexer na horta, instalar uma prateleira.',
			'“Hoje fico em casa. A gente janta às sete?”',
		],
		[
			'Uma amizade antiga',
			'Sem programa, sem mais convidados.',
			'“Vem pra cá? Vou falar pouco, mas vou adorar ter você aqui.”',
		],
	]),
]
