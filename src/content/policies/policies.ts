import type { Translations } from '#domain/pages/pages.ts'
import type { Policy } from '#content/types/policy.ts'
import { impressum } from './impressum.ts'
import { privacyDe } from './privacy-de.ts'
import { privacyPt } from './privacy-pt.ts'
import { privacy } from './privacy.ts'
import { refundDe } from './refund-de.ts'
import { refundPt } from './refund-pt.ts'
import { refund } from './refund.ts'
import { termsDe } from './terms-de.ts'
import { termsPt } from './terms-pt.ts'
import { terms } from './terms.ts'

type PolicyName = 'privacy' | 'terms' | 'refund' | 'impressum'

/** Each legal page in every language in which the table of pages has it. */
const byPage: { readonly [Name in PolicyName]: Translations<Name, Policy> } = {
	privacy: { en: privacy, de: privacyDe, pt: privacyPt },
	terms: { en: terms, de: termsDe, pt: termsPt },
	refund: { en: refund, de: refundDe, pt: refundPt },
	impressum: { de: impressum },
}

export const policies: readonly Policy[] = Object.values(byPage).flatMap((translations) =>
	Object.values(translations),
)
