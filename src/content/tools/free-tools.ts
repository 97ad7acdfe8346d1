import type { FreeTools } from '#content/types/free-tools.ts'
import { pages, type Translations } from '#domain/pages/pages.ts'

export const freeTools: Translations<'home', FreeTools> = {
	en: {
		title: 'Free to use today',
		text: 'No account. What you choose stays in your browser.',
		tools: [
			{
				picture: 'week',
				href: pages.week.en,
				label: 'Your week, evening by evening',
				text: 'Choose what is planned, see the lowest evening and the smallest change that helps.',
			},
			{
				picture: 'door',
				href: pages.sayNo.en,
				label: 'Say no',
				text: 'Five choices, one message you can send.',
			},
			{
				picture: 'pair',
				href: pages.twoSheets.en,
				label: 'Two sheets',
				text: 'Six questions for you, six for one other person, then one page with what each of you needs.',
			},
		],
	},
	de: {
		title: 'Kostenlos, ohne Konto',
		text: 'Was du auswählst, bleibt in deinem Browser.',
		tools: [
			{
				picture: 'week',
				href: pages.week.de,
				label: 'Deine Woche, Abend für Abend',
				text: 'Wähle aus, was geplant ist, und sieh, welcher Abend zu viel werden könnte und welche kleine Änderung hilft.',
			},
			{
				picture: 'door',
				href: pages.sayNo.de,
				label: 'Nein sagen',
				text: 'Fünfmal auswählen, dann steht die Absage zum Kopieren da.',
			},
			{
				picture: 'pair',
				href: pages.twoSheets.de,
				label: 'Zwei Blätter',
				text: 'Sechs Fragen an dich, sechs an Partner oder Freundin. Am Ende eine Seite: was jeder von euch braucht.',
			},
		],
	},
	pt: {
		title: 'Grátis para usar hoje',
		text: 'Sem conta. O que você escolhe fica no seu navegador.',
		tools: [
			{
				picture: 'week',
				href: pages.week.pt,
				label: 'Sua semana, noite por noite',
				text: 'Escolha o que está planejado e veja qual noite pode pesar demais e qual pequena mudança ajuda.',
			},
			{
				picture: 'door',
				href: pages.sayNo.pt,
				label: 'Dizer não',
				text: 'Cinco escolhas, uma mensagem pronta para enviar.',
			},
			{
				picture: 'pair',
				href: pages.twoSheets.pt,
				label: 'Duas folhas',
				text: 'Seis perguntas para você, seis para outra pessoa e, no fim, uma página com o que cada um precisa.',
			},
		],
	},
}
