import type { FreeTool, FreeTools } from '#content/types/free-tools.ts'
import { type Language, pages, type Translations } from '#domain/pages/pages.ts'

const tools = [
	{ name: 'week', picture: 'week' },
	{ name: 'sayNo', picture: 'door' },
	{ name: 'twoSheets', picture: 'pair' },
] as const

type ToolName = (typeof tools)[number]['name']
type ToolWords = Readonly<Record<ToolName, Pick<FreeTool, 'label' | 'text'>>>

const addresses: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = pages

/** The tools whose page is in the table of pages in a language. */
function toolsIn(language: Language, words: ToolWords): readonly FreeTool[] {
	return tools.flatMap(({ name, picture }) => {
		const href = addresses[name]?.[language]
		return href === undefined ? [] : [{ ...words[name], picture, href }]
	})
}

export const freeTools: Translations<'home', FreeTools> = {
	en: {
		title: 'Free to use today',
		text: 'No account. What you choose stays in your browser.',
		tools: toolsIn('en', {
			week: {
				label: 'Your week, evening by evening',
				text: 'Choose what is planned, see the lowest evening and the smallest change that helps.',
			},
			sayNo: { label: 'Say no', text: 'Five choices, one message you can send.' },
			twoSheets: {
				label: 'Two sheets',
				text: 'Six questions for you, six for one other person, then one page with what each of you needs.',
			},
		}),
	},
	de: {
		title: 'Kostenlos, ohne Konto',
		text: 'Was du auswählst, bleibt in deinem Browser.',
		tools: toolsIn('de', {
			week: {
				label: 'Deine Woche, Abend für Abend',
				text: 'Wähle aus, was geplant ist, und sieh, welcher Abend zu viel wird und welche kleine Änderung hilft.',
			},
			sayNo: { label: 'Nein sagen', text: 'Fünfmal auswählen, eine Nachricht zum Abschicken.' },
			twoSheets: {
				label: 'Zwei Blätter',
				text: 'Sechs Fragen an dich, sechs an Partner oder Freundin. Am Ende eine Seite: was jeder von euch braucht.',
			},
		}),
	},
	pt: {
		title: 'Grátis para usar hoje',
		text: 'Sem conta. O que você escolhe fica no seu navegador.',
		tools: toolsIn('pt', {
			week: {
				label: 'Sua semana, noite por noite',
				text: 'Escolha o que está planejado e veja qual noite vai ser demais e qual pequena mudança ajuda.',
			},
			sayNo: { label: 'Dizer não', text: 'Cinco escolhas, uma mensagem pronta para enviar.' },
			twoSheets: {
				label: 'Duas folhas',
				text: 'Seis perguntas para você, seis para outra pessoa e, no fim, uma página com o que cada um precisa.',
			},
		}),
	},
}
