import type { Channel, Ending, Firmness, Person, Request } from '#domain/say-no/choices.ts'
import type { MessageWords } from '#domain/say-no/compose.ts'
import type { LinkRow } from '#words/schemas/article.ts'
import type { CopyWords } from './copy.ts'
import type { Faq } from './faq.ts'
import type { ToolCall } from './tool-call.ts'
import type { Head, Link } from './page.ts'

/** The page of the tool Say no in one language. */
export type SayNoPage = {
	readonly head: Head
	readonly opening: SayNoOpening
	readonly sentence: SlotSentenceWords
	readonly labels: MessageLabels
	readonly messages: MessageWords
	/** The accessible name of the links to the parts of the page. */
	readonly contents: string
	readonly ready: ReadyMessagesWords
	readonly guide: { readonly title: string; readonly paragraphs: readonly string[] }
	readonly faq: Faq
	readonly related: { readonly title: string; readonly guides: readonly LinkRow[] }
	readonly call: ToolCall
}

export type SayNoOpening = {
	readonly title: string
	readonly lede: string
	/** Shown instead of the form if scripts are switched off; the link leads to the ready messages. */
	readonly noScript: Link
}

/** One choice of the sentence: its accessible name, and what can be chosen. */
type Slot<Value extends string> = {
	readonly name: string
	readonly options: Readonly<Record<Value, string>>
}

/** A form that reads as one sentence. `{who}` and the others stand for the slots. */
export type SlotSentenceWords = {
	/** The accessible name of the form. */
	readonly label: string
	readonly sentence: string
	readonly slots: {
		readonly who: Slot<Person>
		readonly what: Slot<Request>
		readonly how: Slot<Channel>
		readonly tone: Slot<Firmness>
		readonly end: Slot<Ending>
	}
	/** Shown if the link that was opened had unknown fields. */
	readonly corrected: string
}

/** The words around the message. Plain data, because the page passes them to its script. */
export type MessageLabels = {
	readonly heading: string
	/** "To a friend", and "by text" behind it. */
	readonly recipients: Readonly<Record<Person, string>>
	readonly channels: Readonly<Record<Channel, string>>
	/** Follows when the message is said out loud. */
	readonly aloud: string
	/** Before the subject of a mail. */
	readonly subject: string
	readonly copyMessage: string
	/** The copy button of a message that is said out loud. */
	readonly copyWords: string
	readonly after: CopyWords
	readonly share: string
	readonly otherWords: string
	/** `{number}` is replaced by 1, 2 or 3. */
	readonly wording: string
	readonly againLabel: string
	/** What to say if they ask again. */
	readonly again: Readonly<Record<Person, string>>
}

/** Sixty messages to copy by hand, grouped by person. */
export type ReadyMessagesWords = {
	readonly title: string
	readonly text: string
	/** The accessible name of a copy button, before the message. */
	readonly copy: string
	readonly after: CopyWords
	readonly groups: Readonly<Record<Person, string>>
	readonly messages: ReadyMessages
}

/** A message with what it is about. */
export type ReadyMessage = { readonly about: string; readonly text: string }

export type ReadyMessages = Readonly<Record<Person, readonly ReadyMessage[]>>
