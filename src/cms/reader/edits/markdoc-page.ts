import { stringify } from 'yaml'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { yamlValue } from '#cms/reader/files/yaml-texts.ts'

export type PageText = {
	readonly front: Readonly<Record<string, unknown>>
	readonly body: string
}

export function pageTextOf(markdoc: string): PageText {
	const front = frontMatterOf(markdoc)
	const values: Readonly<Record<string, unknown>> = Object(yamlValue(front))
	return { front: values, body: markdoc.slice(`---\n${front}---\n`.length).trim() }
}

/** The Markdoc file of a page. The page's name and address come first, without quotation marks. */
export function markdocOf({ front, body }: PageText): string {
	const { page, path, ...others } = front
	return `---\n${stringify({ page, path, ...others }, { lineWidth: 0, singleQuote: true })}---\n\n${body.trim()}\n`
}

/**
 * The number of a line of the file, counted from the start of the text below the front matter; 0 for a line above that
 * text.
 */
export function lineInBody(markdoc: string, line: number): number {
	const before = markdoc.slice(0, markdoc.lastIndexOf(pageTextOf(markdoc).body))
	return Math.max(0, line - before.split('\n').length + 1)
}
