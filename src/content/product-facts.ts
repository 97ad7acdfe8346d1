import { words } from '#words/entries.ts'
import { planWordsIn } from '#words/plans.ts'

export const learningTime = words('product').times.learning

export const trialTerms = {
	en: planWordsIn('en').terms,
	de: planWordsIn('de').terms,
	pt: planWordsIn('pt').terms,
}
