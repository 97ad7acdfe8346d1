import { createHash } from 'node:crypto'
import { parse } from 'yaml'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { withYamlTexts } from './yaml-texts.ts'

/** Contains every consent text that was ever shown. */
export const consentsFile = 'facts/consents.yaml'

/** Prefix of the place of an edit that preserves an earlier version written by the owner. */
const kept = '+'

/**
 * A version in the file. `replaces` is set if forms show this version: it names the version that this one was made
 * from.
 */
type Wording = {
	readonly texts: Readonly<Record<string, string>>
	readonly translation: string
	readonly replaces?: string
}

type Texts = ReadonlyMap<string, string>

/**
 * The file of consent texts with the owner's edits. People agreed to each text word for word, so an edited text does
 * not replace it: it is appended as a new version, named after the replaced one and its own words. Versions published
 * earlier are appended too, unless the file has them. An edit of a text that no form shows is applied, and the schema
 * rejects it.
 *
 * @example
 * withConsentVersions(yaml, new Map([['2026-11-22.3/texts/de', 'Neu']]))
 * // … "2026-11-22.3.9f86d081": { "texts": { "de": "Neu", … }, "replaces": "2026-11-22.3", … }
 */
export function withConsentVersions(yaml: string, edits: Texts): string {
	const all = new Map([...keptVersions(edits), ...ownVersions(yaml, edits)])
	const rest = [...edits].filter(([place]) => !place.startsWith(kept) && baseOf(place) === null)
	const known = Object.keys(parse(yaml))
	const lines = [...all]
		.filter(([version]) => !known.includes(version))
		.map(([version, wording]) => `${JSON.stringify(version)}: ${JSON.stringify(wording)}\n`)
	return withYamlTexts(yaml, new Map(rest)) + lines.join('')
}

/**
 * The edits to add to a later publication so that every version that the present edits made or kept stays readable,
 * because people may have agreed to it.
 *
 * @param edits the edits of the file that were public until now
 * @example keptConsents(yaml, edits) // { '+2026-11-22.3.9f86d081': '{"texts":…}' }
 */
export function keptConsents(yaml: string, edits: Texts): Readonly<Record<string, string>> {
	const all = [...keptVersions(edits), ...ownVersions(yaml, edits)]
	return Object.fromEntries(
		all.map(([version, wording]) => [
			kept + version,
			JSON.stringify({ ...wording, replaces: undefined }),
		]),
	)
}

export function isNamedByWords(version: string, texts: Partial<Wording['texts']>): boolean {
	return version.endsWith(`.${digestOf(texts)}`)
}

function ownVersions(yaml: string, edits: Texts): ReadonlyMap<string, Wording> {
	const versions = new Map<string, Wording>()
	for (const base of Object.values(currentConsentVersions)) {
		const changes = [...edits].filter(([place]) => baseOf(place) === base)
		if (changes.length === 0) continue
		// The schema checks the whole file afterwards.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const before = (parse(yaml) as Readonly<Record<string, Wording>>)[base]
		if (before === undefined) continue
		const changed = new Map(changes.map(([place, text]) => [place.slice(base.length + 1), text]))
		const texts = Object.fromEntries(
			Object.entries(before.texts).map(([language, text]) => [
				language,
				changed.get(`texts/${language}`) ?? text,
			]),
		)
		const translation = changed.get('translation') ?? changed.get('texts/es') ?? before.translation
		versions.set(`${base}.${digestOf(texts)}`, { ...before, texts, translation, replaces: base })
	}
	return versions
}

function keptVersions(edits: Texts): readonly (readonly [version: string, wording: Wording])[] {
	return [...edits].flatMap(([place, text]) =>
		place.startsWith(kept) ? [[place.slice(kept.length), JSON.parse(text)] as const] : [],
	)
}

/** The version that forms show and that contains the text at a place; null if there is no such version. */
function baseOf(place: string): string | null {
	const [, version, key] = /^([^/]+)\/(texts\/\w\w|translation)$/.exec(place) ?? []
	return key === undefined
		? null
		: (Object.values(currentConsentVersions).find((each) => each === version) ?? null)
}

function digestOf(texts: Partial<Wording['texts']>): string {
	const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8)
}
