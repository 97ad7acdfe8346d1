import type { Letter, LetterChange, LetterDraft as Draft, NewLetter } from '#contract/letter.ts'
import { letterCampaign } from '#domain/letters/letter-campaign.ts'

/** Of a letter's name, in characters. */
export const maxNameLength = 80

export type { LetterDraft as Draft } from '#contract/letter.ts'

/** The editable part of a letter or of a change. */
export function draftOf(letter: Letter | LetterChange): Draft {
	const { name, content, fallback, segment, purpose, reply_to, timing } = letter
	return { name, content, fallback, segment, purpose, reply_to, timing }
}

/** The message that saves a draft. The campaign follows from the name. */
export function changeOf(
	{ id, version }: Pick<Letter, 'id' | 'version'>,
	draft: Draft,
): LetterChange {
	return { ...draft, id, version, campaign: letterCampaign(draft.name) }
}

/**
 * A new draft with the words and recipients of a letter, without its time.
 *
 * @example copyOf(letter, 'We open, copia').name // 'We open, copia'
 */
export function copyOf(letter: Letter, fullName: string): NewLetter {
	const name = fullName.slice(0, maxNameLength)
	return { ...draftOf(letter), name, timing: null, campaign: letterCampaign(name) }
}

/** Whether two drafts have the same words, recipients and time. */
export function isSameDraft(one: Draft, other: Draft): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
