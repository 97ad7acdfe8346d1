/** What a quiz has to know about the site around it; the page hands it in. */
export type Site = {
	readonly name: string
	/** This quiz's address for the rest of the world. */
	readonly address: string
	/** The app's signup page, and that people come to it from a result. */
	readonly signup: string
}
