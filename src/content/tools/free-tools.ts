import type { FreeTools } from '#content/types/free-tools.ts'
import { pages, type Translations } from '#domain/pages/pages.ts'

export const freeTools: Translations<'home', FreeTools> = {
	en: {
		title: 'Free to use today',
		text: 'No account. What you choose stays in your browser.',
		tools: [
			{
				picture: 'week',
				label: 'Your week',
				text: 'Tap in what is planned. See the lowest evening, and the smallest change that helps.',
				href: pages.week.en,
			},
			{
				picture: 'pair',
				label: 'Two sheets',
				text: 'Six questions for you, six for one other person, then one page for both.',
				href: pages.twoSheets.en,
			},
		],
	},
	de: {
		title: 'Heute schon kostenlos',
		text: 'Ohne Konto. Was du auswählst, bleibt in deinem Browser.',
		tools: [
			{
				picture: 'week',
				label: 'Deine Woche',
				text: 'Eintippen, was ansteht. Den leersten Abend sehen und die kleinste Änderung, die hilft.',
				href: pages.week.de,
			},
			{
				picture: 'pair',
				label: 'Zwei Blätter',
				text: 'Sechs Fragen für dich, sechs für einen anderen Menschen, dann eine Seite für euch beide.',
				href: pages.twoSheets.de,
			},
		],
	},
	pt: {
		title: 'Grátis para usar hoje',
		text: 'Sem conta. O que você escolhe fica no seu navegador.',
		tools: [
			{
				picture: 'week',
				label: 'Sua semana',
				text: 'Marque o que está planejado. Veja a noite mais vazia e a menor mudança que ajuda.',
				href: pages.week.pt,
			},
			{
				picture: 'pair',
				label: 'Duas folhas',
				text: 'Seis perguntas para você, seis para outra pessoa e, no fim, uma página para as duas.',
				href: pages.twoSheets.pt,
			},
		],
	},
}
