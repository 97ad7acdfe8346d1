/** The state of a history entry: the step, but no answers. */
type Entry = { readonly visit: number; readonly step: number }

/** Identifies this load of the page. Entries of an earlier load lead to the intro, because their answers are gone. */
const visit = () => performance.timeOrigin

/** Assigns a step, and an address if given, to the current history entry. */
export function replaceEntry(step: number, address?: string): void {
	ignoreErrors(() => history.replaceState({ visit: visit(), step } satisfies Entry, '', address))
}

/** Adds a history entry for a step, so that Back leads to the previous step. */
export function pushEntry(step: number, address?: string): void {
	ignoreErrors(() => history.pushState({ visit: visit(), step } satisfies Entry, '', address))
}

/** Returns the step of an entry; undefined for an entry without one, such as an anchor's. */
export function stepOf(entry: unknown): number | undefined {
	if (typeof entry !== 'object' || entry === null || !('step' in entry)) return undefined
	const isFromThisVisit = 'visit' in entry && entry.visit === visit()
	return isFromThisVisit && typeof entry.step === 'number' ? entry.step : 0
}

/** Browsers limit changes to about 100 in a few seconds. The quiz works without the entry; Back then skips the step. */
function ignoreErrors(change: () => void): void {
	try {
		change()
	} catch {}
}
