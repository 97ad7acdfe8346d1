import { expect, test } from 'vitest'
import { at, writtenTexts } from '#testing/written-texts.ts'
import { words } from './entries.ts'

/** Messages of Say no are in the voice of the people who send them; the glossary itself names what is forbidden. */
const isOwn = (file: string) =>
	!/say-no|ready-messages|facts\/(?:glossary|sources)\.yaml/.test(file)

const texts = writtenTexts.filter(({ file }) => isOwn(file))

/** Not read: addresses, the names of facts and arguments, and what people say, in German quotation marks. */
const unread = /(?:page|app):[\w/#-]+|https?:\S+|\{[%$]?[\w. ]+|\u00AD|„[^“]*“/g

const cases = (['de', 'pt'] as const).flatMap((language) =>
	Object.values(words('glossary')[language]).map((entry) => ({ language, ...entry })),
)

test.each(cases)('$term has no other name in $language', ({ language, forbidden }) => {
	const own = texts.filter((each) => each.language === language)
	const found = own.flatMap((each) =>
		forbidden.flatMap((variant) => {
			const match = new RegExp(variant).exec(each.text.replaceAll(unread, ''))
			return match ? [at(each, match[0])] : []
		}),
	)
	expect(found).toEqual([])
})
