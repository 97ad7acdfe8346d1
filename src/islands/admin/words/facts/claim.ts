import { labelledClaims, type LabelledClaim } from '#domain/claims/claims.ts'
import type { Language } from '#domain/pages/languages.ts'
import type { Facts } from './useFacts.ts'

/** A claim in its form. */
export type ShownClaim = {
	readonly name: string
	readonly texts: Readonly<Partial<Record<Language, string>>>
	/** The names of pages; null for all. */
	readonly pages: readonly string[] | null
	readonly evidence: string
	readonly isShown: boolean
	readonly state: 'proven' | 'labelled' | 'hidden'
	/** The claim in a language with its label, while it is shown. */
	readonly readIn: (language: Language) => LabelledClaim | undefined
}

/** The address of a part of a claim. */
export function claimAddress(name: string, part: string): string {
	return `facts/claims.yaml:claims/${name}/${part}`
}

/** A claim with the typed changes. */
export function claimAt(facts: Facts, name: string): ShownClaim {
	const at = (part: string) => facts.textAt(claimAddress(name, part))
	const texts: ShownClaim['texts'] = JSON.parse(at('text'))
	const pages = at('pages')
	const evidence = at('evidence')
	const isShown = at('isShown') === 'true'
	const kind = at('kind')
	const label = (language: Language) => facts.textAt(`facts/claims.yaml:labels/${language}/${kind}`)
	return {
		name,
		texts,
		pages: pages === 'all' ? null : JSON.parse(pages),
		evidence,
		isShown,
		state: !isShown ? 'hidden' : evidence.trim() === '' ? 'labelled' : 'proven',
		readIn: (language) => {
			const aim = label(language)
			const labels = { aim, count: aim, estimate: aim, see: '' }
			const claim = { kind: 'aim', text: { en: '', ...texts }, evidence, isShown } as const
			return labelledClaims([claim], language, labels)[0]
		},
	}
}
