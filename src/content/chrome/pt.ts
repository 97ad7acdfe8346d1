import { claimSentences } from '#words/claims.ts'
import { pageLink } from '#words/page-links.ts'
import { appUrls } from '#words/site-urls.ts'
import { contacts, name } from '#words/product.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'
import { pages } from '#domain/pages/pages.ts'

export const pt: Chrome = {
	skip: 'Pular para o conteúdo',
	languages: 'Esta página em outros idiomas',
	offer: { read: 'Ler esta página em português', dismiss: 'Agora não' },
	header: {
		home: `${name}, página inicial`,
		label: 'Navegação principal',
		menu: 'Menu',
		theme: 'Alternar entre claro e escuro',
		sections: [
			{ label: 'Benefícios', href: `${pages.home.pt}#features` },
			{ label: 'Preço', href: `${pages.home.pt}#pricing` },
			{ label: 'Dúvidas', href: `${pages.home.pt}#faq` },
		],
		login: { label: 'Entrar', href: appUrls.login },
		signup: { label: 'Criar conta', href: appUrls.signup },
	},
	footer: {
		motto: 'Para quem gosta de gente, na medida certa.',
		columns: [
			{
				title: 'Produto',
				links: [
					{ label: 'Recursos', href: `${pages.home.pt}#features` },
					{ label: 'Preço', href: `${pages.home.pt}#pricing` },
					{ label: 'Dúvidas', href: `${pages.home.pt}#faq` },
					{ label: 'Suporte', href: '#support' },
				],
			},
			{
				title: 'Para ler',
				links: [
					pageLink('pt', 'socialEnergyManagement', 'Como cuidar da energia social'),
					pageLink('pt', 'lowSocialBattery', 'Quando a bateria está baixa'),
					pageLink('pt', 'socialBatteryDrained', 'Sinais de uma bateria esgotada'),
					pageLink('pt', 'socialBatteryRecharge', 'Como recarregar'),
					pageLink('pt', 'mySocialBattery', 'A sua bateria em uma folha'),
					pageLink('pt', 'socialBatteryPin', 'Pins de bateria social'),
				],
			},
			{
				title: 'De graça',
				links: [
					pageLink('pt', 'week', 'Sua semana'),
					pageLink('pt', 'twoSheets', 'Duas folhas'),
					pageLink('pt', 'sayNo', 'Dizer não'),
					pageLink('pt', 'introvertTest', 'Teste de introversão'),
					pageLink('pt', 'mbtiTest', 'Teste MBTI'),
				],
			},
			{ title: 'No seu país', links: countryLinks },
			{
				title: 'Informações legais',
				links: [
					pageLink('pt', 'privacy', 'Privacidade'),
					pageLink('pt', 'terms', 'Termos de uso'),
					pageLink('pt', 'refund', 'Reembolso'),
				],
			},
		],
		support: {
			title: 'Suporte',
			text: claimSentences('pt', 'supportReply').join(' '),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Não substitui orientação médica.`,
	},
}
