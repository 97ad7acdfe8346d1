/**
 * Domains of large mailbox providers, most users first. If a typo can come from two of them, the first one is meant.
 */
export const mailboxDomains: readonly string[] =
	'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com gmx.de web.de t-online.de gmx.net uol.com.br bol.com.br terra.com.br hotmail.de yahoo.de outlook.de freenet.de comcast.net yahoo.com.br outlook.com.br hotmail.com.br yahoo.co.uk hotmail.co.uk yahoo.co.in rediffmail.com protonmail.com proton.me ymail.com mail.com'.split(
		' ',
	)

/** Real domains that are one typo away from a domain in `mailboxDomains`. */
const others: readonly string[] = ['cloud.com', 'email.com']

/**
 * The intended address if the domain is probably a large provider's with one typo: a character wrong, missing or extra,
 * or two swapped. If the provider's name has fewer than five letters, too many real domains are one typo away, so only
 * swapped characters and typos in the ending, such as `.com`, count.
 *
 * @returns null if nothing suggests a typo
 * @example meantAddress('ada@gmial.com') // 'ada@gmail.com'
 * @example meantAddress('ada@gmail.con') // 'ada@gmail.com'
 * @example meantAddress('ada@mail.com') // null
 */
export function meantAddress(address: string): string | null {
	const at = address.lastIndexOf('@') + 1
	const typed = address.slice(at).toLowerCase()
	if (at < 2 || mailboxDomains.includes(typed) || others.includes(typed)) return null
	const meant = mailboxDomains.find((domain) => isOneSlip(typed, domain))
	return meant ? address.slice(0, at) + meant : null
}

function isOneSlip(typed: string, meant: string): boolean {
	let same = 0
	while (same < meant.length && typed[same] === meant[same]) same++
	const wrong = typed.slice(same)
	const right = meant.slice(same)
	if (right.length > 1 && wrong === `${right[1]}${right[0]}${right.slice(2)}`) return true
	const isInEnding = !right.includes('.')
	if (meant.indexOf('.') < 5 && !isInEnding) return false
	// A different two-letter ending is another country's, not a typo.
	const isOtherCountry = isInEnding && meant.at(-3) === '.'
	return (
		wrong.slice(1) === right ||
		wrong === right.slice(1) ||
		(wrong.slice(1) === right.slice(1) && !isOtherCountry)
	)
}
