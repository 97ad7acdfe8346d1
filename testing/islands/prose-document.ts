import Markdoc from '@markdoc/markdoc'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProsePart } from '#cms/reader/prose/prose.ts'
import { ProseNodes } from '#site/ui/text/ProseNodes.tsx'

export type Parts = readonly Pick<ProsePart, 'content'>[]

/** A document with a text's rendered parts. */
export function proseDocument(parts: Parts) {
	const nodes = parts.flatMap(({ content }) => content)
	const { document } = new Window()
	document.body.innerHTML = renderToStaticMarkup(createElement(ProseNodes, { nodes }))
	return document
}

/** The text of each element. */
export function proseTexts(parts: Parts): readonly string[] {
	return textsAt(proseDocument(parts), 'body *')
}

export function proseText(parts: Parts): string {
	return proseDocument(parts).body.textContent
}

/** The tags of a text that are rendered as the given component. */
export function tagsOf(component: string, parts: Parts) {
	return parts
		.flatMap(({ content }) => content.flatMap((node) => (Markdoc.Tag.isTag(node) ? [node] : [])))
		.filter(({ name }) => name === component)
}

type Elements = Pick<ReturnType<typeof proseDocument>, 'querySelectorAll'>

export function textsAt(elements: Elements, selector: string): readonly string[] {
	return [...elements.querySelectorAll(selector)].map(({ textContent }) => textContent)
}
