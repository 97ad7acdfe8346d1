import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageLanguages } from '#site-map/languages.ts'
import { overviewPages, typePages } from '#site-map/type-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { scoreIntrovert } from '#site/quiz/rules/introvert.ts'
import { scoreMbti } from '#site/quiz/rules/mbti.ts'
import { allAnswers } from '#site/quiz/rules/quiz.ts'
import { typeLink } from './type-link.ts'

const sheet = (length: number) =>
	fc.array(fc.constantFrom(...allAnswers), { minLength: length, maxLength: length })

const results = fc.oneof(
	sheet(12).map((answers) => [['introvertTypes', scoreIntrovert(answers).type] as const]),
	sheet(24).map((answers) => {
		const { type, energyProfile } = scoreMbti(answers)
		return [['mbti', type] as const, ['energyProfiles', energyProfile] as const]
	}),
)

test('for any answers, the link to a result contains the type only in its anchor, and the anchor exists on the page', () => {
	fc.assert(
		fc.property(results, fc.constantFrom(...pageLanguages), (links, language) => {
			for (const [family, result] of links) {
				const { labels } = words(
					family === 'introvertTypes' ? 'introvertTest' : 'mbtiTest',
					language,
				)
				const label =
					'profilePage' in labels && family === 'energyProfiles'
						? labels.profilePage
						: labels.typePage
				const [path, anchor] = typeLink(label, result).href.split('#')
				expect(path).toBe(overviewPages[family][language])
				const types = typePages.filter((each) => each.family === family)
				expect(types.map(({ slug }) => slug)).toContain(anchor)
			}
		}),
	)
})
