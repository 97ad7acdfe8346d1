export type Site = {
	readonly name: string
	/** The absolute address of the quiz. */
	readonly address: string
	/** The app's signup page, with the campaign parameters of a quiz result. */
	readonly signup: string
}
