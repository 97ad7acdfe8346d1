import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schema } from '#config/schema.ts'
import { settingsPage } from './settings-page.ts'

test('every setting has a description', () => {
	const names = Object.entries(schema.shape)
	expect(names.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
})

test('docs/settings.md matches the schema', () => {
	expect(readFileSync('docs/settings.md', 'utf8'), 'npm run docs').toBe(settingsPage())
})
