import { type LetterChange, letterChange } from '#contract/letter.ts'

function keyOf(id: string): string {
	return `innervolt-letter-${id}`
}

/** The copy of a change the server does not have yet. It survives a closed tab and an ended session. */
export function readLocalDraft(id: string): LetterChange | null {
	try {
		const parsed = letterChange.safeParse(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
		return parsed.success ? parsed.data : null
	} catch {
		return null
	}
}

/** Fails silently if the browser stores nothing: the change is sent to the server a second later. */
export function writeLocalDraft(change: LetterChange): void {
	try {
		localStorage.setItem(keyOf(change.id), JSON.stringify(change))
	} catch {
		// The storage is full or disabled.
	}
}

export function deleteLocalDraft(id: string): void {
	try {
		localStorage.removeItem(keyOf(id))
	} catch {
		// As above.
	}
}
