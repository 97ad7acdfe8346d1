import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import { parseEmail } from '#values/email.ts'
import { leaveRequest } from '#features/leave/messages/leave-list.ts'
import { personActs } from '#features/waitlist/rules/person-act.ts'
import { pastedAddress } from '#values/pasted-address.ts'
import { maxNoteLength } from '#features/people/rules/tags.ts'
import { registrationRow } from './registration-page.ts'
import { countryCode, recordId, textThat, typedText } from '#values/messages/text.ts'

/** An address in any spelling. Parsing turns it into its stored form. */
const address = z.pipe(
	textThat(320, (typed) => parseEmail(typed) !== null),
	z.transform((text) => parseEmail(text) ?? ''),
)

/**
 * The consent that a person gave with one signup. `text` is the sentence on the page, word for word in `locale`, and
 * `translation` is its Spanish version. Both are null for an unknown version, such as `unstated`.
 */
const consent = z.object({
	given_at: z.string(),
	version: z.string(),
	text: z.nullable(z.string()),
	translation: z.nullable(z.string()),
	/** The permitted topics of emails. */
	purpose: z.nullable(z.enum(['news', 'launch', 'premium'])),
	/** The path of the page with the form; null for a form that is not on the site's pages. */
	page: z.nullable(z.string()),
	source: z.string(),
	locale: z.string(),
	utm_source: z.nullable(z.string()),
	utm_medium: z.nullable(z.string()),
	utm_campaign: z.nullable(z.string()),
	utm_term: z.nullable(z.string()),
	utm_content: z.nullable(z.string()),
	referrer_host: z.nullable(z.string()),
	/** Where and when the consent was given, in the words of the owner who imported it. */
	proof: z.nullable(z.string()),
})

/** A bounce of an email, or a complaint about it. */
const report = z.object({
	/** `hard`: the address does not exist or is closed. `soft`: any other reason. `complaint`: marked as spam. */
	kind: z.enum(['hard', 'soft', 'complaint']),
	/** The three-digit SMTP code and the enhanced status code, as far as the report had them; empty if it had neither. */
	code: z.string(),
	at: z.string(),
})

/**
 * An email and its outcome. `accepted`: the mail server accepted it. `refused`: it was given up. `waiting`: it is still
 * in the outbox. `failure` is a code such as `451`, from the refusal or, for an accepted email, from the last failed
 * attempt before its acceptance. `report` is the bounce or complaint that came after its acceptance.
 */
const delivery = z.object({
	id: z.string(),
	kind: z.string(),
	subject: z.string(),
	created_at: z.string(),
	outcome: z.enum(['waiting', 'accepted', 'refused']),
	/** When the email was accepted or given up. */
	finished_at: z.nullable(z.string()),
	tries: z.int(),
	failure: z.nullable(z.string()),
	report: z.nullable(report),
})

/** A change of the person's status. The first entry is the signup or the import. */
const statusChange = z.object({ at: z.string(), status: z.string() })

/** Something that the owner or the person did, other than a change of the status. */
const act = z.object({ at: z.string(), act: z.enum(personActs) })

/**
 * Response of `GET /api/admin/person?id=ID`: what the panel shows about a person. Each list is sorted oldest first,
 * unless stated otherwise. An unknown id is `not-found`.
 */
export const person = z.object({
	...registrationRow.shape,
	unsubscribed_at: z.nullable(z.string()),
	/**
	 * Since when the address has been marked as undeliverable, because of a bounce or a refusal. Letters are no longer
	 * sent to it. Null without the mark.
	 */
	undeliverable_at: z.nullable(z.string()),
	note: z.nullable(z.string()),
	consents: z.array(consent),
	mails: z.array(delivery),
	history: z.array(statusChange),
	acts: z.array(act),
	/** Requests to cancel or withdraw that came with the person's address, newest first. */
	requests: z.array(leaveRequest),
})

export type Person = z.infer<typeof person>

/** Body of `POST /api/admin/person/find`: an address, in any spelling. A POST keeps the address out of URLs. */
export const personSearch = z.object({
	email: typedText(320).check(z.overwrite(pastedAddress), z.minLength(1)),
})

export type PersonSearch = z.infer<typeof personSearch>

/** Response to a `personSearch`: the registration's id. An unknown address is `not-found`. */
export const personFound = z.object({ id: z.string() })

export type PersonFound = z.infer<typeof personFound>

/**
 * Body of `POST /api/admin/person/link`, which emails the link to "Your data with us"; of `POST
 * /api/admin/person/unsubscribe`; of `POST /api/admin/erasures`, which erases the person; and of `POST
 * /api/admin/person/deliverable`, which removes the mark as undeliverable, so that letters are sent to the address again.
 * All are answered with 204. An unknown id is `not-found`, and so is
 * `deliverable` for a person without the mark. A link for an unsubscribed person is a `conflict` with the field
 * `status`; if the address has reached its limit of links, the response is `too-many`. Also query of `GET
 * /api/admin/person` and of `GET /api/admin/person/export`. The export is a JSON file of all data stored about the
 * person, as written by `npm run waitlist -- export`; without a recent re-authentication the response is
 * `proof-required`.
 */
export const personReference = z.strictObject({ id: recordId })

/**
 * Body of `POST /api/admin/person/note`, answered with 204: the new note about a person, and the note that it replaces
 * (`before`). An unknown id is `not-found`, a note that somebody else has since changed a `conflict`.
 *
 * @example personNote.parse({ id: '7', note: ' Knows Ana. ', before: '' }).note // 'Knows Ana.'
 */
export const personNote = z.strictObject({
	...personReference.shape,
	note: typedText(maxNoteLength),
	before: typedText(maxNoteLength),
})

export type PersonNote = z.infer<typeof personNote>

/**
 * Body of `POST /api/admin/person/add`: a person who asked the owner to join the list. They get a confirmation email in
 * the language `locale`. Answered with a `personAdded`. An address that cannot be parsed is `invalid`. For a person who
 * is already on the list the response is a `conflict` with the field `email`, and for an unsubscribed person one with
 * the field `status`. If the person got an email less than an hour ago, it is `too-many`.
 */
export const newPerson = z.strictObject({
	email: address,
	locale: z.enum(languages),
	country: z.nullable(countryCode),
})

export type NewPerson = z.infer<typeof newPerson>

/** Response to a `newPerson`. `isKnown`: the person was pending, and got another email. */
export const personAdded = z.object({ isKnown: z.boolean() })

export type PersonAdded = z.infer<typeof personAdded>

/**
 * Body of `POST /api/admin/person/address`: a new address for a person, who has to confirm it. Answered with an
 * `addressCorrected`; an address that cannot be parsed is `invalid`, another person's address is a `conflict` with
 * the field `email`, an unsubscribed person a `conflict` with the field `status`, and an unknown id `not-found`.
 */
export const addressCorrection = z.strictObject({ ...personReference.shape, email: address })

export type AddressCorrection = z.infer<typeof addressCorrection>

/**
 * Response to an `addressCorrection`. `isAsked` is true if a confirmation email was queued for the new address; it is
 * false if only the spelling changed.
 */
export const addressCorrected = z.object({ isAsked: z.boolean() })

export type AddressCorrected = z.infer<typeof addressCorrected>
