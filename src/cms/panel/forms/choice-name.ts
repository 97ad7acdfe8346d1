import words from '#content/messages/es/panel/words-forms.yaml'
import pageWords from '#content/messages/es/panel/words-pages.yaml'

const names: Readonly<Record<string, string>> = { ...pageWords.illustrations, ...words.choices }

/** The Spanish name of a value that the code names, such as a drawing; any other text as it is. */
export function choiceName(value: string): string {
	return Object.hasOwn(names, value) ? (names[value] ?? value) : value
}
