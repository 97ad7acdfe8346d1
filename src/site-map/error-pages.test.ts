import { expect, test } from 'vitest'
import { errorPagePath, languageOfPath } from './error-pages.ts'

test.each([
	['/deutschland/nirgends', 'de'],
	['/Deutschland/', 'de'],
	['/brasil/nada/aqui?utm_source=x', 'pt'],
	['/deutschlandkarte', 'en'],
	['/usa/nowhere', 'en'],
	['/nowhere', 'en'],
	['', 'en'],
])('the unknown path %j is answered in the language %s', (path, language) => {
	expect(languageOfPath(path)).toBe(language)
})

test('the path of an error page begins with the path of the landing page in its language', () => {
	expect(errorPagePath(404, 'en')).toBe('/404')
	expect(errorPagePath(500, 'pt')).toBe('/brasil/500')
})
