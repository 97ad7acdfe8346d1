import { maxPathLength, pathPrefixes } from '#site-map/own-pages.ts'
import type { PageLanguage } from '#site-map/languages.ts'

/**
 * Suggests an address for a page with this title.
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

/**
 * The words in the brackets of a text still to be written; null for any other text. Texts still to be written cannot be
 * published.
 *
 * @example holeIn('[[A title]]') // 'A title'
 */
export function holeIn(text: string): string | null {
	return /^\[\[([^[\]]*)\]\]$/.exec(text)?.[1] ?? null
}

export const blockExamples = {
	terms: `{% terms %}
- **[[Término 1]]** [[Su explicación]]
- **[[Término 2]]** [[Su explicación]]
{% /terms %}`,
	pull: '{% pull %}\n[[Una frase que se recuerda]]\n{% /pull %}',
	note: '{% note %}\n[[Un aviso]]\n{% /note %}',
} as const

export function partIn(text: string): string {
	const taken = new Set(text.match(/#part\d*/g))
	const anchors = Array.from({ length: taken.size + 1 }, (_, n) => `#part${n + 1}`)
	const free = anchors.find((each) => !taken.has(each)) ?? '#part'
	return `## [[Título de la parte]] {% ${free} %}\n\n[[Texto de la parte]]`
}

export function sceneBlock(name: string): string {
	return `{% scene "${name}" %}\n[[Lo que se ve en el dibujo]]\n{% /scene %}`
}
