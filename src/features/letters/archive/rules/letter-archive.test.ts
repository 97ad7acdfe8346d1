import { expect, test } from 'vitest'
import { archivedPath, archivePath } from './letter-archive.ts'

test('the path of an English letter contains no language, and the path of any other letter begins with its language', () => {
	expect([archivePath('en'), archivePath('pt')]).toEqual(['/letters', '/letters/pt'])
	expect(archivedPath('letter-we-open', 'en')).toBe('/letters/we-open')
	expect(archivedPath('letter-we-open', 'es')).toBe('/letters/es/we-open')
})

test.each([
	'letter-we-open',
	'letter-de',
	'letter-pictures',
	'letter-index',
	'letter-letter-x',
	'letter-2',
])('the campaign %s has a path that no other page uses', (campaign) => {
	const name = archivedPath(campaign, 'en').slice('/letters/'.length)
	expect(['de', 'pt', 'es', 'pictures', 'feed.xml', 'index']).not.toContain(name)
})
