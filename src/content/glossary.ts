import type { PageLanguage } from '#domain/pages/pages.ts'

/** A word of the product's field: the one term for it, and what else a writer might call it. */
export type Term = {
	readonly term: string
	/** Short forms that texts may use once the term has been named. */
	readonly short?: readonly string[]
	readonly forbidden: readonly RegExp[]
}

/**
 * One term for each energy word. English is the original, where the specification fixes the words. The terms are those
 * that people search for: "soziale Batterie" and "bateria social".
 */
export const glossary = {
	de: {
		socialBattery: {
			term: 'soziale Batterie',
			short: ['Batterie', 'Akku'],
			forbidden: [
				/sozial\w*[\s\u00AD]Akku/i,
				/Sozial(?:batterie|akku)/i,
				/\bsocial[ -]battery\b(?![ -]pin)/i,
				/Energiespeicher/i,
			],
		},
		socialEnergy: {
			term: 'soziale Energie',
			forbidden: [/Sozialenergie/i, /zwischenmenschliche\w* Energie/i, /\bsocial energy\b/i],
		},
		recharge: { term: 'aufladen', forbidden: [/wiederaufladen|wiederaufgeladen|nachladen/i] },
		drained: { term: 'leer', forbidden: [/entleert|entladene? Batterie|ausgelaugt/i] },
		introvert: {
			term: 'introvertiert, Introvertierte',
			forbidden: [/Introvertiertheit|\bIntros\b|\bIntrovert(?:s|en?)?\b(?!\w)/],
		},
		forecast: { term: 'Prognose', forbidden: [/Vorhersage|Voraussage/i] },
	},
	pt: {
		socialBattery: {
			term: 'bateria social',
			short: ['bateria'],
			forbidden: [
				/pilha social/i,
				/bateria (?:de socialização|da sociabilidade)/i,
				/\bsocial battery\b/i,
			],
		},
		socialEnergy: {
			term: 'energia social',
			forbidden: [/energia (?:de socialização|interpessoal)/i, /\bsocial energy\b/i],
		},
		recharge: { term: 'recarregar', forbidden: [/reabastec|repor a energia/i] },
		drained: {
			term: 'esgotada, baixa',
			forbidden: [/bateria[^.]{0,20}(?:drenad|zerad|descarregad)/i],
		},
		introvert: {
			term: 'introvertido, introvertidos',
			forbidden: [/introspectiv|\bintrovert(?:s)?\b/i],
		},
		forecast: { term: 'previsão', forbidden: [/prognóstico/i] },
	},
} as const satisfies Record<Exclude<PageLanguage, 'en'>, Readonly<Record<string, Term>>>
