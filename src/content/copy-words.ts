import type { Language } from '#domain/pages/pages.ts'
import type { CopyWords } from '#words/schemas/common.ts'

/** What every button that copies says, in each language. */
export const copyWords = {
	en: {
		copied: 'Copied',
		refused: 'Your browser does not let us copy. The words are selected: press Ctrl or ⌘ and C.',
	},
	de: {
		copied: 'Kopiert',
		refused:
			'Dein Browser lässt uns nicht kopieren. Der Text ist markiert: Strg oder ⌘ und C drücken.',
	},
	pt: {
		copied: 'Copiado',
		refused: 'O seu navegador não deixa copiar. O texto está selecionado: use Ctrl ou ⌘ e C.',
	},
	es: {
		copied: 'Copiado',
		refused: 'El navegador no deja copiar. El texto está seleccionado: pulsar Ctrl o ⌘ y C.',
	},
} as const satisfies Record<Language, CopyWords>
