import { type LetterChange, letterChange } from '#contract/letter.ts'

function keyOf(id: string): string {
	return `innervolt-letter-${id}`
}

/** The copy of a change that the server does not have yet. It survives a closed tab and a session that ends. */
export function readLocalDraft(id: string): LetterChange | null {
	try {
		const parsed = letterChange.safeParse(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
		return parsed.success ? parsed.data : null
	} catch {
		return null
	}
}

/** Fails silently where the browser stores nothing: the change is sent to the server a second later. */
export function writeLocalDraft(change: LetterChange): void {
	try {
		localStorage.setItem(keyOf(change.id), JSON.stringify(change))
	} catch {
		// The storage is full or switched off.
	}
}

export function deleteLocalDraft(id: string): void {
	try {
		localStorage.removeItem(keyOf(id))
	} catch {
		// As above.
	}
}
