import { maxPathLength, pathPrefixes } from '#site-map/own-pages.ts'
import type { PageText } from '#cms/messages/own-pages.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'

type Front = PageText['front']

const fieldNames: Readonly<Record<string, Message<'n'>>> = words.form.fields

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

/**
 * The words of a text that is to be written; null for a written one. Such texts cannot be published.
 *
 * @example holeIn('[[A title]]') // 'A title'
 */
export function holeIn(text: string): string | null {
	return /^\[\[([^[\]]*)\]\]$/.exec(text)?.[1] ?? null
}

/**
 * The name of the field of a place.
 *
 * @example fieldName('faq/0/answer') // 'Respuesta 1'
 */
export function fieldName(place: string): string {
	const index = /(?<=\/)\d+(?=\/)/.exec(place)?.[0]
	const name = fieldNames[place.replace(/\/\d+\//, '/')] ?? ''
	return formatMessage('es', name, { n: Number(index ?? 0) + 1 })
}

/** The text at a place of the values before a text; empty if there is none. */
export function textAt(front: Front, place: string): string {
	const value = place.split('/').reduce<unknown>((found, key) => Object(found)[key], front)
	return typeof value === 'string' ? value : ''
}

/** The values with another text at a place. */
export function withText(front: Front, place: string, text: string): Front {
	const [key = '', ...rest] = place.split('/')
	const { [key]: value } = front
	if (rest.length === 0) return { ...front, [key]: text }
	const changed = withText(Object(value), rest.join('/'), text)
	return { ...front, [key]: Array.isArray(value) ? Object.values(changed) : changed }
}

/** Blocks with texts to be written. */
export const blockExamples = {
	terms: `{% terms %}
- **[[Término 1]]** [[Su explicación]]
- **[[Término 2]]** [[Su explicación]]
{% /terms %}`,
	pull: '{% pull %}\n[[Una frase que se recuerda]]\n{% /pull %}',
	note: '{% note %}\n[[Un aviso]]\n{% /note %}',
} as const

/** A new part for a text, with an anchor of its own. */
export function partIn(text: string): string {
	const taken = new Set(text.match(/#part\d*/g))
	const anchors = Array.from({ length: taken.size + 1 }, (_, n) => `#part${n + 1}`)
	const free = anchors.find((each) => !taken.has(each)) ?? '#part'
	return `## [[Título de la parte]] {% ${free} %}\n\n[[Texto de la parte]]`
}

export function sceneBlock(name: string): string {
	return `{% scene "${name}" %}\n[[Lo que se ve en el dibujo]]\n{% /scene %}`
}

/** A table with a name; its first row and column are headings. */
export function tableBlock(label: string, columns: number, rows: number): string {
	const row = (first: string, name: (n: number) => string) =>
		[`- ${first}`.trim(), ...numbers(columns).map((n) => `- [[${name(n)}]]`)].join('\n')
	const lines = [
		row('', (n) => `Columna ${n}`),
		...numbers(rows).map((n) =>
			row(`[[Nombre de la fila ${n}]]`, (column) => `Celda ${n}.${column}`),
		),
	]
	const name = label.replaceAll(/["\\{}%]/g, '')
	return `{% table label="${name}" %}\n${lines.join('\n---\n')}\n{% /table %}`
}

function numbers(count: number): readonly number[] {
	return Array.from({ length: count }, (_, index) => index + 1)
}
