import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { ChipLabels } from './chip-text.ts'
import { linkName } from './link-name.ts'

const { chips } = words.prose
/** Labels of tags, their attributes and arguments. */
const names: Readonly<
	Record<'tags' | 'attributes' | 'arguments', Readonly<Record<string, string>>>
> = chips

/**
 * Labels of chips, for a reader who knows no code.
 *
 * @param sources source names by key
 * @example chipLabels({ leikas2017: 'Leikas' }).tag('source "leikas2017"') // 'fuente: Leikas 2017'
 * @example chipLabels({}).tag('level=55') // 'nivel 55'
 */
export function chipLabels(sources: Readonly<Record<string, string>>): ChipLabels {
	return {
		link: linkName,
		hiddenFact: chips.hiddenFact,
		argument: (name) => names.arguments[name] ?? name,
		tag(inside) {
			const [, isEnd, name = '', key] = /^(\/?)\s*(\w+)(?!=)\b(?:\s+"([^"]+)")?/.exec(inside) ?? []
			const tag = names.tags[name]
			if (name === 'source' && key !== undefined) {
				const year = /\d{4}/.exec(key)?.[0] ?? ''
				const authors = sources[key]
				return `${tag}: ${authors === undefined ? key : `${authors} ${year}`.trim()}`
			}
			if (inside.startsWith('#')) return `${chips.anchor}: ${inside.slice(1)}`
			if (tag !== undefined) return isEnd ? formatMessage('es', chips.end, { name: tag }) : tag
			return attributesOf(inside) || inside
		},
	}
}

/** Renders `time="18:00" level=40` as “hora 18:00, nivel 40”. */
function attributesOf(inside: string): string {
	return [...inside.matchAll(/(?<!\w)(\w+)=(?:"([^"]*)"|(\S+))/g)]
		.map(([, name = '', quoted, plain]) => `${names.attributes[name] ?? name} ${quoted ?? plain}`)
		.join(', ')
}
