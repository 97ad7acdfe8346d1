import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glossary, type Term } from './glossary.ts'

/** The files whose words are in one language: in its folder, or named after it or its country. */
const files = {
	de: globSync('src/content/**/{de/**/*,*-de,de}.{ts,yaml,mdoc}'),
	pt: globSync('src/content/**/{pt/**/*,*-pt,pt,br}.{ts,yaml,mdoc}'),
} as const

/** The messages of Say no are in the voice of the people who send them. */
const isSent = (file: string) => /say-no\/\w+\/(?:refusals|\w+-endings|ready-messages)/.test(file)

/** Not read: comments, addresses, names of files and keys, variables, and what people say, in German quotation marks. */
const unread =
	/^\s*#.*|^[\s-]*\w+(?: \w+)?:(?=\s)|\{%[^%]*%\}|\{[\w.]+\}|\]\([^)]*\)|\/\*[\s\S]*?\*\/|\/\/ .*|'[^'\n]*':|import .*|'[./#][\w./#-]*'|pages\.\w+|href: .*|page: .*|„[^“]*“/gm

const cases = (['de', 'pt'] as const).flatMap((language) =>
	Object.values<Term>(glossary[language]).map((entry) => ({ language, ...entry })),
)

test.each(cases)('$term has no other name in $language', ({ language, forbidden }) => {
	const found = files[language]
		.filter((file) => !isSent(file))
		.flatMap((file) => {
			const text = readFileSync(file, 'utf8')
				.replaceAll(unread, '')
				.replaceAll(String.raw`\u00AD`, '')
			return forbidden.flatMap((variant) => {
				const match = variant.exec(text)
				return match ? [`${file}: ${match[0]}`] : []
			})
		})
	expect(found).toEqual([])
})
