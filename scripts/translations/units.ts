import { withYamlTexts, yamlPlaces } from '#words/text-places.ts'

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
		yamlPlaces('', yaml).flatMap((each) => {
			const place = isOfLanguage ? each.place : starred(each.place, language)
			return place === undefined ? [] : [[place, each.text] as const]
		}),
	)
	return body === undefined ? texts : texts.set('body', body.trim())
}

/**
 * The file with other texts in the given places. Everything else stays the same to the letter.
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
	const missing = [...texts.keys()].find((place) => !before.has(place))
	if (missing !== undefined) throw new Error(`There is no text at ${missing}.`)
	const { yaml, body } = partsOf(text)
	const own = [...texts].map(([place, value]) => [unstarred(place, language), value] as const)
	const newYaml = withYamlTexts(yaml, new Map(own))
	if (body === undefined) return newYaml
	const newBody = texts.get('body') ?? body.trim()
	return `---\n${newYaml}---\n${newBody === body.trim() ? body : `\n${newBody.trim()}\n`}`
}

function partsOf(text: string): { readonly yaml: string; readonly body?: string } {
	const found = frontMatter.exec(text)
	const yaml = found?.groups?.['yaml']
	return found && yaml !== undefined ? { yaml, body: text.slice(found[0].length) } : { yaml: text }
}

function starred(place: string, language: string): string | undefined {
	const keys = place.split('/')
	const at = keys.lastIndexOf(language)
	return at < 0 ? undefined : keys.with(at, '*').join('/')
}

function unstarred(place: string, language: string): string {
	return place
		.split('/')
		.map((key) => (key === '*' ? language : key))
		.join('/')
}
