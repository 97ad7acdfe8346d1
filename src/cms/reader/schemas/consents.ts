import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Language, languages } from '#site-map/languages.ts'
import {
	consentPurposes,
	currentConsentVersions,
} from '#features/waitlist/rules/consent-version.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { consentDigests } from '#cms/reader/facts/consent-digests.ts'
import { isNamedByWords } from '#cms/reader/files/consent-edits.ts'
import { text } from './common.ts'

const wording = z.strictObject({
	purpose: z.enum(consentPurposes).describe('The emails that it allows'),
	mailsPerMonth: z.int().nullable().describe('The most that it allows; null if it names no number'),
	texts: z
		.strictObject({ en: text, de: text, pt: text, es: text } satisfies Record<Language, unknown>)
		.partial()
		.describe('Word for word, in the languages in which it was on the site'),
	translation: text.describe('The same in Spanish, for the panel'),
	replaces: text
		.optional()
		.describe('The version that the owner has changed into this one, which the forms show now'),
})

/** Every consent text by its version, which is stored with each signup. A released text cannot be changed. */
export const consents = z.record(text, wording).check(({ value, issues }) => {
	const refuse = (path: string[], message: string) => {
		const fault: WordFault = { code: 'consent', values: { version: path[0] ?? '' } }
		issues.push({ code: 'custom', input: value, path, message, params: { fault } })
	}

	for (const [version, texts] of Object.entries(consentDigests)) {
		for (const [language, digest] of Object.entries(texts)) {
			const found = textsOf(value, version)[language]
			if (found !== undefined && digestOf(found) === digest) continue
			refuse(
				[version, 'texts', language],
				`The text “${version}” in ${language} was released and is no longer the same. People agreed to it word for word: put it back as it was, and write the new text as a new version.`,
			)
		}
	}
	for (const [version, { texts }] of Object.entries(value)) {
		// A text by the owner needs no digest: its version contains the hash of its words, so it cannot be changed either.
		if (isNamedByWords(version, texts)) continue
		for (const [language, found] of Object.entries(textsOf(value, version))) {
			if (found === undefined || consentDigests[version]?.[language] !== undefined) continue
			refuse(
				[version, 'texts', language],
				`This text is new. Once it is final, add its digest to src/cms/reader/facts/consent-digests.ts, '${version}': { ${language}: '${digestOf(found)}' }.`,
			)
		}
	}
	const current = Object.keys(value).filter((version) => value[version]?.replaces !== undefined)
	for (const version of [...Object.values(currentConsentVersions), ...current]) {
		for (const language of languages) {
			if (textsOf(value, version)[language] !== undefined) continue
			refuse([version], `The forms show “${version}” in every language; ${language} is missing.`)
		}
	}
})

export type ConsentWording = z.infer<typeof wording>

function textsOf(
	wordings: Readonly<Record<string, ConsentWording>>,
	version: string,
): Readonly<Record<string, string | undefined>> {
	return wordings[version]?.texts ?? {}
}

function digestOf(found: string): string {
	return createHash('sha256').update(found).digest('hex').slice(0, 16)
}
