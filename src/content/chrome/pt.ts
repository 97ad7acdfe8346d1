import { supportReplyClaim } from '#content/claims.ts'
import { appUrls } from '#content/site-urls.ts'
import { contacts, name } from '#content/site.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'
import { pages } from '#domain/pages/pages.ts'

export const pt: Chrome = {
	skip: 'Pular para o conteúdo',
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
				title: 'Para ler (em inglês)',
				links: [
					{ label: 'Como cuidar da energia social', href: '/social-energy-management' },
					{ label: 'Acompanhar a bateria social', href: '/social-battery-tracker' },
					{ label: 'Produtividade para introvertidos', href: '/introvert-productivity' },
					{ label: 'A bateria social dos introvertidos', href: '/introvert-social-battery' },
				],
			},
			{
				title: 'De graça',
				links: [
					{ label: 'Sua semana', href: pages.week.pt },
					{ label: 'Duas folhas', href: pages.twoSheets.pt },
					{ label: 'Dizer não', href: pages.sayNo.pt },
					{ label: 'Teste de introversão (em inglês)', href: '/introvert-test' },
					{ label: 'Teste MBTI (em inglês)', href: '/mbti-test' },
				],
			},
			{ title: 'No seu país', links: countryLinks },
			{
				title: 'Informações legais',
				links: [
					{ label: 'Privacidade', href: pages.privacy.pt },
					{ label: 'Termos de uso (em inglês)', href: '/terms' },
					{ label: 'Reembolso (em inglês)', href: '/refund' },
				],
			},
		],
		support: {
			title: 'Suporte',
			text: supportReplyClaim('pt'),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Não substitui orientação médica.`,
	},
}
