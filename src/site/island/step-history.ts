/** The state of a history entry: the step, but no answers. */
type Entry = { readonly visit: number; readonly step: number }

/** Identifies this load of the page. Entries of an earlier load lead to the intro, because their answers are gone. */
const visit = () => performance.timeOrigin

/**
 * Adds a history entry for a step, so that Back leads to the previous step, or assigns the step to the current entry.
 * With `address`, the entry gets that address. Browsers refuse more than about 100 changes in a few seconds: a step
 * without an entry works, but Back skips it.
 */
export function writeEntry(
	how: 'pushState' | 'replaceState',
	step: number,
	address?: string,
): void {
	try {
		history[how]({ visit: visit(), step } satisfies Entry, '', address)
	} catch {}
}

/** Returns the step of an entry; undefined for an entry without one, such as an anchor's. */
export function stepOf(entry: unknown): number | undefined {
	if (typeof entry !== 'object' || entry === null || !('step' in entry)) return undefined
	const isFromThisVisit = 'visit' in entry && entry.visit === visit()
	return isFromThisVisit && typeof entry.step === 'number' ? entry.step : 0
}
