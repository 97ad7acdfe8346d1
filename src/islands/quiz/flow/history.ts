/** What a question leaves in the browser's history: where it is, never what was answered. */
type Entry = { readonly visit: number; readonly step: number }

/**
 * Tells this visit's entries from those that an earlier load of the page has left. Those answers are
 * gone, so their entries lead to the intro.
 */
const visit = () => performance.timeOrigin

/** Marks the entry that is shown as the place of a step. */
export function markEntry(step: number): void {
	attempt(() => history.replaceState({ visit: visit(), step } satisfies Entry, ''))
}

/** Adds an entry for a step, so that Back leads from there to the step before. */
export function addEntry(step: number): void {
	attempt(() => history.pushState({ visit: visit(), step } satisfies Entry, ''))
}

/** The step that an entry stands for; undefined for an entry that is not ours, such as an anchor's. */
export function stepOf(entry: unknown): number | undefined {
	if (typeof entry !== 'object' || entry === null || !('step' in entry)) return undefined
	const isFromNow = 'visit' in entry && entry.visit === visit()
	return isFromNow && typeof entry.step === 'number' ? entry.step : 0
}

/** Browsers refuse a hundred entries in a few seconds. The quiz goes on; Back leads further then. */
function attempt(change: () => void): void {
	try {
		change()
	} catch {}
}
