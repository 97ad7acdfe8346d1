/** Who is at home, as outlines in the window's units. */
export type Company = readonly string[]

/** A result as a window: how much light, who is in, and the sentence for those who do not see it. */
export type Battery = {
	readonly level: number
	readonly company: Company
	readonly label: string
}
