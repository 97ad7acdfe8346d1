import {
	type Claim,
	type ClaimKind,
	claimSentence,
	type LabelledClaim,
	labelledClaims,
} from '#domain/claims/claims.ts'
import type { Language } from '#domain/pages/pages.ts'

const unproven = { evidence: '', isShown: true } as const

/** What stands beside a claim until its row has evidence. */
export const claimLabels = {
	en: {
		aim: 'our aim, not measured yet',
		count: 'sample figure until we count',
		estimate: 'our estimate, not measured yet',
	},
	de: {
		aim: 'unser Ziel, noch nicht gemessen',
		count: 'Beispielzahl, bis wir zählen',
		estimate: 'unsere Schätzung, noch nicht gemessen',
	},
	pt: {
		aim: 'nossa meta, ainda não medida',
		count: 'número de exemplo até contarmos',
		estimate: 'nossa estimativa, ainda não medida',
	},
	es: {
		aim: 'nuestro objetivo, aún sin medir',
		count: 'cifra de ejemplo hasta que contemos',
		estimate: 'nuestra estimación, aún sin medir',
	},
} as const satisfies Record<Language, Record<ClaimKind, string>>

/**
 * Everything that the site claims about itself, one row each. Fill in `evidence` when there is some: it is shown in
 * place of the label; set `isShown` to false to take a claim off every page.
 */
export const claims = {
	joinedThisWeek: {
		kind: 'count',
		text: '178 introverts joined this week',
		pages: ['/'],
		...unproven,
	},
	accuracy: { kind: 'aim', text: '94% accuracy', pages: ['/'], ...unproven },
	planning: { kind: 'aim', text: '3x better planning', pages: ['/'], ...unproven },
	professionals: { kind: 'count', text: '150+ professionals switched', pages: ['/'], ...unproven },
	americans: {
		kind: 'count',
		text: '1000+ Americans plan their week with it',
		pages: ['/usa'],
		...unproven,
	},
	lessFatigue: {
		kind: 'aim',
		text: '40% less fatigue',
		pages: ['/', '/introvert-productivity'],
		...unproven,
	},
	consistentOutput: {
		kind: 'aim',
		text: '60% more consistent output',
		pages: ['/', '/introvert-productivity'],
		...unproven,
	},
	lessGuilt: {
		kind: 'aim',
		text: '80% less guilt',
		pages: ['/', '/introvert-productivity'],
		...unproven,
	},
	sustainable: {
		kind: 'aim',
		text: '100% sustainable performance',
		pages: ['/', '/introvert-productivity'],
		...unproven,
	},
	signupTime: { kind: 'aim', text: 'Signing up takes under 2 minutes', pages: ['/'], ...unproven },
	trackingEnough: {
		kind: 'estimate',
		text: 'Tracking 3-4 times a week is enough',
		pages: ['/', '/social-battery-tracker'],
		...unproven,
	},
	supportReply: {
		kind: 'aim',
		text: 'Support replies within 24 hours',
		translations: {
			de: 'Antwort innerhalb von 24\u00A0Stunden',
			pt: 'Resposta em até 24\u00A0horas',
			es: 'Respuesta en un plazo de 24\u00A0horas',
		},
		pages: 'every page',
		...unproven,
	},
} as const satisfies Record<string, Claim>

/** The effects that the app aims at; the landing page and the guide to productivity show them. */
export const effects = ['lessFatigue', 'consistentOutput', 'lessGuilt', 'sustainable'] as const

/** The named claims that are switched on, with their labels, for lists. */
export function claimsIn(
	language: Language,
	...names: (keyof typeof claims)[]
): readonly LabelledClaim[] {
	const rows = names.map((name) => claims[name])
	return labelledClaims(rows, language, claimLabels[language])
}

/** The same claims as sentences of a text. */
export function claimSentences(
	language: Language,
	...names: (keyof typeof claims)[]
): readonly string[] {
	return claimsIn(language, ...names).map(claimSentence)
}
