import type { Translations } from '#domain/pages/pages.ts'
import type { Policy } from '#content/types/policy.ts'
import { impressum } from './impressum.ts'
import { privacyDe } from './privacy-de.ts'
import { privacyPt } from './privacy-pt.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { terms } from './terms.ts'

type PolicyName = 'privacy' | 'terms' | 'refund' | 'impressum'

/** Each legal page in every language in which the table of pages has it. */
const byPage: { readonly [Name in PolicyName]: Translations<Name, Policy> } = {
	privacy: { en: privacy, de: privacyDe, pt: privacyPt },
	terms: { en: terms },
	refund: { en: refund },
	impressum: { de: impressum },
}

export const policies: readonly Policy[] = Object.values(byPage).flatMap((translations) =>
	Object.values(translations),
)
