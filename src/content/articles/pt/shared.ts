import { trialLabels } from '#content/pricing.ts'
import { planWordsIn } from '#content/plans.ts'
import { productDefinitions } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import type { ArticleWords } from '#content/types/article.ts'

export const sharedWords: ArticleWords = {
	closing: {
		faq: 'Perguntas e respostas',
		related: 'Continue lendo',
		lead: {
			title: 'Novidades do app, por e-mail',
			prompt:
				'O app já está no ar; esta lista é só para novidades: recursos novos, mudanças de preço e a estreia do Premium. Junto com o seu e-mail, guardamos de qual página você veio.',
		},
	},
	guides: {
		socialEnergyManagement: 'Como cuidar da energia social: o guia',
		socialBatteryTracker: 'Como acompanhar a bateria social',
		socialBatteryDrained: 'Sinais de uma bateria social esgotada',
		socialBatteryRecharge: 'Como recarregar',
		socialBatteryQuotes: 'Frases e legendas',
		socialBatteryPsychology: 'O que a psicologia sabe',
		lowSocialBattery: 'Bateria baixa: os próximos dez minutos',
		mySocialBattery: 'A sua bateria em uma folha',
		socialBatteryPin: 'Pins que falam por você',
		introvertSocialBattery: 'A bateria social dos introvertidos',
		introvertProductivity: 'Produtividade para introvertidos',
		introvertTest: 'O teste de introversão',
		mbtiTest: 'O teste de 16 tipos com energia social',
	},
	sources: {
		title: 'Fontes',
		summary: '{count} fontes, cada uma com as partes que a citam',
		cited: 'Citado em',
		mark: 'Fonte',
	},
	dates: {
		published: 'Publicado em {day}.',
		changed: 'Publicado em {published}, última mudança em {updated}.',
		editors: `Escrito e conferido pela redação do ${name}:`,
		method: 'como trabalhamos',
	},
	maker: {
		guide: `Um guia do ${name}, o app web que mostra aos introvertidos, já na segunda, qual noite pode pesar demais.`,
		test: `Um teste do ${name}, o app web que mostra aos introvertidos, já na segunda, qual noite pode pesar demais.`,
		price: `${trialLabels.pt}, no celular e no computador: ${planWordsIn('pt').inSentence}.`,
		notes: `${productDefinitions.pt} O teste é grátis, funciona sem o app e não guarda respostas.`,
		app: 'O que o app faz',
		privacy: 'privacidade',
	},
}
