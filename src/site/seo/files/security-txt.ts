import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { words } from '#cms/reader/entries.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'

export const securityTxtPath = '/.well-known/security.txt'

/** The number of days until the file expires. RFC 9116 recommends less than a year. */
const validDays = 180

/** States where to report vulnerabilities (RFC 9116). Reports may also be in Spanish, the language of the panel. */
export function securityTxt(): string {
	return `Contact: mailto:${words('product').contacts.support}
Expires: ${addDays(utcDay(Date.now()), validDays)}T00:00:00Z
Preferred-Languages: ${[...siteLanguages(), 'es'].join(', ')}
Canonical: ${absoluteUrl(securityTxtPath)}
`
}
