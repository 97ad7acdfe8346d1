/**
 * Domains of large providers of mailboxes, by their number of people: of two that could be meant, the first is.
 *
 * @example mailboxDomains[0] // 'gmail.com'
 */
export const mailboxDomains: readonly string[] =
	'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com gmx.de web.de t-online.de gmx.net uol.com.br bol.com.br terra.com.br hotmail.de yahoo.de outlook.de freenet.de comcast.net yahoo.com.br outlook.com.br hotmail.com.br yahoo.co.uk hotmail.co.uk yahoo.co.in rediffmail.com protonmail.com proton.me ymail.com mail.com'.split(
		' ',
	)

/** Domains of others that are one slip away from one of these. */
const others: readonly string[] = ['cloud.com', 'email.com']

/**
 * The address that somebody with one slip in the domain of a large provider has probably meant: one character that is
 * wrong, missing or too many, or two that have changed places. A name of less than five letters has too many real
 * neighbours: there only the last counts, and slips in the ending.
 *
 * @returns null where nothing suggests a slip
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
	// Another ending of two letters is another country.
	const isOtherCountry = isInEnding && meant.at(-3) === '.'
	return (
		wrong.slice(1) === right ||
		wrong === right.slice(1) ||
		(wrong.slice(1) === right.slice(1) && !isOtherCountry)
	)
}
