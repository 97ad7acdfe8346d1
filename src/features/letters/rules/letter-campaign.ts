/** Distinguishes campaigns of letters from campaigns of the site's other links. */
const letterCampaignPrefix = 'letter-'

/** Leaves room for a numeric suffix within the maximum length of counted campaign names. */
const maxLength = 50

/**
 * The `utm_campaign` of a letter: its name in lower case, reduced to letters and digits without accents.
 *
 * @example letterCampaign('¡Abrimos el 2 de marzo!') // 'letter-abrimos-el-2-de-marzo'
 */
export function letterCampaign(name: string): string {
	const words = name
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll(/\p{M}/gu, '')
		.match(/[a-z0-9]+/g)
	const label = letterCampaignPrefix + (words?.join('-') ?? 'untitled')
	return label.slice(0, maxLength).replace(/-$/, '')
}

/**
 * The query of a letter's links, which identifies the letter but no person.
 *
 * @example letterQuery('letter-march') // 'utm_source=letter&utm_medium=email&utm_campaign=letter-march'
 */
export function letterQuery(campaign: string): string {
	return new URLSearchParams({
		utm_source: 'letter',
		utm_medium: 'email',
		utm_campaign: campaign,
	}).toString()
}
