import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRecipients } from '#features/letters/messages/letter-sending.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { checkLetter, checkStep, type LetterCheck } from '#features/letters/rules/letter-checks.ts'
import { leftOutReasons } from '#features/letters/rules/recipient-state.ts'
import { languages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import type { PeopleStores } from '#features/people/people.ts'
import { currentSite } from '#cms/reader/site.ts'
import type { Settings } from '#config/settings.ts'
import { contentsOf, letterSamples } from './letter-samples.ts'
import { mailBytes } from './render-letter.ts'
import { lookUpSenderDns, senderDomain, type TxtResolver } from '#platform/mail/sender-dns.ts'

type LetterCheckOptions = {
	readonly store: Pick<LetterStores, 'letters'> & Pick<PeopleStores, 'segments'>
	readonly settings: Pick<Settings, 'addresses' | 'mail' | 'bounces'>
	readonly resolver: TxtResolver
	readonly isServed: (path: string) => boolean
	/** In milliseconds since 1970. */
	readonly now: () => number
}

/**
 * Checks a letter before it is sent.
 *
 * @param ownerAddress the address for test emails
 */
export type CheckLetter = (
	letter: Letter,
	ownerAddress: string | null,
) => Promise<readonly LetterCheck[]>

/** The check reads the list, the settings and the sender's DNS records. */
export function createLetterCheck(options: LetterCheckOptions): CheckLetter {
	const { store, settings, resolver, isServed, now } = options
	const { site } = settings.addresses
	const domain = senderDomain(settings.mail.from, site)
	const envelopeDomain = settings.bounces?.domain ?? domain

	return async (letter, ownerAddress) => {
		const { links, unlinked, pictures } = contentsOf(letter, site)
		const [recipients, otherLetter, dns, gone] = await Promise.all([
			countRecipients(store, letter),
			store.letters.runningBeside(letter.id, now() + letterLimits.undoMs),
			lookUpSenderDns(domain, settings.mail.dkimSelector, resolver, envelopeDomain),
			store.letters.withoutPicture([...new Set(pictures.map(({ name }) => name))]),
		])
		// As long as a real token, so that the size of the email is right.
		const token = `token=${'x'.repeat(66)}&lang=en`
		const footLinks = () => ({
			unsubscribeUrl: `${site}/waitlist/unsubscribe?${token}`,
			dataUrl: `${site}/waitlist/data?${token}`,
		})
		const mails = letterSamples(letter, { site, now: now(), footLinks })
		const check = letter.series === null ? checkLetter : checkStep
		return check({
			...letter,
			...settings.mail,
			links,
			unlinked,
			pictures: pictures.map((picture) => ({
				...picture,
				isStored: !gone.includes(picture.name),
			})),
			site,
			isServed,
			bytes: Math.max(0, ...mails.map(mailBytes)),
			recipients: recipients.languages,
			leftOut: recipients.left_out,
			ownerAddress,
			operator: currentSite().settings.operator,
			senderDomain: domain,
			envelopeDomain,
			dns,
			otherLetter,
			aheadMs: letter.timing && departuresOf(letter.timing).first - now(),
		})
	}
}

/** Returns zero if the letter's segment has been deleted. */
export async function countRecipients(
	{ letters, segments }: Pick<LetterStores, 'letters'> & Pick<PeopleStores, 'segments'>,
	{ id, purpose, segment }: Pick<Letter, 'id' | 'purpose' | 'segment'>,
): Promise<LetterRecipients> {
	const filter = segment === null ? {} : await segments.filterOf(segment)
	if (filter !== null) return await letters.count({ id, purpose, filter })
	return {
		count: 0,
		languages: recordOf(languages, () => 0),
		left_out: recordOf(leftOutReasons, () => 0),
	}
}
