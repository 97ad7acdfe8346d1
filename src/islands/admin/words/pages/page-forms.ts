import { maxPathLength, pathPrefixes } from '#domain/pages/own-pages.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'

/**
 * An address for a title.
 *
 * @example suggestedPath('Die Ruhe in größeren Gruppen', 'de') // '/deutschland/die-ruhe-in-groesseren-gruppen'
 */
export function suggestedPath(title: string, language: PageLanguage): string {
	const prefix = pathPrefixes[language]
	const name = title
		.toLowerCase()
		.replaceAll(/[äöü]/g, (letter) => (language === 'de' ? `${letter}e` : letter))
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+/, '')
	return prefix + name.slice(0, maxPathLength - prefix.length).replace(/-$/, '')
}

/** The blocks that a text can have, each with words to replace: what is in double brackets cannot be published. */
export const blockExamples = {
	part: '## [[Título de la parte]] {% #part %}\n\n[[Texto de la parte]]',
	scene: '{% scene "lookAtTheDoor" %}\n[[Lo que se ve en el dibujo]]\n{% /scene %}',
	table: `{% table label="[[De qué trata la tabla]]" %}
-
- [[Columna 1]]
- [[Columna 2]]
---
- [[Fila 1]]
- [[Celda]]
- [[Celda]]
---
- [[Fila 2]]
- [[Celda]]
- [[Celda]]
{% /table %}`,
	terms: `{% terms %}
- **[[Término 1]]** [[Su explicación]] {% level=60 %}
- **[[Término 2]]** [[Su explicación]] {% level=30 %}
{% /terms %}`,
	pull: '{% pull %}\n[[Una frase que se recuerda]]\n{% /pull %}',
	source: '[[Lo que dice un estudio]]{% source "pickett2020" /%}',
} as const

export type Block = keyof typeof blockExamples

/**
 * A text with a block after the paragraph at a position.
 *
 * @example withBlock('## A {% #a %}\n\nOne.\n\nTwo.', 16, 'pull')
 * // '## A {% #a %}\n\nOne.\n\n{% pull %}…{% /pull %}\n\nTwo.'
 */
export function withBlock(text: string, at: number, block: Block): string {
	const end = text.indexOf('\n\n', at)
	const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
	const taken = new Set(text.match(/#part\d*/g))
	const anchors = Array.from({ length: taken.size + 1 }, (_, n) => `#part${n + 1}`)
	const free = anchors.find((each) => !taken.has(each)) ?? '#part'
	const example = blockExamples[block].replace('#part', free)
	return `${before.trimEnd()}\n\n${example}${after}`
}
