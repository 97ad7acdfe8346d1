import type { AllProfiles } from '#content/types/quiz.ts'
import { energyIcons } from '#content/quizzes/energy-icons.ts'

/**
 * The four energy profiles in Portuguese. A description makes the claims of the English one, which
 * `../../results.test.ts` tries on all answer sheets, from the same scores.
 */
export const energyProfiles = {
	'Social Dynamo': {
		energyIcon: energyIcons['Social Dynamo'],
		energyDescriptions: [
			{
				from: 0,
				text: 'Pelo menos cinco das suas oito respostas sobre energia foram A, a opção mais sociável. Por elas, a companhia costuma deixar você com mais energia do que trouxe, ou pelo menos não com menos. O que falta, então, é aquilo que pede uma sala vazia: o sono, o trabalho lento, a amizade que queria ver você a sós. Até a boa companhia pode ter um custo que só chega algumas horas depois, então veja também como você está na manhã seguinte.',
			},
			{
				from: 4,
				text: 'Na média, suas respostas sobre energia ficam no B ou entre A e B, e pelo menos metade delas foi A ou B, as duas opções mais sociáveis. Por essa média, a companhia custa pouco a você. Isso não quer dizer que ela dê alguma coisa: muitas opções B dizem que você fica mais ou menos como estava. Se na lista abaixo houver um C ou um D, é nesse tipo de companhia que convém prestar atenção, e alguns custos só chegam horas depois.',
			},
		],
		energyTips: [
			'Deixe livre até as 10h a manhã depois de uma noite grande, e só então decida se precisava dela.',
			'Uma vez por semana, veja só uma pessoa quieta, num lugar onde o celular fique na bolsa.',
			'Antes de chamar uma terceira pessoa, pergunte à segunda se ela contava com um encontro a dois.',
			'Ponha uma noite a sós na semana, por escrito. Anote como dormiu depois dela e depois das outras.',
		],
	},
	'Balanced Energizer': {
		energyIcon: energyIcons['Balanced Energizer'],
		energyDescriptions: [
			{
				from: 9,
				text: 'Na média, suas respostas sobre energia passam um pouco do B: é a faixa do meio da nossa escala, no lado mais sociável. A mesma média pode vir de oito respostas em torno do B ou de respostas bem diferentes, e a lista abaixo mostra qual foi o caso. Se foi mistura, a companhia dá energia a você em alguns dias e tira em outros. A pergunta que ajuda, então, é que tipo de companhia, com quem e depois de que dia.',
			},
			{
				from: 11,
				text: 'Na média, suas respostas sobre energia ficam mais ou menos a meio caminho entre B e C, no meio da nossa escala. A mesma média pode vir de oito respostas no meio ou de respostas bem diferentes que se compensam, e a lista abaixo mostra qual foi o caso. Se foi mistura, a companhia dá energia a você em alguns dias e tira em outros. A pergunta que ajuda, então, é que tipo de companhia, com quem e depois de que dia.',
			},
			{
				from: 14,
				text: 'Na média, suas respostas sobre energia ficam no C ou perto dele: é a faixa do meio da nossa escala, no lado mais seletivo. Pelo menos três das oito foram C ou D, as duas opções mais seletivas. Na média, portanto, a companhia custa a você um pouco mais do que dá. Se na lista abaixo houver um A ou um B, pode ser esse o tipo de companhia a escolher mais vezes.',
			},
		],
		energyTips: [
			'Durante duas semanas, ponha um mais ou um menos ao lado de cada encontro, logo depois. Então veja quem está de que lado.',
			'Guarde livre a noite depois do dia mais cheio da semana e, se quiser, preencha no próprio dia.',
			'Quando disser sim a uma festa grande, escolha também a hora de sair e conte a uma pessoa.',
			'Se duas noites seguidas esgotaram a sua bateria, mude a terceira antes que o cansaço a cancele.',
		],
	},
	'Selective Socializer': {
		energyIcon: energyIcons['Selective Socializer'],
		energyDescriptions: [
			{
				from: 17,
				text: 'Pelo menos cinco das suas oito respostas sobre energia foram C ou D, as duas opções mais seletivas, e pelo menos uma foi D. Por elas, a companhia custa bastante a você, e depois você precisa de um tempo só seu. Isso não diz quanto você gosta de gente. Se na lista abaixo houver um A ou um B, pode ser essa a companhia que menos custa. Sabendo quanto custa uma noite, dá para planejar contando com isso.',
			},
			{
				from: 21,
				text: 'Pelo menos cinco das suas oito respostas sobre energia foram D, a opção mais seletiva. Por elas, a companhia custa muito a você, e a recuperação é longa: mais do que uma noite quieta, às vezes um dia ou dois. Isso não diz quanto você gosta de gente. Quer dizer que poucas noites, poucas pessoas por vez e tempo a sós depois devem combinar com você. Sabendo quanto custa uma noite, dá para planejar contando com isso.',
			},
		],
		energyTips: [
			'Decida quantas noites com companhia cabem antes de a semana começar. Quando acabarem, ofereça a semana seguinte.',
			'Chegue cedo às festas grandes. A primeira meia hora tem menos gente e os melhores lugares.',
			'Depois de algo barulhento, guarde uma hora sem conversa e sem tela que fale. Ponha na agenda.',
			'Proponha o formato de que você gosta: uma caminhada com uma pessoa em vez de um jantar com oito.',
		],
	},
	'Deep Focus Battery': {
		energyIcon: energyIcons['Deep Focus Battery'],
		energyDescriptions: [
			{
				from: 25,
				text: 'Quase toda a energia vai para uma coisa por vez, e qualquer companhia interrompe. Na nossa escala ninguém chega a uma pontuação tão alta, então leia como o retrato de uma semana, não de uma pessoa. Se as suas semanas são assim há muito tempo e não foi você quem escolheu, converse com alguém de confiança ou com um médico.',
			},
		],
		energyTips: [
			'Diga a duas pessoas quando pretende dar notícias. Uma mensagem curta poupa cinco perguntando.',
			'Mantenha um pequeno contato fixo, como dez minutos de ligação no domingo, para a porta não emperrar.',
			'Saia uma vez por dia, sempre à mesma hora. Um aceno a um vizinho já conta como companhia.',
			'Quando voltar a abrir a porta, comece com uma pessoa e uma hora, e deixe vazio o dia seguinte.',
		],
	},
} as const satisfies AllProfiles
