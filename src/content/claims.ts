import { type Claim, shownClaims } from '#domain/claims/claims.ts'

const unproven = { evidence: '', isShown: true } as const

/**
 * Everything that the site claims about itself, one row each. Fill in `evidence` when there is some;
 * set `isShown` to false to take a claim off every page.
 */
export const claims = {
	joinedThisWeek: { text: '178 introverts joined this week', pages: ['/'], ...unproven },
	accuracy: { text: '94% accuracy', pages: ['/'], ...unproven },
	planning: { text: '3x better planning', pages: ['/'], ...unproven },
	professionals: { text: '150+ professionals switched', pages: ['/'], ...unproven },
	americans: {
		text: '1000+ Americans plan their week with it.',
		pages: ['/usa'],
		...unproven,
	},
	lessFatigue: { text: '40% less fatigue', pages: ['/'], ...unproven },
	consistentOutput: { text: '60% more consistent output', pages: ['/'], ...unproven },
	lessGuilt: { text: '80% less guilt', pages: ['/'], ...unproven },
	sustainable: { text: '100% sustainable performance', pages: ['/'], ...unproven },
	signupTime: { text: 'Signing up takes under 2 minutes.', pages: ['/'], ...unproven },
	trackingEnough: {
		text: 'Tracking 3-4 times a week is enough.',
		pages: ['/', '/social-battery-tracker'],
		...unproven,
	},
	supportReply: {
		text: 'Support replies within 24 hours.',
		translations: {
			de: 'Antwort innerhalb von 24\u00A0Stunden.',
			pt: 'Resposta em até 24\u00A0horas.',
			es: 'Respuesta en un plazo de 24\u00A0horas.',
		},
		pages: 'every page',
		...unproven,
	},
} as const satisfies Record<string, Claim>

/** The texts of the named claims that are switched on. */
export function claimTexts(...names: (keyof typeof claims)[]): readonly string[] {
	return shownClaims(names.map((name) => claims[name]))
}

/** The claim about the reply time of support in another language; empty if it is switched off. */
export function supportReplyClaim(language: keyof typeof claims.supportReply.translations): string {
	return claimTexts('supportReply').length > 0 ? claims.supportReply.translations[language] : ''
}
