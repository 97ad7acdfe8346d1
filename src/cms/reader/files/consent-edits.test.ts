import { expect, test } from 'vitest'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { consentsFile, keptConsents, withConsentVersions } from './consent-edits.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { withEdits } from '#cms/reader/site.ts'
import { readYaml } from './read-yaml.ts'
import { consents } from '#cms/reader/schemas/consents.ts'
import { readWordsFile } from './words-files.ts'
import { yamlValue } from './yaml-texts.ts'

const yaml = readWordsFile(consentsFile)
const base = currentConsentVersions.news
const read = (edits: Readonly<Record<string, string>>) =>
	readYaml(consentsFile, withConsentVersions(yaml, new Map(Object.entries(edits))), {
		schema: consents,
	})
const before = read({})
const versionOf = (text: string) => Object.keys(read({ [`${base}/texts/de`]: text })).at(-1)

test('a changed consent text becomes a new version, and the previous version is kept word for word', () => {
	const changed = read({ [`${base}/texts/de`]: 'Neue Worte.' })
	const [version = '', ...others] = Object.keys(changed).filter((each) => !(each in before))
	expect(others).toEqual([])
	expect(version).toMatch(new RegExp(`^${base}\\.[0-9a-f]{8}$`))
	expect(changed[version]).toMatchObject({
		purpose: 'news',
		replaces: base,
		texts: { ...before[base]?.texts, de: 'Neue Worte.' },
	})
	expect(changed[base]).toEqual(before[base])
})

test('a changed text passes the check, and applying its edit to a file that already has the new version changes nothing', () => {
	const edits = { [`${base}/texts/de`]: 'Neue Worte.' }
	withEdits({ [consentsFile]: edits }, () => checkWordsFile(consentsFile))
	const written = withConsentVersions(yaml, new Map(Object.entries(edits)))
	const again = withConsentVersions(written, new Map(Object.entries(edits)))
	expect(yamlValue(again)).toEqual(yamlValue(written))
})

test('the same text always gets the same version, and different texts get different versions', () => {
	expect(versionOf('Neu.')).toBe(versionOf('Neu.'))
	expect(versionOf('Neu.')).not.toBe(versionOf('Neuer.'))
})

test('an edit of the Spanish text also changes the translation shown in the panel', () => {
	const changed = read({ [`${base}/texts/es`]: 'Palabras nuevas.' })
	expect(Object.values(changed).at(-1)?.translation).toBe('Palabras nuevas.')
})

test('a version that a later edit replaces stays readable, but no form shows it', () => {
	const first = new Map([[`${base}/texts/de`, 'Eins.']])
	const kept = keptConsents(yaml, first)
	const second = { ...kept, [`${base}/texts/de`]: 'Zwei.' }
	const all = Object.entries(read(second)).filter(([version]) => !(version in before))
	expect(all.map(([, { texts, replaces }]) => [texts.de, replaces])).toEqual([
		['Eins.', undefined],
		['Zwei.', base],
	])
	expect(Object.keys(keptConsents(yaml, new Map(Object.entries(second))))).toHaveLength(2)
	expect(Object.keys(read(kept))).toHaveLength(Object.keys(before).length + 1)
})

test('a text that no form shows any longer cannot be changed, and neither can a version that an edit has replaced', () => {
	expect(() => read({ '2026-11/texts/de': 'Anders.' })).toThrow('“2026-11” in de was released')
	const [place = '', text = ''] =
		Object.entries(keptConsents(yaml, new Map([[`${base}/texts/de`, 'Eins.']])))[0] ?? []
	expect(() => read({ [place]: text.replace('Eins.', 'Zwei.') })).toThrow('This text is new.')
})
