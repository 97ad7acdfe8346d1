import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import {
	type Letter,
	letterDraft,
	type LetterDraft as Draft,
	type NewLetter,
} from '#features/letters/messages/letter.ts'
import { letterCampaign } from '#features/letters/rules/letter-campaign.ts'
import { isReadyToSend } from '#features/letters/rules/letter-checks.ts'
import { letterLanguages } from '#features/letters/rules/letter-languages.ts'
import { type Language, languages as allLanguages } from '#site-map/languages.ts'
import { Refused } from '#panel/client/api.ts'
import { keepSaved } from '#panel/client/keep-saved.ts'
import type { Change } from '#panel/autosave/autosave.ts'
import { useAutosave } from '#panel/autosave/useAutosave.ts'
import {
	checksQuery,
	letterQuery,
	previewsQuery,
	recipientsQuery,
	saveLetter,
} from '#features/letters/panel/letters-api.ts'

export const maxNameLength = 80

type DraftState = ReturnType<typeof useDraftState>

export const DraftContext = createContext<DraftState | null>(null)

export function useDraft(): DraftState {
	const state = useContext(DraftContext)
	if (state === null) throw new Error('Rendered outside a draft')
	return state
}

/** A draft that saves itself, and the server's findings about its last saved version. */
export function useDraftState(given: Letter) {
	const { id } = given
	const client = useQueryClient()
	const [{ unsaved }, autosave] = useAutosave<Draft>({
		scope: 'letter',
		parse: (value) => letterDraft.parse(value),
		isSame: isSameDraft,
		current: (key) => {
			const found = client.getQueryData(letterQuery(key).queryKey)
			return found && draftOf(found)
		},
		isOneByOne: true,
		send: async ([change]) => change && (await send(client, change)),
		reload: (key) => client.fetchQuery(letterQuery(key)),
	})
	// After a save, this hook runs before its caller passes the saved letter, so it reads the letter from the cache.
	const letter = client.getQueryData(letterQuery(id).queryKey) ?? given
	const { version } = letter
	const [shown, show] = useState<Language>('en')
	const isStep = letter.series !== null
	// Keeps the results for the previous version until the new results arrive. Both are about the same letter.
	const placeholderData = keepPreviousData
	const recipients = useQuery({
		...recipientsQuery(id, version),
		placeholderData,
		enabled: !isStep,
	})
	const previews = useQuery({ ...previewsQuery(id, version), placeholderData })
	const checks = useQuery({ ...checksQuery(id, version), placeholderData })
	const draft = autosave.valueOf(id) ?? draftOf(letter)
	const saving = unsaved.get(id)?.status ?? ('saved' as const)

	return {
		/** The content of the fields. */
		draft,
		/** The server's version. */
		letter,
		status: saving === 'waiting' ? ('unsaved' as const) : saving,
		change: (change: Partial<Draft>) => autosave.type(id, { ...draft, ...change }),
		save: () => void autosave.flush(),
		/** Resolves a conflict by keeping the server's version or the one in this tab. */
		keep: (whose: 'theirs' | 'mine') => autosave.choose(id, whose),
		/** Drops the unsaved input of a deleted letter. */
		discard: () => autosave.drop(id),
		/** Whether the letter is a step of a series. The series decides the recipients of its steps. */
		isStep,
		/** Null until counted. */
		recipients: recipients.data ?? null,
		/** Undefined until rendered. */
		previews: previews.data,
		checks,
		isReady:
			saving === 'saved' &&
			checks.data !== undefined &&
			!checks.isPlaceholderData &&
			isReadyToSend(checks.data),
		// People in a series may read any language.
		languages: isStep ? allLanguages : letterLanguages(draft, recipients.data?.languages ?? null),
		/** The language being edited; the only one shown on narrow screens. */
		shown,
		show,
	}
}

/** Saves a draft, unless the server's version is no longer the one that the draft was made from. */
async function send(client: QueryClient, { key, value, original }: Change<Draft>): Promise<void> {
	const { queryKey } = letterQuery(key)
	const letter = client.getQueryData(queryKey)
	if (!letter || !isSameDraft(draftOf(letter), original))
		throw new Refused({ error: 'conflict' }, 'The letter has changed')
	const { id, version } = letter
	const change = { ...value, id, version, campaign: letterCampaign(value.name) }
	const saved = await saveLetter(change)
	keepSaved(client, queryKey, () => saved)
}

function draftOf(letter: Letter): Draft {
	const { name, content, fallback, segment, purpose, reply_to, timing } = letter
	return { name, content, fallback, segment, purpose, reply_to, timing }
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

function isSameDraft(one: Draft, other: Draft): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
