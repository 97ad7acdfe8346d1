import type { Channel, Person } from './choices.ts'
import type { MessageWords } from './compose.ts'

/** The words of "Say no" that its script needs. */
export type SayNoData = {
	readonly messages: MessageWords
	readonly labels: {
		readonly recipients: Readonly<Record<Person, string>>
		readonly channels: Readonly<Record<Channel, string>>
		readonly again: Readonly<Record<Person, string>>
		readonly aloud: string
		readonly subject: string
		readonly copyMessage: string
		readonly copyWords: string
		/** "Wording 1 of 3" and so on. */
		readonly wordings: readonly string[]
	}
}
