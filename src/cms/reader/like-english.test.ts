import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemaJson } from './format/schema-json.ts'
import { readRepositoryFile } from './files/words-files.ts'
import { likeEnglish } from './like-english.ts'

const { schema } = likeEnglish('messages/*/notices.yaml')
const german = () => parse(readRepositoryFile('messages/de/notices.yaml'))

test('a translation has the keys and the arguments of its English file', () => {
	const own = german()
	expect(schema.safeParse(own).success).toBe(true)
	const { sent } = own.notices
	for (const wrong of [{ title: 'Titel' }, { ...sent, text: '' }, { ...sent, text: ['Text'] }]) {
		const { error } = schema.safeParse({ ...own, notices: { ...own.notices, sent: wrong } })
		expect(error?.issues.map(({ path }) => path)).toEqual([['notices', 'sent', 'text']])
	}
	expect(schema.safeParse({ ...own, more: 'Text' }).success).toBe(false)

	const guides = likeEnglish('pages/*/guides.yaml').schema
	const words = parse(readRepositoryFile('pages/de/guides.yaml'))
	expect(guides.parse(words)).toMatchObject({
		sources: { summary: [['count'], expect.any(String)] },
	})
	const without = { ...words, sources: { ...words.sources, summary: 'Quellen' } }
	expect(guides.safeParse(without).error?.issues[0]?.message).toBe('{count} is missing.')
})

test('a comment in the English file describes the value below it', () => {
	expect(schemaJson(schema)).toMatchObject({
		properties: { description: { description: 'The description of all these pages.' } },
	})
	const { withdraw } =
		schemaJson(likeEnglish('tools/*/leave.yaml').schema).properties?.['kinds']?.properties ?? {}
	expect(withdraw?.properties?.['title']).toMatchObject({
		description: 'What the person wants, as a heading.',
	})
})
