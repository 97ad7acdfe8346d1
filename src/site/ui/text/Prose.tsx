import Markdoc from '@markdoc/markdoc'
import { createElement, Fragment } from 'react'
import { parseInline } from '#cms/reader/format/inline-prose.ts'
import { Anchor } from '#site/ui/links/Anchor.tsx'

/** A text with Markdown's marks for links and emphasis. */
export function Prose({ text }: { text: string }) {
	return Markdoc.renderers.react(
		[...parseInline(text)],
		{ createElement, Fragment },
		{ components: { Anchor } },
	)
}
