import type { QueryClient } from '@tanstack/react-query'
import type { WordChanges } from '#cms/messages/words.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import type { Change } from '#panel/autosave/autosave.ts'
import { postJson, requireOk } from '#panel/client/api.ts'
import { invalidateChanges } from './publish/publish-api.ts'
import { catalogPath } from './words-api.ts'

/** The inverse of `textId`. */
export function addressOf(id: string): WordAddress {
	const at = id.indexOf(':')
	return { file: id.slice(0, at), place: id.slice(at + 1) }
}

/** Saves all values or none. */
export async function saveDrafts(
	client: QueryClient,
	changes: readonly Change<string>[],
	isLeaving = false,
): Promise<void> {
	const message: WordChanges = {
		changes: changes.map(({ key, value, original }) => ({
			...addressOf(key),
			text: value,
			before: original,
		})),
	}
	await requireOk(await postJson(catalogPath, message, { keepalive: isLeaving }))
	void invalidateChanges(client)
}
