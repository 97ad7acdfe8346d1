import * as z from 'zod/mini'
import { languages } from '#domain/pages/languages.ts'
import { parseEmail } from '#domain/waitlist/email.ts'
import { personActs } from '#domain/waitlist/person-act.ts'
import { pastedAddress } from '#domain/waitlist/pasted-address.ts'
import { maxNoteLength } from '#domain/waitlist/tags.ts'
import { registrationRow } from './registration-page.ts'
import { countryCode, recordId, textThat, typedText } from './text.ts'

/** An address in any spelling; parsed to the form in which it is stored. */
const address = z.pipe(
	textThat(320, (typed) => parseEmail(typed) !== null),
	z.transform((text) => parseEmail(text) ?? ''),
)

/**
 * What a person agreed to with one signup. `text` is the sentence on the page, word for word in `locale`, and
 * `translation` its Spanish rendering; both are null for a version that the site does not know, such as `unstated`.
 */
const consent = z.object({
	given_at: z.string(),
	version: z.string(),
	text: z.nullable(z.string()),
	translation: z.nullable(z.string()),
	/** What the mails may be about. */
	purpose: z.nullable(z.enum(['news', 'launch', 'premium'])),
	/** The path of the page with the form; null for a form that is not on a page of the site. */
	page: z.nullable(z.string()),
	source: z.string(),
	locale: z.string(),
	utm_source: z.nullable(z.string()),
	utm_medium: z.nullable(z.string()),
	utm_campaign: z.nullable(z.string()),
	utm_term: z.nullable(z.string()),
	utm_content: z.nullable(z.string()),
	referrer_host: z.nullable(z.string()),
	/** Where and when it was given, in the words of the owner who imported it. */
	proof: z.nullable(z.string()),
})

/** What came back about a mail. */
const report = z.object({
	/** `hard`: the address does not exist or is closed. `soft`: any other reason. `complaint`: the person called it spam. */
	kind: z.enum(['hard', 'soft', 'complaint']),
	/** Three digits and the enhanced code, as far as the report had them; empty without any. */
	code: z.string(),
	at: z.string(),
})

/**
 * A mail and what became of it. `accepted`: by the mail server. `refused`: given up. `waiting`: in the outbox.
 * `failure` is a code such as `451`: of the refusal, or of the last attempt before one that succeeded. `report` is what
 * came back after the mail was accepted.
 */
const delivery = z.object({
	id: z.string(),
	kind: z.string(),
	subject: z.string(),
	created_at: z.string(),
	outcome: z.enum(['waiting', 'accepted', 'refused']),
	/** When the mail was accepted or given up. */
	finished_at: z.nullable(z.string()),
	tries: z.int(),
	failure: z.nullable(z.string()),
	report: z.nullable(report),
})

/** A change of the status. The first one is the signup or the import. */
const statusChange = z.object({ at: z.string(), status: z.string() })

/** What else was done with the person, by the owner or by themselves. */
const act = z.object({ at: z.string(), act: z.enum(personActs) })

/**
 * Response of `GET /api/admin/person?id=ID`: all that the panel shows about a person, each list oldest first. An
 * unknown id is `not-found`.
 *
 * @example person.parse(await response.json()).consents[0]?.version // '2026-11-22'
 */
export const person = z.object({
	...registrationRow.shape,
	unsubscribed_at: z.nullable(z.string()),
	/** Since when mail comes back; letters are not sent to the address any more. */
	undeliverable_at: z.nullable(z.string()),
	/** What the owner wrote about the person. */
	note: z.nullable(z.string()),
	consents: z.array(consent),
	mails: z.array(delivery),
	history: z.array(statusChange),
	acts: z.array(act),
})

export type Person = z.infer<typeof person>

/**
 * Body of `POST /api/admin/person/find`: an address, in any spelling. It is a POST so that the address is in no URL.
 *
 * @example personSearch.parse({ email: 'Ada@example.com' })
 */
