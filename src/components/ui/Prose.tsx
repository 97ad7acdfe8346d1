import Markdoc from '@markdoc/markdoc'
import { parseInline } from '#words/inline-prose.ts'
import { Anchor } from './Anchor.tsx'
import { proseElements } from './Unbroken.tsx'

/** A text with Markdown's marks for links and emphasis. */
export function Prose({ text }: { text: string }) {
	return Markdoc.renderers.react([...parseInline(text)], proseElements, { components: { Anchor } })
}
