import { expect, test } from 'vitest'
import { launchState } from './launch-points.ts'

test('a recommended point is not counted as open, and neither is a point that waits for another one', () => {
	expect(launchState({ name: 'site', finding: 'insecure' })).toBe('open')
	expect(launchState({ name: 'backups', finding: 'none' })).toBe('advice')
	expect(launchState({ name: 'spf', finding: 'waiting' })).toBe('waiting')
	expect(launchState({ name: 'dmarc', finding: 'unknown' })).toBe('unknown')
	expect(launchState({ name: 'ptr', finding: 'done' })).toBe('done')
})
