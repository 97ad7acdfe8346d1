import { z } from 'zod'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import { message } from '#words/message.ts'
import { text } from '#words/schemas/common.ts'

/** The words of the row of a page's claims. */
export const claimsRow = z.strictObject({
	title: text,
	text,
	kinds: z
		.strictObject({ aim: text, count: text, estimate: text })
		.describe('What a claim without evidence is, in one word'),
	claimed: text.describe('Beside a dark window'),
	measured: text.describe('Beside a lit window'),
	lit: message('lit', 'count').describe('“0 of 11 lit today”'),
})

export type ClaimsRow = z.infer<typeof claimsRow> & { readonly claims: readonly LabelledClaim[] }

/** For the style guide. */
export const claimsExample = {
	title: 'What we claim, and what we can prove.',
	text: 'A window is dark until its figure is measured.',
	kinds: { aim: 'aim', count: 'sample', estimate: 'estimate' },
	claimed: 'claimed',
	measured: 'measured',
	lit: message('lit', 'count').parse('{lit} of {count} lit today'),
	claims: [
		{ text: '94% accuracy', label: 'our aim', kind: 'aim', isProven: false, linkName: 'our aim' },
		{ text: '1000+ weeks', label: 'counted, 2027', kind: 'count', isProven: true, linkName: '' },
	],
} satisfies ClaimsRow
