/** What a button that copies says afterwards. */
export type CopyWords = {
	/** In place of its label, for a moment. */
	readonly copied: string
	/** If the browser refuses: what to do instead. */
	readonly refused: string
}
