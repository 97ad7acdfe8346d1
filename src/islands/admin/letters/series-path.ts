/**
 * The address of a series in the panel.
 *
 * @example seriesPath('0196') // '/waitlist/cartas/serie?id=0196'
 */
export function seriesPath(id: string): string {
	return `/waitlist/cartas/serie?${new URLSearchParams({ id })}`
}
