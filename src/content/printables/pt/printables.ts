import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#content/printables/paths.ts'
import { weekLines, weekTable } from '#content/printables/table-rows.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types/page.ts'
import type { Printables } from '#content/types/printable.ts'
import { energySheet } from './energy-sheet.ts'
import { sliderPin } from './slider-pin.ts'

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']

const weekColumns = [
	'Dia',
	'Nível de manhã',
	'Planejado',
	'Gasto previsto',
	'Gasto real',
	'Nível à noite',
]

export const printables: Printables = {
	words: {
		leave: 'Voltar ao início',
		print: 'Imprimir esta página',
		withoutScript: 'Imprima pelo menu do seu navegador.',
		sizes: 'Cabe em uma folha A4, em preto e branco.',
		footer: `${name}, um app web que acompanha a sua bateria social`,
	},
	sheets: [
		{
			head: headOf(
				printPaths.pt.energySheet,
				'Ficha de energia para imprimir',
				'Seis linhas sobre a sua bateria social em uma folha para imprimir e preencher: tamanho, gastos, o que recarrega, primeiro sinal, volta e uma frase.',
			),
			title: 'Minha bateria social',
			intro: [
				{
					text: 'Preencha a lápis hoje à noite, em uns quinze minutos, e revise depois de três semanas. Uma bateria cheia tem 100 pontos.',
				},
			],
			guide: pageLink('pt', 'mySocialBattery', 'Como preencher'),
			sheet: energySheet,
		},
		{
			head: headOf(
				printPaths.pt.weeklyTemplate,
				'Modelo semanal para imprimir',
				'Um modelo semanal para imprimir: sete dias com três compromissos cada, gasto previsto e gasto real, e uma coisa para mudar de lugar.',
			),
			title: 'Minha semana em pontos',
			intro: [
				{
					when: 'Ao planejar, no domingo ou na segunda:',
					text: 'anote o que vem pela frente e estime quantos pontos cada coisa gasta, de 1 (mal se nota) a 40 (acaba com o dia). Se recarrega, ponha + antes do número, de +1 (mal ajuda) a +40 (salva o dia). Se um dia passar de 40 ou dois gastos de mais de 25 vierem em seguida, adie, encurte ou corte uma coisa e anote embaixo da tabela.',
				},
				{
					when: 'Todos os dias:',
					text: 'de manhã e à noite, anote o nível da sua bateria social como você o sente, de 0 (vazia) a 100 (cheia). À noite, anote também o gasto real de cada coisa.',
				},
			],
			guide: pageLink('pt', 'socialEnergyManagement', 'Como usar', '#template'),
			csv: { label: 'Versão em CSV, para planilha', rows: weekTable(weekColumns, days) },
			sheet: {
				kind: 'table',
				columns: weekColumns,
				wideColumn: 2,
				opening: 'Semana de',
				rows: days,
				lines: weekLines,
				closing: 'O que vou adiar, encurtar ou cortar nesta semana:',
			},
		},
		{
			head: headOf(
				printPaths.pt.sliderPin,
				'Pin deslizante para imprimir',
				'Um pin de bateria social com seta deslizante, para imprimir, recortar e usar: quatro pins de 70 por 45 mm, uma seta para cada um e o passo a passo.',
			),
			title: 'Pin de bateria social com seta deslizante',
			intro: [
				{
					text: 'Imprima em tamanho real (100%), em papel-cartão de uns 200 gramas por metro quadrado; cada pin fica com 70 por 45\u00A0mm. Você também precisa de tesoura, estilete, base de corte, fita adesiva e um alfinete de segurança.',
				},
			],
			guide: pageLink('pt', 'socialBatteryPin', 'Mais pins, e onde usar'),
			sheet: sliderPin,
		},
	],
}

function headOf(path: Head['path'], title: string, description: string): Head {
	return { title, description, path, language: 'pt', isPrivate: true }
}
