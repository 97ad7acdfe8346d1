import { type Document, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml'

/** A text by its place in a file: the keys that lead to it, joined by slashes, or `body` for the prose of a Markdoc file. */
export type Texts = ReadonlyMap<string, string>

const frontMatter = /^---\n(?<yaml>.*?)^---\n/ms

/**
 * The texts of a file of words in one language. In a file that holds all languages, those below the key of the language;
 * its key is a star in the place.
 *
 * @param text YAML, or Markdoc with front matter
 * @example textsIn('title:\n  en: Yes\n  de: Ja\n', 'de', false) // Map { 'title/*' => 'Ja' }
 */
export function textsIn(text: string, language: string, isOfLanguage: boolean): Texts {
	const { yaml, body } = partsOf(text)
	const texts = new Map(
		scalarsOf(parseDocument(yaml)).flatMap(([path, value]) => {
			const place = isOfLanguage ? path.join('/') : placeIn(path, language)
			return place === undefined ? [] : [[place, value] as const]
		}),
	)
	return body === undefined ? texts : texts.set('body', body.trim())
}

/**
 * The file with other texts in the given places. Comments and everything else stay; without a changed text the file is
 * the same to the letter.
 *
 * @throws Error for a place that the file does not have
 */
export function withTexts(
	text: string,
	language: string,
	isOfLanguage: boolean,
	texts: Texts,
): string {
	const before = textsIn(text, language, isOfLanguage)
	const changed = [...texts].filter(([place, value]) => before.get(place) !== value)
	if (changed.length === 0) return text
	const { yaml, body } = partsOf(text)
	const document = parseDocument(yaml)
	let newBody = body
	for (const [place, value] of changed) {
		if (!before.has(place)) throw new Error(`There is no text at ${place}.`)
		if (place === 'body' && body !== undefined) newBody = `\n${value.trim()}\n`
		else {
			const keys = place.split('/').map((key) => (key === '*' && !isOfLanguage ? language : key))
			document.setIn(keys.map(asIndex), value)
		}
	}
	const newYaml =
		changed.length === 1 && newBody !== body
			? yaml
			: document.toString({ lineWidth: 0, singleQuote: true })
	return newBody === undefined ? newYaml : `---\n${newYaml}---\n${newBody}`
}

function partsOf(text: string): { readonly yaml: string; readonly body?: string } {
	const found = frontMatter.exec(text)
	const yaml = found?.groups?.['yaml']
	return found && yaml !== undefined ? { yaml, body: text.slice(found[0].length) } : { yaml: text }
}

/** Each string of a document that is a value and not a key, with the keys that lead to it. */
function scalarsOf(
	document: Document,
): readonly (readonly [path: readonly string[], text: string])[] {
	const found: (readonly [readonly string[], string])[] = []
	visit(document, {
		Scalar(key, node, ancestors) {
			if (key === 'key' || typeof node.value !== 'string') return
			found.push([pathOf([...ancestors, node]), node.value])
		},
	})
	return found
}

/** The keys and indexes from the root of a document to its innermost node. */
function pathOf(nodes: readonly unknown[]): readonly string[] {
	return nodes.flatMap((node, depth) => {
		const parent = nodes[depth - 1]
		if (isPair(parent))
			return parent.value === node && isScalar(parent.key) ? [String(parent.key.value)] : []
		return isSeq(parent) ? [`${parent.items.indexOf(node)}`] : []
	})
}

function placeIn(path: readonly string[], language: string): string | undefined {
	const at = path.lastIndexOf(language)
	return at < 0 ? undefined : path.with(at, '*').join('/')
}

const asIndex = (key: string) => (/^\d+$/.test(key) ? Number(key) : key)
