import { expect, test } from 'vitest'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, sameOrigin } from '#testing/test-api.ts'
import {
	consentWording,
	currentConsentText,
	currentConsentVersion,
} from '#cms/reader/facts/consents.ts'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'
import { publicationEdits } from './publication-edits.ts'

const { news } = currentConsentVersions
const edited = (text: string) => ({ 'facts/consents.yaml': { [`${news}/texts/de`]: text } })

test.each(databases)(
	'$kind: the stored consent of a person has the text that was public when the person signed up',
	async (kind) => {
		const { app, db } = await createTestApi(kind)
		const signUp = async (email: string) => {
			const reply = await app.inject({
				method: 'POST',
				url: '/api/waitlist',
				headers: { ...sameOrigin },
				payload: { email, source: 'regional-de', locale: 'de', consent: 'yes' },
			})
			expect(reply.statusCode).toBe(202)
		}
		const original = currentConsentText('news', 'de')
		await signUp('before@example.com')
		const first = publicationEdits(edited('Erste Worte.'), {})
		setCurrentSite({ ...currentSite(), edits: first })
		await signUp('between@example.com')
		const second = publicationEdits(edited('Zweite Worte.'), first)
		setCurrentSite({ ...currentSite(), edits: second })
		await signUp('after@example.com')
		setCurrentSite({ ...currentSite(), edits: publicationEdits({}, second) })
		await signUp('undone@example.com')

		const rows = await db.read
			.selectFrom('consents')
			.innerJoin('waitlist_emails', 'waitlist_emails.id', 'consents.person_id')
			.select(['email', 'wording'])
			.execute()
		const texts = Object.fromEntries(
			rows.map(({ email, wording }) => [email, consentWording(wording)?.texts.de]),
		)
		expect(texts).toEqual({
			'before@example.com': original,
			'between@example.com': 'Erste Worte.',
			'after@example.com': 'Zweite Worte.',
			'undone@example.com': original,
		})
	},
)

test('currentConsentVersion and currentConsentText return the edited version of a consent text once the edit is public', () => {
	setCurrentSite({ ...currentSite(), edits: edited('Neue Worte.') })
	expect(currentConsentVersion('news')).toMatch(new RegExp(`^${news}\\.[0-9a-f]{8}$`))
	expect(currentConsentText('news', 'de')).toBe('Neue Worte.')
	expect(currentConsentVersion('premium')).toBe(currentConsentVersions.premium)
})
