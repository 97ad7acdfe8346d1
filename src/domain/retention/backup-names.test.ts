import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupName, expiredBackups, newestBackup, parseBackupName } from './backup-names.ts'

const now = Date.UTC(2026, 10, 26, 3, 15)
const dayMs = 86_400_000

test('a name says when the backup was made, of which database, and whether it is encrypted', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 4e9 }),
			fc.constantFrom('sqlite' as const, 'dump' as const),
			fc.boolean(),
			(seconds, format, isEncrypted) => {
				const parsed = parseBackupName(backupName(seconds * 1_000, format, isEncrypted))
				expect(parsed).toMatchObject({ time: seconds * 1_000, format, isEncrypted })
			},
		),
	)
})

test.each([
	'notes.txt',
	'innervolt.sqlite',
	'innervolt-2026-13-45.sqlite',
	'innervolt-2026-11-26T031500Z.sqlite.part',
	'old-innervolt-2026-11-26.sqlite',
	'innervolt-2026-11-26.sqlite/x',
])('%s is no backup', (name) => {
	expect(parseBackupName(name)).toBeNull()
	expect(expiredBackups([name], now + 1_000 * dayMs)).toEqual([])
})

test('thirty nights stay, and of each night its newest backup', () => {
	const nights = Array.from({ length: 40 }, (_, index) => now - index * dayMs)
	const newest = nights.map((time) => backupName(time, 'sqlite', true))
	const earlier = nights.map((time) => backupName(time - 60_000, 'sqlite', true))
	const expired = new Set(expiredBackups([...earlier, ...newest, 'secret.key'], now))
	expect(newest.filter((name) => !expired.has(name))).toEqual(newest.slice(0, 30))
	expect(earlier.filter((name) => !expired.has(name))).toEqual([])
	expect(expired.has('secret.key')).toBe(false)
})

test('a backup that a clock dated into the future is kept', () => {
	expect(expiredBackups([backupName(now + 90 * dayMs, 'dump', false)], now)).toEqual([])
})

test('the newest backup is found among other files', () => {
	const names = ['z.txt', 'innervolt-2026-11-25.sqlite', backupName(now, 'dump', true)]
	expect(newestBackup(names)).toBe(backupName(now, 'dump', true))
	expect(newestBackup(['z.txt'])).toBeNull()
})
