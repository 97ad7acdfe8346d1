import { articleDates } from '#content/articles/article-dates.ts'
import { contacts, name } from '#content/site.ts'
import type { EditorialPage } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const dates = articleDates('pt', '2026-11-22')

export const howWeWork: EditorialPage = {
	head: {
		title: 'Como escrevemos e conferimos os guias',
		description: `Quem escreve os guias do ${name}, em que fontes eles se apoiam, como cada número é conferido, o que é estimativa nossa e como avisar de um erro.`,
		path: pages.howWeWork.pt,
		language: 'pt',
	},
	illustration: 'howWeWork',
	alternative:
		'Uma página impressa com marcas de conferido na margem e uma lupa sobre o número 48.',
	title: 'Como escrevemos e conferimos os guias',
	lede: `Quem escreve e confere os guias são as pessoas que fazem o ${name}, um app web em que introvertidos acompanham a própria energia social. Todo número de pesquisa tem uma fonte que você pode abrir. As nossas estimativas aparecem como tais.`,
	contents: 'Nesta página',
	parts: [
		{
			id: 'quem',
			title: 'Quem escreve',
			blocks: [
				`Nós, que fazemos o app ${name}. Então temos um interesse: no fim de cada guia há um link para o nosso produto. Os guias são escritos para servir também sem ele, com um caderno ou uma folha impressa.`,
				'Nenhum médico ou psicólogo revisou os guias. Quando alguém revisar, o nome vai estar no guia. Nada aqui é diagnóstico nem substitui tratamento.',
				'Os guias em português são textos próprios, com os mesmos números e as mesmas fontes dos guias em inglês. Algumas páginas só existem em inglês; os links para elas avisam.',
			],
		},
		{
			id: 'fontes',
			title: 'O que vale como fonte',
			blocks: [
				{
					list: [
						'**Para pesquisas:** o artigo original, com autores, ano e revista, e link pelo DOI. Em muitos casos comparamos a nossa frase com o resumo, não com o texto inteiro.',
						'**Para citações:** a obra e a edição ou tradução. Se a origem de uma citação é desconhecida, o guia diz isso.',
						'**Para outros produtos:** o que o fabricante ou uma instituição identificada publica sobre eles. As funções desses produtos mudam; o dia da última mudança fica no fim de cada guia.',
						'**Para saúde:** serviços públicos de saúde e entidades profissionais.',
					],
				},
			],
		},
		{
			id: 'numeros',
			title: 'Como um número entra em um guia',
			blocks: [
				{ scene: { name: 'bothStudies' } },
				{
					steps: [
						'Anotamos o que foi medido, em quantas pessoas e de que jeito. Se a amostra é pequena, a frase diz o tamanho.',
						'Procuramos um estudo que diga o contrário. Se existe, os dois aparecem. Um exemplo: em uma semana agindo de forma extrovertida, as pessoas mais introvertidas terminaram mais cansadas (Jacques-Hamilton e outros 2019); em outro experimento, com 123 estudantes, o bem-estar subiu (Margolis e Lyubomirsky 2020).',
						'Não apresentamos correlação como causa.',
						'Um computador confere se toda fonte da lista é citada no texto e se toda citação tem fonte.',
					],
				},
			],
		},
		{
			id: 'estimativas',
			title: 'O que é nosso',
			blocks: [
				'Os custos dos eventos em pontos, a ordem dos sinais, as porcentagens da página sobre recarregar e todas as semanas de exemplo são estimativas nossas ou exemplos inventados. Ninguém mediu uma bateria social. Esses números são um ponto de partida: troque pelos seus.',
			],
		},
		{
			id: 'mudancas',
			title: 'Mudanças e erros',
			blocks: [
				'Cada guia mostra quando foi publicado e quando o conteúdo mudou pela última vez. Vírgula corrigida não conta como mudança; fato corrigido conta.',
				`Isso vale também para esta página. ${dates.words}`,
				`Achou um erro? Escreva para [${contacts.support}](mailto:${contacts.support}) com a frase e, se tiver, uma fonte.`,
			],
		},
	],
	dates,
}
