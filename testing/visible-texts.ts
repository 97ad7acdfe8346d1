/** Elements without an end tag. */
const voidElements = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Attributes that are read aloud, shown or sent, and the props of islands. */
const readAttributes = /\s(aria-label|alt|title|placeholder|content|props|data-\w+)="([^"]*)"/g

const tags = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'>=]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g

/**
 * A page's texts in its own language: visible text, screen reader text and props of islands. Excludes elements marked
 * with another language, scripts and styles.
 */
export function visibleTexts(html: string): readonly string[] {
	const texts: string[] = []
	const open: { readonly name: string; readonly isOther: boolean }[] = []
	const own = /<html[^>]*\slang="(\w\w)/.exec(html)?.[1] ?? ''
	const content = html
		.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
		.replaceAll(/<!--.*?-->/g, '')
	for (const [, end, name = '', attributes = '', text] of content.matchAll(tags)) {
		const isInOther = open.at(-1)?.isOther ?? false
		if (text !== undefined) {
			if (!isInOther) texts.push(decode(text))
			continue
		}
		if (end) {
			while (open.length > 0 && open.pop()?.name !== name);
			continue
		}
		const language = /\slang="(\w\w)/.exec(attributes)?.[1]
		const isOther = language === undefined ? isInOther : language !== own
		if (!isOther)
			for (const [, key, value = ''] of attributes.matchAll(readAttributes))
				texts.push(...(key === 'props' ? stringsIn(decode(value)) : [decode(value)]))
		if (!voidElements.test(name)) open.push({ name, isOther })
	}
	return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
}

/** All strings in a JSON text, of which some are sentences and others are keys. */
function stringsIn(json: string): readonly string[] {
	return [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
}

function decode(text: string): string {
	return text
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', '’')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&nbsp;', '\u00A0')
		.replaceAll('&amp;', '&')
}
