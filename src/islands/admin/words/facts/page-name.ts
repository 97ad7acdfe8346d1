import words from '#content/messages/es/panel/words.yaml'

/** What the panel calls a page, or anything else that has words. */
export function pageName(name: string): string {
	const names: Readonly<Record<string, string>> = words.tree.items
	return names[name] ?? name
}
