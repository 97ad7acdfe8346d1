/** SVG paths of the silhouettes in a window, in its units. */
export type Occupants = readonly string[]

/** The drawing of a result: battery level in percent, silhouettes, and the accessible name. */
export type Battery = {
	readonly level: number
	readonly occupants: Occupants
	readonly label: string
}