export const personSearch = z.object({
	email: typedText(320).check(z.overwrite(pastedAddress), z.minLength(1)),
})

export type PersonSearch = z.infer<typeof personSearch>

/**
 * Response to a `personSearch`: the id of the registration. An unknown address is `not-found`.
 *
 * @example personFound.parse({ id: '7' }).id // '7'
 */
export const personFound = z.object({ id: z.string() })

export type PersonFound = z.infer<typeof personFound>

/**
 * Body of `POST /api/admin/person/link`, which mails the link to "Your data with us", and of
 * `POST /api/admin/person/unsubscribe`. Both are answered with 204. An unknown id is `not-found`; a link for an
 * unsubscribed person is a `conflict` with the field `status`, and one more than an address may get `too-many`.
 * It is also the query of `GET /api/admin/person` and of `GET /api/admin/person/export`. The latter is answered with a JSON file of
 * all that is stored about the person, as `npm run waitlist -- export` prints it; without a recent proof it is
 * `proof-required`.
 *
 * @example personReference.parse({ id: '7' })
 */
export const personReference = z.strictObject({
	id: recordId,
})

export type PersonReference = z.infer<typeof personReference>

/**
 * Body of `POST /api/admin/person/deliverable`, which takes the mark away that mail comes back: letters are sent to the
 * address again. Answered with 204; a person who is unknown or has no mark is `not-found`.
 *
 * @example personMark.parse({ id: '7' })
 */
export const personMark = z.strictObject({ ...personReference.shape })

export type PersonMark = z.infer<typeof personMark>

/**
 * Body of `POST /api/admin/person/note`, answered with 204: the note about a person, which replaces the one before. An
 * unknown id is `not-found`.
 *
 * @example personNote.parse({ id: '7', note: ' Knows Ana. ' }).note // 'Knows Ana.'
 */
export const personNote = z.strictObject({
	...personReference.shape,
	note: typedText(maxNoteLength),
})

export type PersonNote = z.infer<typeof personNote>

/**
 * Body of `POST /api/admin/person/add`: someone who asked the owner to be on the list. They get the mail that asks to
 * confirm, in the language `locale`. Answered with a `personAdded`; an address that is none is `invalid`. Who is on the list
 * already is a `conflict` with the field `email`, who has unsubscribed one with the field `status`, and who was asked less
 * than an hour ago is `too-many`.
 *
 * @example newPerson.parse({ email: 'ada@example.com', locale: 'de', country: null })
 */
export const newPerson = z.strictObject({
	email: address,
	locale: z.enum(languages),
	country: z.nullable(countryCode),
})

export type NewPerson = z.infer<typeof newPerson>

/**
 * Response to a `newPerson`. `isKnown`: the person was waiting for a confirmation, and got another mail.
 *
 * @example personAdded.parse({ isKnown: false }).isKnown // false
 */
export const personAdded = z.object({ isKnown: z.boolean() })

export type PersonAdded = z.infer<typeof personAdded>

/**
 * Body of `POST /api/admin/person/address`: another address for a person, who has to confirm it. Answered with an
 * `addressCorrected`; an address that is none is `invalid`, one that another person has a `conflict` with the field `email`. For who has
 * unsubscribed it is a `conflict` with the field `status`, and an unknown id is `not-found`.
 *
 * @example addressCorrection.parse({ id: '7', email: 'ada@example.com' })
 */
export const addressCorrection = z.strictObject({ ...personReference.shape, email: address })

export type AddressCorrection = z.infer<typeof addressCorrection>

/**
 * Response to an `addressCorrection`. `isAsked`: a mail asks to confirm the new address; otherwise only its spelling has
 * changed.
 *
 * @example addressCorrected.parse({ isAsked: true }).isAsked // true
 */
export const addressCorrected = z.object({ isAsked: z.boolean() })

export type AddressCorrected = z.infer<typeof addressCorrected>
